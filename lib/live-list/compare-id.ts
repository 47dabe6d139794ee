/**
 * Orders two ids by length, then code units: negative when `a` is the older one, 0 when they are the same.
 * True to time only on servers whose lists are ordered; elsewhere ids are for equality only.
 */
export function compareId(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}
