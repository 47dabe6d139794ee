import type { ApiError } from '@/lib/http'

/**
 * Why a sign-in failed: denied = the user or server refused; state = this browser did not start it, or too
 * long ago; elsewhere = the same, while another window waits for a sign-in; expired = the code is used or too old; account = the token works but the account may not act
 * (`detail` says why); other-account = signed in as another account than requested; lost = no usable answer, may be
 * retried; app = the server keeps refusing the registration; refused = any other refusal.
 */
export type SignInReason =
  | 'denied'
  | 'state'
  | 'elsewhere'
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
      /** Host of the server; '' when unknown. */
      host?: string
      /** The server's message. */
      detail?: string
      /** The error that the server answered with; undefined without an answer. */
      answer?: ApiError | undefined
      returnTo?: string
    } = {},
  ) {
    super(`${reason} ${about.host ?? ''}`)
  }

  /** True when a retry may succeed. */
  get retryable(): boolean {
    return this.reason === 'lost'
  }
}
