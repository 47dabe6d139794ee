import { defineConfig } from 'playwright/test'
import { baseConfig } from './config'

export default defineConfig({ ...baseConfig('journeys'), testDir: './journeys', testMatch: '**/*.spec.ts' })
