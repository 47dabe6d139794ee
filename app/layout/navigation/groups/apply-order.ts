/** Returns items in the order of these ids, followed by those that are not among them. */
export function applyOrder<T>(items: readonly T[], idOf: (item: T) => string, order: readonly string[]): T[] {
  const rank = new Map(order.map((id, at) => [id, at]))
  const rankOf = (item: T) => rank.get(idOf(item)) ?? order.length
  return items.toSorted((a, b) => rankOf(a) - rankOf(b))
}
