import { defineConfig } from 'playwright/test'
import { baseConfig, CHROMIUM_ARGS, COMPILE_AS_USUAL } from '../config'
import { findBrowser } from '../scripts/browser.mjs'
import { SMOKE } from './length'

/** One at a time, with a precise heap and clock. Where nothing is timed, as fast as the machine can. */
export default defineConfig({
  ...baseConfig('bench'),
  outputDir: '../../test-results/bench',
  testDir: '.',
  testMatch: '*.bench.ts',
  // The bundle step of the test command weighs every time.
  testIgnore: SMOKE ? 'weight.bench.ts' : [],
  workers: SMOKE ? 2 : 1,
  retries: SMOKE && process.env['CI'] ? 2 : 0,
  fullyParallel: SMOKE,
  timeout: 300_000,
  reporter: process.env['SKEIN_REPORT']
    ? [['./report/reporter.ts'], ['json', { outputFile: process.env['SKEIN_REPORT'] }]]
    : [['./report/reporter.ts']],
  use: {
    ...baseConfig('bench').use,
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: findBrowser({ shell: SMOKE }),
      args: [
        ...CHROMIUM_ARGS,
        ...(SMOKE ? [] : [COMPILE_AS_USUAL]),
        '--enable-precise-memory-info',
        '--js-flags=--expose-gc',
      ],
    },
  },
})
