import { useSetting } from './settings-store'

const MINUTE = 60_000

/**
 * Returns when the user wants to see new items of a list: 'live' at once, 'held' on request, or a number of ms after
 * which they are shown together.
 */
export function useShowNew(): 'live' | 'held' | number {
  const mode = useSetting('newPosts')
  return mode === 'live' || mode === 'held' ? mode : Number(mode) * MINUTE
}
