import { session } from '../../../identity/session'

/** True when an account is signed in here, so that columns can be its own. */
export const isSignedIn = (identityKey: string): boolean =>
  session.sessions.state.getState().accounts.some((account) => account.identityKey === identityKey)
