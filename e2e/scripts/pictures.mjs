import { resolve } from 'node:path'
import { pictureFonts } from './picture-fonts.mjs'
import { runPlaywright } from './run-playwright.mjs'

/**
 * `npm run pictures -- FOLDER [--project 360-dark] [-g thread]`: pictures of every screen in every size. `npm
 * run pictures -- readme`: updates those of the README.
 */
const [wanted, ...args] = process.argv.slice(2)
const forReadme = wanted === 'readme'
const folder = forReadme ? 'e2e/pictures' : wanted
if (!folder || folder.startsWith('-')) {
  console.error('Say which folder the pictures go to: npm run pictures -- FOLDER')
  process.exit(2)
}
try {
  process.exitCode = await runPlaywright('e2e/pictures/playwright.config.ts', {
    args,
    env: { ...pictureFonts(), PICTURES: resolve(folder), PICTURES_OF: forReadme ? 'readme' : 'screens' },
  })
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
