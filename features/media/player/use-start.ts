import { useEffect, useRef, useState } from 'react'
import { focusWithoutScroll } from '@/lib/focus/focusable'
import type { Media } from '@/schemas/statuses/media'
import { descriptionOf, fullUrlOf } from '../sources'
import { useFailure } from '../tile/use-failure'
import type { Continuation } from './corner/hand-over'
import { playAlone } from './sole-playback'
import { applyVolume, followVolume, keepVolume } from './volume'

/**
 * State of the controls: waiting for the first press (`new`), played with our controls
 * (`ours`), or with those of the browser (`plain`), since ours failed to load.
 */
type PlayerStage = 'new' | 'ours' | 'plain'

type Place = Omit<Continuation, 'plays'>

function moveTo(medium: HTMLMediaElement, { time, rate }: Place): void {
  medium.currentTime = time
  medium.playbackRate = rate
}

/** Parts for the frame of a player. */
export type StartedPlayer = Pick<
  ReturnType<typeof useStart>,
  'isPlaying' | 'setRoot' | 'failed' | 'again' | 'retry'
>

/** State of a video or audio element and of the player around it. `setRoot` and `setMedium` are their refs. */
export function useStart<E extends HTMLMediaElement>(media: Media, lang: string | null) {
  const { failed, again, fail, retry } = useFailure()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [medium, setMedium] = useState<E | null>(null)
  const [stage, setStage] = useState<PlayerStage>('new')
  const [isPlaying, setIsPlaying] = useState(false)
  /** The place of the failure, where the next element continues. */
  const failedAt = useRef<Place>(null)
  useEffect(() => playAlone(medium), [medium])
  const wasStarted = stage !== 'new'
  useEffect(() => (medium && wasStarted ? followVolume(medium) : undefined), [medium, wasStarted])
  const begin = (from: Place | null, plays: boolean, takesFocus: boolean) => {
    if (!medium) return
    applyVolume(medium)
    const place = failedAt.current ?? from
    failedAt.current = null
    if (place) moveTo(medium, place)
    if (!wasStarted) setStage('ours')
    // The pressed button goes away; the keys of the player work from here.
    if (takesFocus) focusWithoutScroll(root)
    // Refused by the browser: the controls remain.
    if (plays) medium.play().catch(() => {})
  }
  const rememberPlace = () => {
    if (medium && wasStarted) failedAt.current = { time: medium.currentTime, rate: medium.playbackRate }
  }
  return {
    root,
    medium,
    stage,
    isPlaying,
    setRoot,
    setMedium,
    failed,
    again,
    retry,
    /** Plays at once: browsers allow sound only in the handler of a press. */
    start: () => begin(null, true, true),
    /** Continues what played elsewhere. */
    resume: ({ plays, ...from }: Continuation, takesFocus = false) => begin(from, plays, takesFocus),
    /** Continues with another element, after `rememberPlace` for the one that failed. */
    replay: () => begin(null, true, false),
    rememberPlace,
    usePlainControls: () => setStage('plain'),
    /** Props of the element. */
    props: {
      src: fullUrlOf(media) ?? undefined,
      'aria-label': descriptionOf(media) || undefined,
      lang: lang ?? undefined,
      'data-media': media.id,
      controls: stage === 'plain',
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onVolumeChange: () => {
        // Our controls remember it themselves.
        if (medium && stage === 'plain') keepVolume(medium)
      },
      onError: () => {
        rememberPlace()
        setStage('new')
        setIsPlaying(false)
        fail()
      },
    },
  }
}
