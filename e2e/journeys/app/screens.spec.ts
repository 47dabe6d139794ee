import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { sideways, strangeTexts } from '../../looks'
import { axeFinds, COLOURS } from '../../pages/axe'
import { SCREENS } from '../../screens'
import { ROOT } from '../../scripts/sources.mjs'
import type { Server } from '../../servers'

/** Reads the routes of all screens from the router. */
function routesOfRouter(): string[] {
  const text = readFileSync(join(ROOT, 'app/routing/router.tsx'), 'utf8')
  return [...text.matchAll(/pageRoute\('([^']+)'/g)].map(([, path = '']) => path)
}

/** Opens every screen in turn and waits until it has settled. */
async function eachScreen(
  page: Page,
  client: string,
  server: Server,
  signedIn: boolean,
  look: (name: string) => Promise<void>,
  part: (at: number) => boolean = () => true,
): Promise<void> {
  for (const screen of SCREENS.filter((one) => one.signedIn === signedIn).filter((_, at) => part(at)))
    await test.step(screen.name, async () => {
      await page.goto(`${client}${await screen.path(server)}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await look(screen.name)
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

/** Members have many screens, which this many tests share. */
const PARTS = 3

for (let part = 0; part <= PARTS; part++) {
  const signedIn = part < PARTS
  const whose = signedIn ? `a member (${part + 1} of ${PARTS})` : 'a visitor'
  test(`axe finds nothing on the screens of ${whose}, light and dark`, async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    test.setTimeout(120_000)
    if (signedIn) await signInAs('ann', server)
    const look = async (name: string) => {
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await axeFinds(page), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFinds(page, { rules: COLOURS }), `${name}, dark`).toEqual([])
    }
    await eachScreen(page, client, server, signedIn, look, (at) => !signedIn || at % PARTS === part)
  })
}

for (const locale of ['en-XA', 'ar-XB'])
  for (const signedIn of [true, false])
    test(`nothing on the screens ${signedIn ? 'of a member' : 'of a visitor'} is left in English under ${locale}`, async ({
      browser,
      client,
      server,
      signInAs,
    }) => {
      test.setTimeout(150_000)
      const options = { locale }
      const page = signedIn
        ? await signedInPage(browser, signInAs, server, options)
        : await (await browser.newContext(options)).newPage()
      await eachScreen(page, client, server, signedIn, async (name) => {
        expect.soft(await strangeTexts(page), name).toEqual([])
        if (locale === 'ar-XB') await expect.soft(page.locator('html'), name).toHaveAttribute('dir', 'rtl')
      })
      await page.context().close()
    })

for (const [how, locale] of [
  ['left to right', 'en-GB'],
  ['right to left', 'ar-XB'],
] as const)
  test(`at 320 px, ${how}, no page scrolls sideways`, async ({ browser, client, server, signInAs }) => {
    test.setTimeout(150_000)
    const page = await signedInPage(browser, signInAs, server, {
      locale,
      viewport: { width: 320, height: 640 },
    })
    await eachScreen(page, client, server, true, async (name) => {
      expect.soft(await sideways(page), name).toBe(0)
    })
    await page.context().close()
  })

test('text of twice the size fits at 640 px', async ({ browser, client, server, signInAs }) => {
  test.setTimeout(150_000)
  const page = await signedInPage(browser, signInAs, server, { viewport: { width: 640, height: 800 } })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await eachScreen(page, client, server, true, async (name) => {
    expect.soft(await sideways(page), name).toBe(0)
  })
  await page.context().close()
})
