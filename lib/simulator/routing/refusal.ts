/** Thrown by a handler: the server answers with `status` and `{error, …extra}`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

export const notFound = () => new Refusal(404, 'Record not found')
export const invalid = (message: string, extra: Record<string, unknown> = {}) =>
  new Refusal(422, `Validation failed: ${message}`, extra)
export const forbidden = (message = 'This action is not allowed') => new Refusal(403, message)

/** Returns the value, or throws 404. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound()
  return value
}
