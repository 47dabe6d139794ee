import { report } from './bundle.mjs'
import { runPlaywright } from './run-playwright.mjs'

/** What a page really loads before its first post, in the browser, against the budgets; and what it is made of. */
try {
  const code = await runPlaywright('e2e/bench/playwright.config.ts', { args: ['weight.bench.ts'] })
  if (code !== 0) console.log(report('dist-local'))
  process.exitCode = code
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
