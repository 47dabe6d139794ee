/** Who the server in view is, what it allows and what it can do. */
export { instanceKeys } from './keys'
export { DEFAULT_LIMITS, type Access, type Instance, type Limits } from './instance'
export {
  domainBlocksQuery,
  extendedDescriptionQuery,
  instanceQuery,
  translationLanguagesQuery,
} from './queries'
export { useCapability, useInstance, useLimits, useServerTold } from './use-instance'
