import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { vitestResults } from './results.mjs'
import { ROOT } from '../sources.mjs'

/** A reporter of vitest that writes the results to the file that SKEIN_REPORT names. */
export default class UnitReporter {
  /** Prints why a test needed another try: the summary has only the first line, and the next run may not show it. */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    for (const { message } of test.result().errors ?? []) console.log(`Flaky: ${test.fullName}\n${message}`)
  }

  onTestRunEnd(modules, errors) {
    const file = process.env.SKEIN_REPORT
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(vitestResults(modules, errors, ROOT)))
  }
}
