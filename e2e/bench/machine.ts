/** Milliseconds of a fixed piece of work on the machine where the budgets were set; budgets scale by what it takes here. */
export const REFERENCE_MS = 118

/** What the fixed piece of work takes here, ms, by the clock and of processor time: they differ when others work too. */
export interface Machine {
  readonly clock: number
  readonly processor: number
}

/** How often `calibrate` runs it; the browser gets its text alone, so it cannot read this. */
export const RUNS = 7

/**
 * Takes how long a fixed mix of allocation, hashing and sorting needs, median of seven. It runs in the browser under
 * test at full speed, so that it scores the processor and the engine together.
 */
export function calibrate(): number {
  const runs: number[] = []
  for (let run = 0; run < 7; run++) {
    const from = performance.now()
    let hash = 2_166_136_261
    const rows: { key: string; value: number }[] = []
    for (let i = 0; i < 60_000; i++) {
      hash = Math.imul(hash ^ (i & 255), 16_777_619) >>> 0
      rows.push({ key: `${hash.toString(36)}:${i}`, value: hash })
    }
    rows.sort((a, b) => a.value - b.value)
    const byKey = new Map(rows.map((row) => [row.key, row]))
    const copy: unknown = JSON.parse(JSON.stringify(rows.slice(0, 8000)))
    if (byKey.size === 0 || !copy) throw new Error('unreachable')
    runs.push(performance.now() - from)
  }
  return runs.sort((a, b) => a - b)[3] ?? 0
}
