import { useDeferredValue } from 'react'
import type { ListState } from '@/lib/live-list'

/** The state of a live list, and what is rendered together with it. */
interface Latest {
  readonly engine: object
  readonly state: Pick<ListState<string>, 'loaded'>
}

/**
 * Returns the last state that is on screen, and renders a newer one in small steps, between which input is handled. The
 * first page, and the state of another list, are rendered at once. `latest` must be the same object while nothing changes.
 */
export function useDeferredList<T extends Latest>(latest: T): T {
  const shown = useDeferredValue(latest)
  return shown.engine === latest.engine && shown.state.loaded && latest.state.loaded ? shown : latest
}
