import { join } from 'node:path'
import type { Page, TestInfo } from 'playwright/test'
import { expect, test } from '../fixtures'
import { SCREENS } from '../screens'
import type { Server } from '../servers'

const FOLDER = process.env['PICTURES'] ?? 'test-results/pictures'

test.use({ world: 'demo' })

/** Screens whose headers have the most controls, in the narrowest columns. */
const NARROW = ['tag', 'link', 'list', 'profile']

/** Shows the deck with these columns, and returns the function that takes a picture of it. */
async function openDeck(
  { page, client }: { page: Page; client: string },
  columns: readonly { identity: string; path: string; width?: number; collapsed?: boolean; title?: string }[],
  { project }: TestInfo,
) {
  await page.evaluate(
    (all) => {
      const stored = all.map((column, at) => ({
        id: `column-${at}`,
        width: 360,
        collapsed: false,
        title: '',
        ...column,
      }))
      const data = { writer: '', revisions: {}, columns: stored, layouts: [], layout: null }
      localStorage.setItem('skein:deck', JSON.stringify({ version: 1, data }))
    },
    [...columns],
  )
  await page.goto(`${client}/deck`)
  await expect(page.locator('main [data-column]')).toHaveCount(columns.length)
  return async (name: string) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `${name}-${project.name}.png`), animations: 'disabled' })
  }
}

const hostOf = ({ origin }: Server): string => new URL(origin).host

test('picture of the deck', async ({ page, client, server, signInAs }, info) => {
  const narrow = await Promise.all(
    SCREENS.filter(({ name }) => NARROW.includes(name)).map(async ({ path }) => path(server)),
  )
  await signInAs('ada', server)
  const identity = `ada@${hostOf(server)}`
  const take = await openDeck(
    { page, client },
    [
      ...['/publish', '/home', '/notifications'].map((path) => ({ identity, path })),
      ...narrow.map((path) => ({ identity, path, width: 320 })),
    ],
    info,
  )
  await take('deck')
  await page.locator('main [data-column]').last().scrollIntoViewIfNeeded()
  await take('deck-end')
})

test('picture of the menus and dialogs of the deck, with two accounts', async ({
  page,
  client,
  server,
  signInAs,
}, info) => {
  const here = `ada@${hostOf(server)}`
  await signInAs('ada', server)
  // The screens of another sign-in are found by their English names.
  const isEnglish = !info.project.name.endsWith('rtl')
  if (isEnglish) await signInAs('nils', server)
  const there = isEnglish ? `nils@${hostOf(server)}` : here
  const take = await openDeck(
    { page, client },
    [
      { identity: here, path: '/publish', width: 320 },
      { identity: here, path: '/home', width: 320 },
      { identity: there, path: '/home', collapsed: true, title: 'Home' },
      { identity: there, path: '/tags/gardening', width: 320 },
      { identity: there, path: '/notifications?only=mentions', collapsed: true, title: 'Mentions' },
      { identity: here, path: '/public/local', width: 320 },
    ],
    info,
  )
  const columns = page.locator('main [data-column]')
  const home = columns.nth(1)
  await expect(home.getByRole('article').first()).toBeVisible()
  await home.locator('a:has(time)').first().click()
  await expect(columns).toHaveCount(7)
  await take('deck-link')
  // Names are in the language of the project.
  await home.locator('[data-action="columnMenu"]').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await take('deck-menu')
  await page.keyboard.press('Escape')
  await home.locator('h1').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toBeVisible()
  await take('deck-add')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await take('deck-palette')
})
