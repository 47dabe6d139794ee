import { alertError } from '@/lib/alerts'
import { createIntlFor, detectLocale } from '@/lib/i18n'
import { createRuntime, RuntimeRegistry, type Identity } from '@/lib/runtime'
import { activity, watchedFetch } from './environment'
import { session } from './session'

/** The runtimes of the identities that were lately on screen. */
export const runtimes = new RuntimeRegistry((identity: Identity) => {
  const locale = detectLocale()
  return createRuntime({
    identity,
    token: session.tokenOf(identity),
    ports: { fetch: watchedFetch, now: () => Date.now() },
    activity,
    locale: () => locale,
    onExpired: () => void session.check(identity.who),
    onError: (error) => alertError(error, createIntlFor(locale), { identity: identity.who }),
  })
})
