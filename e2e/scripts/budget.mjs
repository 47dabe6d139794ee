import { report } from './bundle.mjs'
import { runPlaywright } from './run-playwright.mjs'

/**
 * Measures what a page loads before its first post, in the browser, against the budgets, and reports what it
 * consists of.
 */
try {
  const code = await runPlaywright('e2e/bench/playwright.config.ts', {
    args: ['weight.bench.ts', '--workers=2', '--fully-parallel'],
  })
  if (code !== 0) console.log(report('dist-local'))
  process.exitCode = code
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
