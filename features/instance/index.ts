/** The current server: what it is, what it allows and which features it has. */
export { instanceKeys } from './keys'
export { DEFAULT_LIMITS, type Access, type Instance, type Limits } from './instance'
export {
  domainBlocksQuery,
  extendedDescriptionQuery,
  instanceQuery,
  translationLanguagesQuery,
} from './queries'
export { useCapability, useInstance, useLimits, useIsServerKnown } from './use-instance'
