import { createSessionService, readConfig, readEmbedded } from '@/features/session'
import { BASE } from '../routing/base'
import { watchedFetch } from './environment'

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
