/**
 * Why no server was found for an input: address = not a server name; unreachable = no answer (or blocked by
 * CORS); slow = timed out; html = a website, but not such a server; foreign = an unknown answer; elsewhere =
 * it redirects to another URL; fault = it reports an error of its own (`status`).
 */
export type DiscoveryReason =
  | 'address'
  | 'unreachable'
  | 'slow'
  | 'html'
  | 'foreign'
  | 'elsewhere'
  | 'fault'
  | 'aborted'

export class DiscoveryError extends Error {
  override readonly name = 'DiscoveryError'

  constructor(
    readonly reason: DiscoveryReason,
    /** Host that was tried; '' for none. */
    readonly host: string,
    readonly status?: number,
  ) {
    super(`${reason} ${host}`)
  }
}
