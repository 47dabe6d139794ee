/**
 * Time in ms of a fixed task on the machine where the budgets were set; budgets scale by the time it takes
 * here.
 */
export const REFERENCE_MS = 118

/** Time in ms of the fixed task here, in wall time and CPU time, which differ under load. */
export interface Machine {
  readonly clock: number
  readonly processor: number
}

/** Number of runs in `calibrate`, which is serialised for the browser and cannot read this constant. */
export const RUNS = 7

/**
 * Measures a fixed mix of allocation, hashing and sorting, median of seven. Runs in the browser under test at
 * full speed, so that it rates CPU and engine together.
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
