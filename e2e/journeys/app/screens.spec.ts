import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth, untranslatedTexts } from '../../layout-checks'
import { axeFinds, COLOURS } from '../../pages/axe'
import { SCREENS, type Screen } from '../../screens'
import { ROOT } from '../../scripts/sources.mjs'
import type { Server } from '../../servers'

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
function groupsOf(size: number, readers: readonly boolean[] = [true, false]): Group[] {
  return readers.flatMap((signedIn) => {
    const all = SCREENS.filter((screen) => screen.signedIn === signedIn)
    return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => {
      const screens = all.slice(at * size, (at + 1) * size)
      const range = `${at * size + 1} to ${at * size + screens.length}`
      return { signedIn, screens, title: `screens ${range} of a ${signedIn ? 'member' : 'visitor'}` }
    })
  })
}

/** Opens the screens in turn and waits until each has settled. */
async function eachScreen(
  page: Page,
  client: string,
  server: Server,
  { screens }: Group,
  inspect: (name: string) => Promise<void>,
): Promise<void> {
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await page.goto(`${client}${await screen.path(server)}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await inspect(screen.name)
    })
}

/** Returns a page with ann signed in, in any setting; the sign-in itself needs the English texts. */
async function signedInPage(
  browser: Browser,
  signInAs: (acct: string, at: Server, where: { page: Page }) => Promise<void>,
  server: Server,
  options: BrowserContextOptions,
): Promise<Page> {
  const first = await browser.newContext({ locale: 'en-GB' })
  await signInAs('ann', server, { page: await first.newPage() })
  const storageState = await first.storageState({ indexedDB: true })
  await first.close()
  return (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options, storageState })
  ).newPage()
}

test('every route of the router is in the list of screens', () => {
  const listed = new Set(SCREENS.map(({ route }) => route).filter((route) => route !== null))
  expect([...listed].toSorted()).toEqual([...new Set(routesOfRouter())].toSorted())
})

// The slowest checks of all.
for (const group of groupsOf(6))
  test(`axe finds nothing on ${group.title}, light and dark`, async ({ page, client, server, signInAs }) => {
    test.setTimeout(120_000)
    if (group.signedIn) await signInAs('ann', server)
    await eachScreen(page, client, server, group, async (name) => {
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await axeFinds(page), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFinds(page, { rules: COLOURS }), `${name}, dark`).toEqual([])
    })
  })

for (const locale of ['en-XA', 'ar-XB'])
  for (const group of groupsOf(16))
    test(`all texts on ${group.title} are translated in ${locale}`, async ({
      browser,
      client,
      server,
      signInAs,
    }) => {
      test.setTimeout(120_000)
      const options = { locale }
      const page = group.signedIn
        ? await signedInPage(browser, signInAs, server, options)
        : await (await browser.newContext(options)).newPage()
      await eachScreen(page, client, server, group, async (name) => {
        expect.soft(await untranslatedTexts(page), name).toEqual([])
        if (locale === 'ar-XB') await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
      })
      await page.context().close()
    })

for (const [how, locale] of [
  ['left to right', 'en-GB'],
  ['right to left', 'ar-XB'],
] as const)
  for (const group of groupsOf(16, [true]))
    test(`at 320 px, ${how}, ${group.title} do not scroll sideways`, async ({
      browser,
      client,
      server,
      signInAs,
    }) => {
      test.setTimeout(120_000)
      const page = await signedInPage(browser, signInAs, server, {
        locale,
        viewport: { width: 320, height: 640 },
      })
      await eachScreen(page, client, server, group, async (name) => {
        expect.soft(await overflowWidth(page), name).toBe(0)
      })
      await page.context().close()
    })

for (const group of groupsOf(16, [true]))
  test(`text at 200 % fits into 640 px on ${group.title}`, async ({ browser, client, server, signInAs }) => {
    test.setTimeout(120_000)
    const page = await signedInPage(browser, signInAs, server, { viewport: { width: 640, height: 800 } })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      })
    })
    await eachScreen(page, client, server, group, async (name) => {
      expect.soft(await overflowWidth(page), name).toBe(0)
    })
    await page.context().close()
  })
