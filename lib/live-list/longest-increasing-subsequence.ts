/** Returns the longest subsequence of `items` whose `positionOf` strictly increases. */
export function longestIncreasingSubsequence<T>(items: readonly T[], positionOf: (item: T) => number): T[] {
  const lengths: number[] = []
  const previous: number[] = []
  let end = -1
  for (const [i, item] of items.entries()) {
    lengths[i] = 1
    previous[i] = -1
    for (let j = 0; j < i; j += 1) {
      const candidate = items[j]
      if (candidate === undefined || positionOf(candidate) >= positionOf(item)) continue
      if ((lengths[j] ?? 0) + 1 > (lengths[i] ?? 0)) {
        lengths[i] = (lengths[j] ?? 0) + 1
        previous[i] = j
      }
    }
    if (end < 0 || (lengths[i] ?? 0) > (lengths[end] ?? 0)) end = i
  }
  const chain: T[] = []
  for (let i = end; i >= 0; i = previous[i] ?? -1) {
    const item = items[i]
    if (item !== undefined) chain.push(item)
  }
  return chain.reverse()
}
