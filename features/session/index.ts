import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/**
 * Sign-in and sign-out, the signed-in accounts, server discovery, and the prompt for visitors who want to
 * act.
 */
export { AccountSwitcher } from './accounts/account-switcher'
export { readConfig } from './servers/config'
export { readEmbedded } from './embedded/embedded'
export { hostOfIdentity } from './accounts/identity'
export { noteOwnAccount, ownAccountQuery, type OwnState } from './accounts/own-account'
export { plainName } from './accounts/plain-name'
export type { Continued } from './interaction/continue-action'
export { isPermitted } from './accounts/permissions'
export { createSessionService } from './accounts/service'
export { registerAccountData } from './sign-out/account-data'
export type { SignedInAccount, Session } from './accounts/store/stored'
export {
  SessionProvider,
  useAccounts,
  useLacksScope,
  useNamedAccount,
  useSignedInAccount,
  useSessionService,
} from './accounts/use-sessions'

/** A banner about a problem of the current account. Rarely needed, so it loads after the first screen. */
export const SessionBanner = lazyPart(
  async () => ({ default: (await import('./accounts/session-banner')).SessionBanner }),
  undefined,
  { after: whenFirstScreenShown },
)
/** The page that asks for a server. Its props `wanted` and `actionId` come from `?as=` and `?for=` of signInPath. */
export const SignInPage = lazyPart(() => import('./sign-in/sign-in-page'))
/** The page servers redirect back to. */
export const ReturnPage = lazyPart(() => import('./sign-in/return-page'))
/** The SIGN_IN modal, for the modal registry: a visitor wants to act. */
export const InteractionPrompt = lazyPart(() => import('./interaction/interaction-prompt'))
