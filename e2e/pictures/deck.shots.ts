import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { SCREENS } from '../screens'

const FOLDER = process.env['PICTURES'] ?? 'test-results/pictures'

test.use({ world: 'demo' })

/** Screens whose headers have the most controls, in the narrowest columns. */
const NARROW = ['tag', 'link', 'list', 'profile']

test('picture of the deck', async ({ page, client, server, signInAs }, info) => {
  const narrow = await Promise.all(
    SCREENS.filter(({ name }) => NARROW.includes(name)).map(async ({ path }) => path(server)),
  )
  await signInAs('ada', server)
  await page.evaluate(
    ([identity, paths]) => {
      const columns = ['/publish', '/home', '/notifications', ...paths].map((path, at) => ({
        id: `column-${at}`,
        identity,
        path,
        width: at < 3 ? 360 : 320,
        collapsed: false,
        title: '',
      }))
      const data = { writer: '', revisions: {}, columns, layouts: [], layout: null }
      localStorage.setItem('skein:deck', JSON.stringify({ version: 1, data }))
    },
    [`ada@${new URL(server.origin).host}`, narrow] as const,
  )
  await page.goto(`${client}/deck`)
  const columns = page.locator('main [data-column]')
  await expect(columns).toHaveCount(3 + NARROW.length)
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: join(FOLDER, `${name}-${info.project.name}.png`),
      animations: 'disabled',
    })
  }
  await take('deck')
  await columns.last().scrollIntoViewIfNeeded()
  await take('deck-end')
})
