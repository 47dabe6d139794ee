import { defineConfig } from 'playwright/test'
import { baseConfig, CHROMIUM_ARGS } from '../config'
import { findBrowser } from '../scripts/browser.mjs'

/** One at a time, with a precise heap and clock. */
export default defineConfig({
  ...baseConfig('bench'),
  outputDir: '../../test-results/bench',
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  timeout: 300_000,
  reporter: process.env['SKEIN_REPORT']
    ? [['./reporter.ts'], ['json', { outputFile: process.env['SKEIN_REPORT'] }]]
    : [['./reporter.ts']],
  use: {
    ...baseConfig('bench').use,
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...CHROMIUM_ARGS, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
    },
  },
})
