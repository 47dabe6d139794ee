import { SKIP_DISTANCE } from './player-keys'

/** The texts and picture of a medium in the system. */
interface MediaTitle {
  readonly title: string
  readonly artist: string
  /** URL of a picture; null for none. */
  readonly artwork: string | null
}

/** The medium that the keys of the system control. */
let owner: HTMLMediaElement | null = null

const ACTIONS = ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const

function handle(medium: HTMLMediaElement, { action, seekOffset, seekTime }: MediaSessionActionDetails): void {
  const offset = seekOffset ?? SKIP_DISTANCE
  if (action === 'play') medium.play().catch(() => {})
  else if (action === 'pause') medium.pause()
  else if (action === 'seekbackward') medium.currentTime = Math.max(0, medium.currentTime - offset)
  else if (action === 'seekforward') medium.currentTime += offset
  else if (action === 'seekto' && seekTime !== undefined) medium.currentTime = seekTime
  else if (action === 'stop') {
    medium.pause()
    medium.currentTime = 0
  }
}

/** Sets the handler of each action that the browser knows; null removes it. */
function setHandlers(session: MediaSession, handler: MediaSessionActionHandler | null): void {
  for (const action of ACTIONS)
    try {
      session.setActionHandler(action, handler)
    } catch {
      // The browser does not know this action.
    }
}

function tellPosition(session: MediaSession, medium: HTMLMediaElement): void {
  const { duration, currentTime, playbackRate } = medium
  if (!Number.isFinite(duration) || typeof session.setPositionState !== 'function') return
  session.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) })
}

/**
 * Whenever `medium` plays, the system shows its title and its keys control it. Returns the function that ends it.
 */
export function showInSystem(medium: HTMLMediaElement, titleOf: () => MediaTitle): () => void {
  // Typed as always there.
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null
  if (!session) return () => {}
  const take = () => {
    owner = medium
    const { artwork, ...texts } = titleOf()
    if (typeof MediaMetadata !== 'undefined')
      session.metadata = new MediaMetadata({ ...texts, artwork: artwork === null ? [] : [{ src: artwork }] })
    setHandlers(session, (details) => handle(medium, details))
    session.playbackState = 'playing'
    tellPosition(session, medium)
  }
  const onPause = () => {
    if (owner === medium) session.playbackState = 'paused'
  }
  const onMove = () => {
    if (owner === medium) tellPosition(session, medium)
  }
  const listeners = [
    ['play', take],
    ['pause', onPause],
    ['seeked', onMove],
    ['ratechange', onMove],
    ['durationchange', onMove],
  ] as const
  for (const [type, listener] of listeners) medium.addEventListener(type, listener)
  if (!medium.paused) take()
  return () => {
    for (const [type, listener] of listeners) medium.removeEventListener(type, listener)
    if (owner !== medium) return
    owner = null
    session.metadata = null
    session.playbackState = 'none'
    setHandlers(session, null)
  }
}
