import { defineConfig } from 'playwright/test'
import { baseConfig } from './config'

const base = baseConfig('journeys')

export default defineConfig({
  ...base,
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  use: {
    ...base.use,
    // Popups take no press while they move, and Playwright scrolls the page to try again, so that a post is pending
    // instead of shown. Journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
