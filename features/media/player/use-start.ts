import { useState } from 'react'
import { focusWithoutScroll } from '@/lib/focus/focusable'
import { useFailure } from '../tile/use-failure'
import type { Continuation } from './corner/hand-over'
import { applyVolume } from './volume'

/**
 * State of the controls: waiting for the first press (`new`), played with our controls
 * (`ours`), or with those of the browser (`plain`), since ours failed to load.
 */
type PlayerStage = 'new' | 'ours' | 'plain'

function moveTo(medium: HTMLMediaElement, time: number, rate: number): void {
  medium.currentTime = time
  medium.playbackRate = rate
}

/** State of a video or audio element and of the player around it. `setRoot` and `setMedium` are their refs. */
export function useStart<E extends HTMLMediaElement>() {
  const { failed, again, fail, retry } = useFailure()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [medium, setMedium] = useState<E | null>(null)
  const [stage, setStage] = useState<PlayerStage>('new')
  const [isPlaying, setIsPlaying] = useState(false)
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
    start: () => {
      if (!medium) return
      applyVolume(medium)
      setStage('ours')
      // The pressed button goes away; the keys of the player work from here.
      focusWithoutScroll(root)
      // Refused by the browser: the controls remain.
      medium.play().catch(() => {})
    },
    /** Continues what played elsewhere. */
    resume: ({ time, rate, plays }: Continuation, takesFocus = false) => {
      if (!medium) return
      applyVolume(medium)
      moveTo(medium, time, rate)
      setStage('ours')
      if (takesFocus) focusWithoutScroll(root)
      if (plays) medium.play().catch(() => {})
    },
    usePlainControls: () => setStage('plain'),
    /** Props of the element. */
    events: {
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onError: () => {
        setStage('new')
        setIsPlaying(false)
        fail()
      },
    },
  }
}
