import { useState, useSyncExternalStore } from 'react'
import type { MediaPayload, MediaSupply } from '../open-media'

const NEVER = () => () => {}

/** Returns the media of a payload: those it lists, or all its feed has loaded. */
export function useSupply({ media, posts, feed }: MediaPayload): MediaSupply {
  const [fixed] = useState<MediaSupply>(() => ({ media, posts: posts ?? [], rest: 'end' }))
  return useSyncExternalStore(feed?.subscribe ?? NEVER, feed?.read ?? (() => fixed))
}
