import { useCallback, useSyncExternalStore } from 'react'

/** By the function of the window that made them, of which a page has one. */
const known = new WeakMap<Window['matchMedia'], Map<string, MediaQueryList>>()

/** Returns the list of a media query, which is kept: making one takes time, and every row of a timeline asks. */
export function mediaList(query: string): MediaQueryList {
  const lists = known.get(window.matchMedia) ?? new Map<string, MediaQueryList>()
  known.set(window.matchMedia, lists)
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Returns whether a media query matches; renders again only when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaList(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaList(query).matches)
}
