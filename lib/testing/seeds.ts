/** Part of the seeds that runs by default: a fault in the rules shows within few seeds, a rare race needs many. */
const SHARE = 5

/**
 * Returns how many seeds a test of random schedules runs: a fifth of `all`, at least one, or all with the
 * environment variable SKEIN_ALL_SEEDS.
 */
export const seedCount = (all: number): number =>
  process.env['SKEIN_ALL_SEEDS'] ? all : Math.max(1, Math.ceil(all / SHARE))
