/** The current server: what it is, what it allows and which features it has. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { aboutEntry } from './about/nav-entry'
export { instanceKeys } from './keys'
export { DEFAULT_LIMITS, type Access, type Instance, type Limits } from './instance'
export { instanceQuery, translationLanguagesQuery } from './queries'
export { useCapability, useInstance, useLimits, useMayHave, useIsServerKnown } from './use-instance'

/** The page about the server. */
export const AboutServer = lazyPart(() => import('./about/about-server'))

/** Picture, name and short description of the server. */
export const ServerHead = lazyPart(() => import('./about/server-head'))

/** The privacy policy or the terms of service of the server. */
export const ServerPolicy = lazyPart(() => import('./about/server-policy'))
