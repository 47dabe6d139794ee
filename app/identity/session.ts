import { createSessionService, readConfig, readEmbedded } from '@/features/session'
import { watchedFetch } from './environment'

/** Path of the deployment, with a slash at both ends. */
export const BASE = import.meta.env.BASE_URL

/** The session service of this page. */
export const session = createSessionService({
  fetch: watchedFetch,
  now: () => Date.now(),
  config: readConfig(),
  embedded: readEmbedded(location.origin),
  root: `${location.origin}${BASE}`,
  leave: (url) => location.assign(url),
})

/** Returns the name of a signed-in account in addresses; null for the default account. */
export const addressNameOf = (identityKey: string): string | null =>
  session.resolve(null)?.identity.key === identityKey ? null : identityKey
