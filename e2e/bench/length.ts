import { patience } from '../scripts/checks/patience.mjs'

/** Set by `npm run bench -- --full`, which measures over minutes. */
const FULL = process.env['BENCH_FULL'] === '1'
/** Set by `npm run bench -- --smoke`, which only shows that every benchmark still runs. */
export const SMOKE = process.env['BENCH_SMOKE'] === '1'

/** Returns the length of a measurement; without a `full` one, the usual one is used. */
export const lengthOf = (length: { full?: number; usual: number; smoke: number }): number => {
  if (SMOKE) return length.smoke
  return FULL ? (length.full ?? length.usual) : length.usual
}

/** Returns how often something is measured for a median. */
export const runsOf = (usual: number): number => lengthOf({ usual, smoke: 1 })

/** Longest time of a benchmark, in ms. */
export const timeLimit = (full: number): number =>
  lengthOf({ full, usual: 300_000, smoke: 90_000 * patience() })
