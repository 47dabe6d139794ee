import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { enlargeText, overflowWidth, untranslatedTexts } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { changeLanguage } from '../../pages/language'
import { layoutFaults, spaceText } from '../../text-checks'
import { SAME_SCREENS, SCREENS, type Screen } from '../../screens'
import { ROOT } from '../../scripts/sources.mjs'

/** Reads the routes of all screens from the router. */
function routesOfRouter(): string[] {
  const text = readFileSync(join(ROOT, 'app/routing/router.tsx'), 'utf8')
  return [...text.matchAll(/pageRoute\('([^']+)'/g)].map(([, path = '']) => path)
}

interface Group {
  readonly signedIn: boolean
  /** Distinguishes the titles of tests: "screens 1 to 14 of a member". */
  readonly title: string
  readonly screens: readonly Screen[]
}

/** Splits all screens into groups of at most `size`, so that no test takes long on a loaded machine. */
function groupsOf(size: number): Group[] {
  return [true, false].flatMap((signedIn) => {
    const all = SCREENS.filter((screen) => screen.signedIn === signedIn)
    return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => {
      const screens = all.slice(at * size, (at + 1) * size)
      const range = `${at * size + 1} to ${at * size + screens.length}`
      return { signedIn, screens, title: `screens ${range} of a ${signedIn ? 'member' : 'visitor'}` }
    })
  })
}

const DESKTOP = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
/** A usual phone: text spacing need not work together with the highest zoom. */
const PHONE = { width: 360, height: 640 }
/** Languages with long words, without spaces between words, and from right to left. */
const LANGUAGES = ['de', 'ja', 'ar']
/** Half the width of a desktop, as with text at 200 %. */
const HALF = { width: 640, height: 800 }

/** The navigation and the sidebar, the same on every screen. */
const FRAME = '#navigation, #content ~ aside'

/** Waits until the layout of the window's size is on screen. */
async function resize(page: Page, size: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  // The page learns of its new size with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function fits(page: Page, how: string): Promise<void> {
  await expect.soft.poll(() => overflowWidth(page), { message: how }).toBe(0)
}

async function fitsWithLargeText(page: Page, name: string): Promise<void> {
  await resize(page, HALF)
  await enlargeText(page, '200%')
  await fits(page, `${name}, text at 200 %`)
  await enlargeText(page, '100%')
}

async function isTranslated(page: Page, name: string): Promise<void> {
  await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
  expect.soft(await untranslatedTexts(page), name).toEqual([])
}

/** No text is cut and no control pushed away, in the languages and with the text spacing where that happens first. */
async function isReadable(page: Page, name: string): Promise<void> {
  for (const language of LANGUAGES) {
    await changeLanguage(page, language)
    await fits(page, `${name}, narrow, ${language}`)
    expect.soft(await layoutFaults(page), `${name}, narrow, ${language}`).toEqual([])
    if (language === 'de') await isReadableSpaced(page, name)
  }
}

/** WCAG 1.4.12: with more space between lines, words and letters nothing is cut. A word may break. */
async function isReadableSpaced(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await spaceText(page, true)
  await fits(page, `${name}, text spacing`)
  const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('broken'))
  expect.soft(faults, `${name}, text spacing`).toEqual([])
  await spaceText(page, false)
  await page.setViewportSize(NARROW)
}

interface Start {
  /** True when the page is in the pseudo-language and dark; else in English and light. */
  mirrored: boolean
  /** True to check the frame of the page with axe too. */
  frame: boolean
}

/**
 * Checks one screen in both languages, every width and text size, and leaves the page in the other language and theme.
 * Every change lays out the page again, so their order is the one with the fewest. In the other theme only contrast can
 * differ.
 */
async function inspect(page: Page, name: string, { mirrored, frame }: Start): Promise<void> {
  const [language, other] = mirrored ? (['ar-XB', 'en'] as const) : (['en', 'ar-XB'] as const)
  const part = { ...(!frame && { exclude: FRAME }) }
  expect.soft(await axeFinds(page, part), name).toEqual([])
  await page.emulateMedia({ colorScheme: mirrored ? 'light' : 'dark' })

  if (mirrored) await isTranslated(page, name)
  else await fitsWithLargeText(page, name)
  await resize(page, NARROW)
  await fits(page, `${name}, narrow, ${language}`)
  await isReadable(page, name)
  await changeLanguage(page, other)
  await fits(page, `${name}, narrow, ${other}`)
  if (mirrored) await fitsWithLargeText(page, name)
  await resize(page, DESKTOP)
  if (!mirrored) await isTranslated(page, name)
  expect.soft(await axeFinds(page, { ...part, only: ['color-contrast'] }), `${name}, other theme`).toEqual([])
}

/** Opens another screen of the app without loading the page again, in place of the one on screen. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    document.querySelector('main h1')?.setAttribute('data-left', '')
    performance.clearMarks('screen shown')
    // The router follows every change of the history.
    history.replaceState(null, '', next)
  }, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/** Checks that the screen said it is shown: until then, bars and menus wait for their code. */
async function reportsItself(page: Page, name: string): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByName('screen shown').length)
  await expect.soft.poll(count, { message: `${name} reports that it is shown` }).toBeGreaterThan(0)
}

test('every route of the router is in the list of screens', () => {
  const shown = SCREENS.map(({ route }) => route).filter((route) => route !== null)
  expect(shown).toEqual(expect.arrayContaining(Object.values(SAME_SCREENS)))
  const listed = new Set([...shown, ...Object.keys(SAME_SCREENS)])
  expect([...listed].toSorted()).toEqual([...new Set(routesOfRouter())].toSorted())
})

for (const { title, signedIn, screens } of groupsOf(14))
  test(`axe finds nothing on ${title}, all is translated, and nothing overflows`, async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    test.setTimeout(180_000)
    for (const [at, { name, path }] of screens.entries())
      await test.step(name, async () => {
        const to = await path(server)
        if (at === 0 && signedIn) await signInAs('ann', server, { to })
        else if (at === 0) await page.goto(`${client}${to}`)
        else await moveTo(page, to)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await reportsItself(page, name)
        // The pages of visitors have no frame in common: some are outside of it.
        await inspect(page, name, { mirrored: at % 2 === 1, frame: !signedIn || at === 0 })
      })
  })
