/** The end of a switch over a closed union: fails to compile when a case is missing, throws if it runs all the same. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
