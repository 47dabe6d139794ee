import { openTabChannel, type TabChannel } from '@/lib/util/tab-channel'

/** A media element, or a frame of another site, which can only be removed. */
interface Playing {
  pause: () => void
}

/** The medium that plays in this tab, or did last. */
let current: Playing | null = null
/** Opened when something is first played; undefined before. */
let channel: TabChannel | null | undefined

function openChannel(): TabChannel | null {
  const opened = openTabChannel('skein:playback')
  opened?.onMessage(() => current?.pause())
  return opened
}

function release(playing: Playing): void {
  if (current === playing) current = null
}

/** Pauses what else plays in any column and tab. Returns the function to call when `playing` is gone. */
export function claimPlayback(playing: Playing): () => void {
  if (channel === undefined) channel = openChannel()
  const before = current
  current = playing
  if (before !== playing) before?.pause()
  channel?.send('plays')
  return () => release(playing)
}

/** Whenever `medium` starts to play, pauses what else plays. Returns the function that stops it. A ref, too. */
export function playAlone(medium: HTMLMediaElement | null): (() => void) | undefined {
  if (!medium) return undefined
  const onPlay = () => void claimPlayback(medium)
  medium.addEventListener('play', onPlay)
  return () => {
    medium.removeEventListener('play', onPlay)
    release(medium)
  }
}
