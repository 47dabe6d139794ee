import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** Loads the groups of nav-groups.tsx after the first paint. */
export const NavGroups = lazyPart(() => import('./nav-groups'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})

/** The same groups behind a button. */
export const RailGroups = lazyPart(() => import('./rail-groups'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
