import { useState, useSyncExternalStore } from 'react'
import type { MediaPayload, MediaSupply } from '../open-media'

const NEVER = () => () => {}

/** The media of a payload: those it names, or all that its list holds by now. */
export function useSupply({ media, posts, feed }: MediaPayload): MediaSupply {
  const [fixed] = useState<MediaSupply>(() => ({ media, posts: posts ?? [], rest: 'end' }))
  return useSyncExternalStore(feed?.subscribe ?? NEVER, feed?.read ?? (() => fixed))
}
