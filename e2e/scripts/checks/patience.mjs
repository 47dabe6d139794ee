/** Time in ms of the fixed task on the quiet two-core machine where the deadlines were chosen. */
const REFERENCE_MS = 130

/** Runs a fixed task several times and returns the median of their wall times, in ms. */
export function calibrate(runs = 9) {
  const times = []
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    let hash = 2_166_136_261
    const keys = new Map()
    for (let i = 0; i < 120_000; i++) {
      hash = Math.imul(hash ^ (i & 255), 16_777_619) >>> 0
      keys.set(`${hash.toString(36)}:${i}`, hash)
    }
    if (keys.size !== 120_000) throw new Error('unreachable')
    times.push(performance.now() - from)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

/**
 * Returns the factor for all deadlines of tests: 1 on a machine like the reference or a faster one, at most 4 on
 * a slower or busier one.
 */
export const patienceFor = (ms, reference = REFERENCE_MS) =>
  Math.round(Math.min(4, Math.max(1, ms / reference)) * 10) / 10

/** The factor that the test command measured; 1 when tests run without it. */
export const patience = () => Number(process.env.SKEIN_PATIENCE ?? '') || 1
