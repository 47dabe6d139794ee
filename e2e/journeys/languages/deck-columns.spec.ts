import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { changeLanguage } from '../../pages/language'
import { SCREENS } from '../../screens'
import type { Server } from '../../servers'
import { layoutFaults } from '../../text-checks'

/** Languages with long words, without spaces between words, and from right to left. */
const LANGUAGES = ['de', 'ja', 'ar'] as const
/** The least that a column may have. */
const WIDTH = 320

/** In the deck, home is a column of its own. */
const screens = SCREENS.filter(({ signedIn, route }) => signedIn && route !== '/home')

test.use({ viewport: { width: 800, height: 800 } })

/** Gives the deck one column, which is collapsed, next to the page of the address with the least width. */
async function narrowDeck(page: Page, server: Server): Promise<void> {
  await page.evaluate(
    ({ identity, width }) => {
      const column = { id: 'column-0', identity, path: '/home', width, collapsed: true, title: 'Home' }
      const deck = { writer: '', revisions: {}, columns: [column], layouts: [], layout: null }
      for (const [key, data] of Object.entries({ deck, 'deck-page': width }))
        localStorage.setItem(`skein:${key}`, JSON.stringify({ version: 1, data }))
    },
    { identity: `ann@${new URL(server.origin).host}`, width: WIDTH },
  )
  await page.reload()
}

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((next) => {
    document.querySelector('main [data-column]:has(h1) h1')?.setAttribute('data-left', '')
    // The router follows every change of the history.
    history.replaceState(null, '', `/deck${next}`)
  }, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).last()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Returns the faults of a screen. In the narrowest column a long word of its title may be in two lines. */
async function faultsOf(page: Page): Promise<string[]> {
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).last().textContent()
  const faults = await layoutFaults(page)
  return faults.filter((fault) => !(fault.startsWith('broken') && fault.endsWith(` in: ${title}`)))
}

for (const half of [0, 1])
  test(`screens fit the narrowest column of the deck, in a language with long words, without spaces or from right to left, ${half + 1} of 2`, async ({
    page,
    server,
    signInAs,
  }) => {
    test.setTimeout(120_000)
    await signInAs('ann', server, { to: '/deck/about' })
    await narrowDeck(page, server)
    const size = Math.ceil(screens.length / 2)
    for (const [at, { name, path }] of screens.slice(half * size, (half + 1) * size).entries()) {
      // On phones every screen is checked in all three.
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'de'
      await open(page, await path(server))
      await changeLanguage(page, language)
      expect.soft(await faultsOf(page), `${name}, ${language}`).toEqual([])
    }
  })
