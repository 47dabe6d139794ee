import { createEmitter } from '@/lib/util/emitter'
import { firstOnScreen } from '@/lib/util/on-screen'
import type { StatusId } from '@/schemas/primitives'
import type { Media } from '@/schemas/statuses/media'

/** A video that plays on in the corner of the window. */
export interface HandedOver {
  /** Names the video of the post for the identity. */
  readonly key: string
  readonly identityKey: string
  readonly statusId: StatusId
  readonly media: Media
  readonly lang: string | null
  /** Seconds. */
  readonly time: number
  readonly rate: number
}

/** How a video continues in its post. */
export interface Continuation {
  readonly time: number
  readonly rate: number
  readonly plays: boolean
}

/** A video that is not in view this long after it was asked for does not start later, in ms. */
const RETURN_TIME = 5000

let current: HandedOver | null = null
let returned: (Continuation & { key: string; at: number }) | null = null
/** The element in the corner, once it is there; also after it failed. */
let corner: HTMLMediaElement | null = null
const changes = createEmitter()

export const getHandedOver = (): HandedOver | null => current
/** Calls `listener` when a video goes to the corner or leaves it. */
export const onHandOver = changes.subscribe

/** Moves a video to the corner, in place of another. */
export function handOver(video: HandedOver): void {
  current = video
  returned = null
  corner = null
  changes.emit()
}

/** Tells which element plays in the corner. */
export function setCornerMedium(medium: HTMLMediaElement): void {
  corner = medium
}

/** Closes the corner: the video continues in its post, at once or when it is played there. */
export function giveBack(plays: boolean): void {
  if (!current) return
  returned = {
    key: current.key,
    time: corner?.currentTime ?? current.time,
    rate: corner?.playbackRate ?? current.rate,
    plays,
    at: Date.now(),
  }
  current = null
  corner = null
  changes.emit()
}

/** Returns how a video continues that came back from the corner, once; null when it did not. */
export function takeReturned(key: string): Continuation | null {
  if (returned?.key !== key) return null
  const { time, rate, plays, at } = returned
  returned = null
  return { time, rate, plays: plays && Date.now() - at < RETURN_TIME }
}

/** Returns a video on the open pages by its key; null when its row is not there. */
export const findVideo = (key: string): HTMLElement | null =>
  firstOnScreen(`[data-video="${CSS.escape(key)}"]`)
