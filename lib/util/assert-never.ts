/** Ends a switch over a closed union: a missing case fails to compile, and throws if it happens anyway. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
