import { defineConfig } from 'playwright/test'
import { baseConfig } from '../config'

const base = baseConfig('pictures')
const narrow = { width: 360, height: 780 }
const wide = { width: 1280, height: 860 }
const bigText = {
  ...base.use?.launchOptions,
  args: [...(base.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
}

/** The deck, in small, usual and very wide windows. */
const deck = [1280, 1920, 3440].flatMap((width) => {
  const use = { ...base.use, viewport: { width, height: 1000 } }
  const testMatch = 'deck.shots.ts'
  return [
    { name: `${width}-deck`, testMatch, use },
    { name: `${width}-deck-dark`, testMatch, use: { ...use, colorScheme: 'dark' as const } },
    { name: `${width}-deck-rtl`, testMatch, use: { ...use, locale: 'ar-XB' } },
  ]
})

/** Languages with long words, without spaces, and from right to left: where texts overflow first. */
const LANGUAGES = ['de', 'ja', 'ar']

const forReadme = process.env['PICTURES_OF'] === 'readme'

/** Every screen in the sizes and themes where visual faults hide. Pictures go to the folder PICTURES. */
export default defineConfig({
  ...base,
  outputDir: '../../test-results/pictures',
  testDir: '.',
  testMatch: forReadme ? 'readme.shots.ts' : 'screens.shots.ts',
  projects: forReadme
    ? [{ name: 'readme' }]
    : [
    { name: '360-light', use: { ...base.use, viewport: narrow } },
    { name: '360-dark', use: { ...base.use, viewport: narrow, colorScheme: 'dark' } },
    { name: '800-light', use: { ...base.use, viewport: { width: 800, height: 860 } } },
    { name: '1280-light', use: { ...base.use, viewport: wide } },
    { name: '1280-dark', use: { ...base.use, viewport: wide, colorScheme: 'dark' } },
    { name: '1280-contrast', use: { ...base.use, viewport: wide, contrast: 'more' } },
    { name: '1280-rtl', use: { ...base.use, viewport: wide, locale: 'ar-XB' } },
    { name: '360-rtl', use: { ...base.use, viewport: narrow, locale: 'ar-XB' } },
    { name: '1280-text-200', use: { ...base.use, viewport: wide, launchOptions: bigText } },
    { name: '360-text-200', use: { ...base.use, viewport: narrow, launchOptions: bigText } },
    ...LANGUAGES.map((locale) => ({ name: `360-${locale}`, use: { ...base.use, viewport: narrow, locale } })),
    ...deck,
  ],
})
