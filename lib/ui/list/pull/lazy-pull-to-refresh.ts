import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { lazyPart } from '../../lazy-part'

/** Installed as an app there is no browser that reloads the page; only fingers pull. */
export const PULL_QUERY = '(display-mode: standalone) and (pointer: coarse)'

/** Refreshes a list that is pulled down. Loaded after the first paint. */
export const PullToRefresh = lazyPart(() => import('./pull-to-refresh'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
