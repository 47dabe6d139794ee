import { createSessionService, readConfig, readEmbedded } from '@/features/session'
import { watchedFetch } from './environment'

/** Path below which the app is deployed, with a slash at both ends. */
export const BASE = import.meta.env.BASE_URL

/** Being signed in, for this page. */
export const session = createSessionService({
  fetch: watchedFetch,
  now: () => Date.now(),
  config: readConfig(),
  embedded: readEmbedded(location.origin),
  root: `${location.origin}${BASE}`,
  leave: (url) => location.assign(url),
})

/** The name of a signed-in account in addresses; null for the default account. */
export const addressNameOf = (who: string): string | null =>
  session.resolve(null)?.identity.who === who ? null : who
