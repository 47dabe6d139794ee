import { defineConfig } from 'playwright/test'
import { baseConfig } from '../config'

/** One real server with one world: its specs run in sequence. */
export default defineConfig({
  ...baseConfig('live'),
  outputDir: '../../test-results/live',
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
})
