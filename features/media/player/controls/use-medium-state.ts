import { useEffect, useState } from 'react'
import { sharesOf, type LoadedPart } from './player-time'

export interface MediumState {
  readonly isPaused: boolean
  /** Seconds. */
  readonly time: number
  /** Seconds; NaN while unknown. */
  readonly duration: number
  readonly rate: number
  /** The loaded parts. */
  readonly loaded: readonly LoadedPart[]
  /** True while it would play but has no data. */
  readonly isWaiting: boolean
}

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'progress',
  'ratechange',
  'waiting',
  'playing',
  'canplay',
]

function read(medium: HTMLMediaElement, known: number | null): MediumState {
  const duration = Number.isNaN(medium.duration) ? (known ?? Number.NaN) : medium.duration
  return {
    isPaused: medium.paused,
    time: medium.currentTime,
    duration,
    rate: medium.playbackRate,
    loaded: sharesOf(medium.buffered, duration),
    isWaiting: !medium.paused && medium.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !medium.ended,
  }
}

/** Returns the state of a medium. `known`: its duration according to the server. */
export function useMediumState(medium: HTMLMediaElement, known: number | null): MediumState {
  const [state, setState] = useState(() => read(medium, known))
  useEffect(() => {
    const update = () => setState(read(medium, known))
    update()
    for (const type of EVENTS) medium.addEventListener(type, update)
    return () => {
      for (const type of EVENTS) medium.removeEventListener(type, update)
    }
  }, [medium, known])
  return state
}
