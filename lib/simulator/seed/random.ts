/** A seeded random source: the same seed gives the same sequence on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  next: () => number
  /** A whole number between both bounds, inclusive. */
  int: (low: number, high: number) => number
  /** True with the probability given (0 to 1). */
  chance: (probability: number) => boolean
  /** A random item; throws RangeError for an empty list. */
  pick: <T>(items: readonly T[]) => T
  /** Up to `count` different items, in random order. */
  sample: <T>(items: readonly T[], count: number) => T[]
  /** A shuffled copy. */
  shuffle: <T>(items: readonly T[]) => T[]
  /** An item of [item, weight] pairs; weights are positive. */
  weighted: <T>(items: readonly (readonly [T, number])[]) => T
  /** Mostly small, sometimes large: the distribution of favourites and followers. */
  skewed: (max: number, power?: number) => number
  /** An independent source derived from this seed and a name; does not advance this one. */
  fork: (name: string) => Random
}

/** Hashes a text to 32 bits (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Creates a source (mulberry32) from a number or a text. */
export function createRandom(seed: number | string): Random {
  const start = typeof seed === 'string' ? hashText(seed) : seed >>> 0
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[Math.floor(next() * items.length)] as T
  }
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const pool = [...items]
    const taken = Math.min(count, pool.length)
    for (let at = 0; at < taken; at += 1) {
      const other = int(at, pool.length - 1)
      const swapped = pool[at] as T
      pool[at] = pool[other] as T
      pool[other] = swapped
    }
    pool.length = taken
    return pool
  }
  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let total = 0
    for (const [, weight] of items) total += weight
    let left = next() * total
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return pick(items)[0]
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample,
    shuffle: (items) => sample(items, items.length),
    weighted,
    skewed: (max, power = 4) => Math.floor(next() ** power * (max + 1)),
    fork: (name) => createRandom(start ^ hashText(name)),
  }
}

/** Deals items of lists, each once before any repeats. */
export type Deal = <T>(name: string, items: readonly T[]) => T

/** Creates a dealer with one deck per name, shuffled again when used up. */
export function createDealer(random: Random): Deal {
  const decks = new Map<string, number[]>()
  return (name, items) => {
    let deck = decks.get(name)
    if (!deck || deck.length === 0) {
      deck = random.shuffle(items.map((_, at) => at))
      decks.set(name, deck)
    }
    return items[deck.pop() ?? 0] ?? random.pick(items)
  }
}
