import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/**
 * Sign-in and sign-out, the signed-in accounts, server discovery, and the prompt for visitors who want to
 * act.
 */
export type { SessionCommands, SessionFacts } from './bus'
export { AccountSwitcher } from './accounts/account-switcher'
export type { SessionHealth } from './accounts/check-session'
export { readConfig, type Config } from './servers/config'
export type { DiscoveredServer } from './servers/discovery'
export { DiscoveryError, type DiscoveryReason } from './servers/discovery-error'
export { readEmbedded, type Embedded } from './embedded/embedded'
export {
  defaultIdentity,
  hostOfIdentity,
  identityOf,
  resolveIdentity,
  signInPath,
  type ResolvedIdentity,
} from './accounts/identity'
export { noteOwnAccount, ownAccountQuery, type OwnAccount, type OwnState } from './accounts/own-account'
export { plainName } from './accounts/plain-name'
export type { Continued } from './interaction/interaction-prompt'
export { isPermitted, type Permission } from './accounts/permissions'
export { hostOfServer, parseServerAddress, type TypedServer } from './servers/server-address'
export { createSessionService, type SessionService, type SessionServiceOptions } from './accounts/service'
export { createSessionDb, SESSION_DB, type SessionDb } from './accounts/store/session-db'
export type { SessionsState, SessionsStore } from './accounts/store/sessions-store'
export { countUnsaved, registerAccountData, type AccountData } from './sign-out/sign-out'
export { SignInError, type SignInReason } from './sign-in/sign-in-error'
export type { SignedInAccount, Session } from './accounts/store/stored'
export {
  SessionProvider,
  useAccounts,
  useNamedAccount,
  useSignedInAccount,
  useSessions,
  useSessionService,
} from './accounts/use-sessions'

/** A banner about a problem of the current account. Rarely needed, so it loads after the first screen. */
export const SessionBanner = lazyPart(
  async () => ({ default: (await import('./accounts/session-banner')).SessionBanner }),
  undefined,
  { after: whenFirstScreenShown },
)
/** The page that asks for a server. `wanted` is the `?as=` of signInPath. */
export const SignInPage = lazyPart(() => import('./sign-in/sign-in-page'))
/** The page servers redirect back to. */
export const ReturnPage = lazyPart(() => import('./sign-in/return-page'))
/** The SIGN_IN modal, for the modal registry: a visitor wants to act. */
export const InteractionPrompt = lazyPart(() => import('./interaction/interaction-prompt'))
