/**
 * Why coming back from the server did not sign in: denied = the person or the server said no; state = this browser
 * did not start it, or too long ago; expired = the code is used or too old; account = the token works but the account
 * may not act (`message` says why); other-account = signed in as somebody else than asked for; lost = no answer, may
 * be tried again; app = the server keeps refusing our registration; refused = anything else it said.
 */
export type SignInReason =
  | 'denied'
  | 'state'
  | 'expired'
  | 'account'
  | 'other-account'
  | 'lost'
  | 'app'
  | 'refused'

export class SignInError extends Error {
  override readonly name = 'SignInError'

  constructor(
    readonly reason: SignInReason,
    readonly about: {
      /** Host of the server, '' when unknown. */
      host?: string
      /** The server's own words. */
      said?: string
      returnTo?: string
    } = {},
  ) {
    super(`${reason} ${about.host ?? ''}`)
  }

  /** Trying the same again may work. */
  get retryable(): boolean {
    return this.reason === 'lost'
  }
}
