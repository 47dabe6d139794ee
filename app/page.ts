import { pageOf } from '@/lib/modals'
import { currentAddress } from './history'

/** The page in view, as far as the layout depends on it. */
export interface Page {
  /** Name of the history entry, the same under modals and after a reload. */
  entry: string
  /** Path as the router sees it. */
  path: string
  /** Whom the address names; null is the default identity. */
  who: string | null
}

/** The page that a location of the router stands for. */
export const pageAt = (location: { pathname: string; state: object }): Page => ({
  entry: pageOf(location.state),
  path: location.pathname,
  who: currentAddress().who,
})
