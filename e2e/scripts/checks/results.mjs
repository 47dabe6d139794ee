import { relative } from 'node:path'

/**
 * A test that failed, or that passed only after another try. `error` is the first line of its (first) error.
 * @typedef {{ file: string, title: string, error: string }} Entry
 */
/** @typedef {{ passed: number, skipped: number, failed: Entry[], flaky: Entry[] }} Results */

/** @returns {Results} */
export const noResults = () => ({ passed: 0, skipped: 0, failed: [], flaky: [] })

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** Returns the first line of an error without colours, at most 160 characters. */
export const firstLine = (message = '') =>
  (message.replace(COLOURS, '').trim().split('\n', 1)[0] ?? '').slice(0, 160)

/**
 * Reads the JSON report of Playwright. Errors outside of tests, such as a file that fails to load, count as failures.
 * @param {any} report
 * @returns {Results}
 */
export function playwrightResults(report) {
  const results = noResults()
  const read = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const errors = test.results.flatMap((result) => result.errors ?? [])
        const entry = {
          file: `${spec.file}:${spec.line}`,
          title: [...titles, spec.title].join(' › '),
          error: firstLine(errors[0]?.message),
        }
        if (test.status === 'expected') results.passed += 1
        else if (test.status === 'skipped') results.skipped += 1
        else results[test.status === 'flaky' ? 'flaky' : 'failed'].push(entry)
      }
    for (const inner of suite.suites ?? []) read(inner, [...titles, inner.title])
  }
  for (const file of report.suites ?? []) read(file, [])
  for (const error of report.errors ?? [])
    results.failed.push({
      file: error.location?.file ?? '',
      title: 'outside of tests',
      error: firstLine(error.message),
    })
  return results
}

/**
 * Reads what vitest gives its reporters at the end of a run.
 * @param {Iterable<any>} modules
 * @param {readonly { message?: string }[]} errors errors outside of tests
 * @param {string} root
 * @returns {Results}
 */
export function vitestResults(modules, errors, root) {
  const results = noResults()
  const add = (kind, file, title, error) =>
    results[kind].push({ file, title, error: firstLine(error?.message) })
  for (const module of modules) {
    const file = relative(root, module.moduleId)
    for (const error of module.errors()) add('failed', file, 'the file itself', error)
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) add('failed', file, suite.fullName, error)
    for (const test of module.children.allTests()) {
      const { state, errors: own = [] } = test.result()
      if (state === 'failed') add('failed', file, test.fullName, own[0])
      else if (state !== 'passed') results.skipped += 1
      else if (test.diagnostic()?.flaky) add('flaky', file, test.fullName, own[0])
      else results.passed += 1
    }
  }
  for (const error of errors) add('failed', '', 'outside of tests', error)
  return results
}
