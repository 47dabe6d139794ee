/**
 * Compares ids by length, then code units: negative when `a` is older, 0 when they are equal. Gives the
 * order in time only on servers whose ids sort by age.
 */
export function compareId(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length
  if (a === b) return 0
  return a < b ? -1 : 1
}
