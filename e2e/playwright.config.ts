import { defineConfig } from 'playwright/test'
import { baseConfig } from './config'

const base = baseConfig('journeys')

export default defineConfig({
  ...base,
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  use: {
    ...base.use,
    // Popups ignore presses while they move. Playwright would then scroll the page to press again, and new posts would
    // wait above the list instead of being shown. Journeys about motion override this.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
