/** The longest subsequence of `items` whose `place` strictly increases. */
export function longestIncreasingSubsequence<T>(items: readonly T[], place: (item: T) => number): T[] {
  const length: number[] = []
  const back: number[] = []
  let end = -1
  for (const [i, item] of items.entries()) {
    length[i] = 1
    back[i] = -1
    for (let j = 0; j < i; j += 1) {
      const before = items[j]
      if (before === undefined || place(before) >= place(item)) continue
      if ((length[j] ?? 0) + 1 > (length[i] ?? 0)) {
        length[i] = (length[j] ?? 0) + 1
        back[i] = j
      }
    }
    if (end < 0 || (length[i] ?? 0) > (length[end] ?? 0)) end = i
  }
  const chain: T[] = []
  for (let i = end; i >= 0; i = back[i] ?? -1) {
    const item = items[i]
    if (item !== undefined) chain.push(item)
  }
  return chain.reverse()
}
