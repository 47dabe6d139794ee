import { openTabChannel, type TabChannel } from '@/lib/util/tab-channel'

/** The medium that plays in this tab, or did last. */
let current: HTMLMediaElement | null = null
/** Opened when the first medium is played; undefined before. */
let channel: TabChannel | null | undefined

function openChannel(): TabChannel | null {
  const opened = openTabChannel('skein:playback')
  opened?.onMessage(() => current?.pause())
  return opened
}

function claim(medium: HTMLMediaElement): void {
  if (current !== medium) current?.pause()
  current = medium
  channel?.send('plays')
}

/**
 * Whenever `medium` starts to play, pauses what else plays in any column and tab. Returns the function that stops
 * it.
 */
export function playAlone(medium: HTMLMediaElement): () => void {
  if (channel === undefined) channel = openChannel()
  const onPlay = () => claim(medium)
  medium.addEventListener('play', onPlay)
  if (!medium.paused) onPlay()
  return () => {
    medium.removeEventListener('play', onPlay)
    if (current === medium) current = null
  }
}
