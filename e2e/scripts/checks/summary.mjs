/**
 * A step that ran or was left out. `code` is its exit code, null when it was left out; `seconds` its duration; `patience`
 * the factor by which the machine was slower than the one of the budgets, default 1.
 * @typedef {{ name: string, code: number | null, seconds: number, patience?: number, results: import('./results.mjs').Results }} StepResult
 */

/** Longest summary, in lines. */
const MAX_LINES = 60

/** Longest time of each step in seconds, on two quiet cores; the table in e2e/README.md explains it. */
export const BUDGETS = {
  format: 5,
  lint: 25,
  language: 5,
  unused: 15,
  types: 25,
  unit: 240,
  build: 45,
  live: 150,
  firefox: 60,
  bundle: 60,
  bench: 90,
  journeys: 540,
}

/** Longest time of the whole run in seconds, on two quiet cores. */
export const TOTAL_BUDGET = 900

/** Formats a duration as minutes and seconds. */
export function minutes(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** True when the step failed by its exit code or by a test. @param {StepResult} step */
export const hasFailed = ({ code, results }) => (code !== null && code !== 0) || results.failed.length > 0

/** Returns a duration with its budget and share of it, for a machine that is `patience` times slower than that of the budget. */
function shareOf(seconds, budget, patience) {
  if (budget === undefined) return minutes(seconds)
  const share = Math.round((seconds / (budget * patience)) * 100)
  return `${minutes(seconds)} of ${minutes(budget)}${patience > 1 ? ` × ${patience}` : ''} (${share} %)`
}

/** Returns the factor of the whole run: the mean of those of its steps, weighted by their durations. */
function patienceOf(steps) {
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const weighed = steps.reduce((sum, { seconds, patience = 1 }) => sum + seconds * patience, 0)
  return all === 0 ? 1 : Math.round((weighed / all) * 10) / 10
}

/** @param {StepResult} step */
function stepLine(step) {
  const { name, code, seconds, patience = 1, results } = step
  const { passed, failed, flaky, skipped } = results
  const word = code === null ? 'left out' : hasFailed(step) ? 'FAILED' : 'ok'
  const counts =
    passed + failed.length + flaky.length + skipped === 0
      ? ''
      : ` ${passed + flaky.length} passed, ${failed.length} failed, ${flaky.length} flaky, ${skipped} skipped`
  return `  ${name.padEnd(9)} ${word.padEnd(8)} ${shareOf(seconds, BUDGETS[name], patience).padEnd(26)}${counts}`.trimEnd()
}

const entryLines = (kind, entries, room) => {
  if (entries.length === 0) return []
  const shown = entries.slice(0, Math.max(0, Math.floor((room - 2) / 2)))
  return [
    `${kind}:`,
    ...shown.flatMap(({ step, file, title, error }) => [`  ${step} ${file} › ${title}`, `    ${error}`]),
    ...(shown.length < entries.length ? [`  and ${entries.length - shown.length} more`] : []),
  ]
}

/**
 * Returns the end of a run, at most 60 lines: failed tests, flaky tests, and every step with its totals.
 * @param {readonly StepResult[]} steps
 * @param {number} total time of the whole run in seconds; steps may run at the same time
 * @returns {string[]}
 */
export function summaryLines(steps, total) {
  const of = (kind) =>
    steps.flatMap(({ name, results }) => results[kind].map((entry) => ({ ...entry, step: name })))
  const sum = (count) => steps.reduce((total, { results }) => total + count(results), 0)
  const failed = entryLines('Failed', of('failed'), MAX_LINES - steps.length - 14)
  const flaky = entryLines(
    'Flaky, passed after another try',
    of('flaky'),
    MAX_LINES - steps.length - failed.length - 2,
  )
  const bad = steps.filter(hasFailed).map(({ name }) => name)
  const budget = steps.length === Object.keys(BUDGETS).length ? TOTAL_BUDGET : undefined
  return [
    ...failed,
    ...flaky,
    'Steps:',
    ...steps.map(stepLine),
    `${bad.length === 0 ? 'Passed' : `Failed: ${bad.join(', ')}`} in ${shareOf(total, budget, patienceOf(steps))}. ` +
      `${sum((results) => results.passed + results.flaky.length)} passed, ` +
      `${sum((results) => results.failed.length)} failed, ` +
      `${sum((results) => results.flaky.length)} flaky, ${sum((results) => results.skipped)} skipped`,
  ]
}
