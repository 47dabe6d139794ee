import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { enlargeText, overflowWidth, untranslatedTexts } from '../../layout-checks'
import { axeFinds, COLOURS } from '../../pages/axe'
import { changeLanguage } from '../../pages/language'
import { SCREENS, type Screen } from '../../screens'
import { ROOT } from '../../scripts/sources.mjs'

/** Reads the routes of all screens from the router. */
function routesOfRouter(): string[] {
  const text = readFileSync(join(ROOT, 'app/routing/router.tsx'), 'utf8')
  return [...text.matchAll(/pageRoute\('([^']+)'/g)].map(([, path = '']) => path)
}

interface Group {
  readonly signedIn: boolean
  /** Distinguishes the titles of tests: "screens 1 to 8 of a member". */
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
/** Half the width of a desktop, as with text at 200 %. */
const HALF = { width: 640, height: 800 }

/** Waits until the layout of the window's size is on screen. */
async function resize(page: Page, size: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(size)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function fits(page: Page, how: string): Promise<void> {
  await expect.soft.poll(() => overflowWidth(page), { message: how }).toBe(0)
}

/** Checks one screen in every theme, language, width and text size. Loads it only once. */
async function inspect(page: Page, name: string): Promise<void> {
  expect.soft(await axeFinds(page), name).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFinds(page, { rules: COLOURS }), `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })

  await resize(page, NARROW)
  await fits(page, `${name}, narrow`)
  await resize(page, HALF)
  await enlargeText(page, '200%')
  await fits(page, `${name}, text at 200 %`)
  await enlargeText(page, '100%')
  await resize(page, DESKTOP)

  await changeLanguage(page, 'ar-XB')
  await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
  expect.soft(await untranslatedTexts(page), name).toEqual([])
  await resize(page, NARROW)
  await fits(page, `${name}, narrow, right to left`)
  await resize(page, DESKTOP)
  await changeLanguage(page, 'en')
}

test('every route of the router is in the list of screens', () => {
  const listed = new Set(SCREENS.map(({ route }) => route).filter((route) => route !== null))
  expect([...listed].toSorted()).toEqual([...new Set(routesOfRouter())].toSorted())
})

for (const { title, signedIn, screens } of groupsOf(6))
  test(`axe finds nothing on ${title}, all is translated, and nothing overflows`, async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    test.setTimeout(180_000)
    if (signedIn) await signInAs('ann', server)
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await page.goto(`${client}${await screen.path(server)}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await inspect(page, screen.name)
      })
  })
