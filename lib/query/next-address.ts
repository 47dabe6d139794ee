/**
 * Returns the address of the next page of a list. There is none after an empty page, or if the address was requested
 * already, since some servers loop.
 */
export const nextAddress = (
  next: string | null,
  items: readonly unknown[],
  requested: readonly (string | null)[],
): string | undefined => (next !== null && items.length > 0 && !requested.includes(next) ? next : undefined)
