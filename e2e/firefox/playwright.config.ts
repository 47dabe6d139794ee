import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { baseConfig } from '../config'

const base = baseConfig('firefox')

/** The main journeys in Firefox, by WebDriver BiDi. Playwright’s own Firefox is not needed. */
export default defineConfig({
  ...base,
  outputDir: '../../test-results/firefox',
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  fullyParallel: false,
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    trace: 'off',
    // Playwright adds a style for a screenshot, which the Content-Security-Policy refuses.
    screenshot: 'off',
    launchOptions: {
      executablePath: fileURLToPath(new URL('relay.mjs', import.meta.url)),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
})
