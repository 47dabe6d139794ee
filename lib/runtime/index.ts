/** One runtime per identity: cache, HTTP client, streaming, and the hooks that read them. */
export { RuntimeProvider, useRuntime } from './context'
export { keyWithin, visitorOf, type Identity } from './identity'
export { RuntimeRegistry } from './registry'
export { createRuntime, type Runtime, type RuntimeOptions } from './runtime'
export { useEntity, useCachedEntity, useShownStatus } from './use-entity'
export { useMissing } from './use-missing'
