/**
 * Why no server was found behind what was typed: address = it names no server; unreachable = nothing answers (or it
 * lets no other page ask); slow = no answer in time; html = a web site, but no such server; foreign = it answers in
 * another shape; elsewhere = it sends requests to another address; fault = it reports an error of its own (`status`).
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
    /** Host that was tried, '' when none was. */
    readonly host: string,
    readonly status?: number,
  ) {
    super(`${reason} ${host}`)
  }
}
