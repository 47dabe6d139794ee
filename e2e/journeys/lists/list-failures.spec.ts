import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { waitUntilStill } from '../../pages/wait-until-still'
import { readerRow, wheel } from '../../pages/scrolling'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Publishes `count` posts, bookmarked by ann. */
function fill({ simulator }: Server, count: number) {
  const { script, server } = simulator
  const { world } = server
  const accountId = script.account('ann').id
  for (let at = 1; at <= count; at++) {
    script.advance(1000)
    const { id: statusId } = script.as(EVE).publish(`Furrow ${at}.`)
    world.bookmarks.put({ id: world.ids.serial(), accountId, statusId, createdAt: Date.now() })
  }
}

const rows = (page: Page) =>
  page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: /Furrow \d+\./ })

/** Fires the browser's event for a restored connection. */
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

test('a refused home shows an error above the posts of the last visit', async ({ page, server, home }) => {
  await expect(home.posts.first()).toContainText('Finn Ellery boosted')
  const { script } = server.simulator
  const route = 'GET /api/v1/timelines/home'
  script.refuse(route, 403, { error: 'Not for you' }, { times: 99 })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Couldn’t load new posts. Try again')
  await expect(home.posts.filter({ hasText: 'Finn Ellery boosted' }).first()).toBeVisible()
})

test('a lost next page loads automatically when the connection is back, and the current row stays', async ({
  page,
  server,
  annOpens,
}) => {
  fill(server, 60)
  await annOpens('/bookmarks')
  await expect(rows(page)).toContainText(['Furrow 60.', 'Furrow 59.', 'Furrow 58.'])
  const { script } = server.simulator
  const failed = page.getByRole('main').getByText(/will load when you’re back online/)
  script.offline(true)
  await wheel(page, 900, async () => (await failed.count()) > 0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await waitUntilStill(page)
  const row = await readerRow(page)
  const before = await topOf(row)
  script.offline(false)
  await online(page)
  await expect(failed).toHaveCount(0)
  await expectUnmoved(row, before)
  await wheel(page, 900, async () => (await rows(page).filter({ hasText: 'Furrow 1.' }).count()) > 0)
})

test('going offline is reported once and at once, and loading continues when back online', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/home')
  // Loads the code of this kind of screen.
  await page.getByRole('link', { name: 'This server' }).first().click()
  const posts = page.getByRole('feed').getByRole('article')
  await expect(posts.first()).toBeVisible()
  const banner = page.getByText(/No connection/)
  // Its code loads after the first screen. Its live region is there before it says something.
  await expect(page.locator('div[aria-live=polite]:not([class])').first()).toBeAttached()
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'All servers' }).first().click()
  await expect(page.getByRole('main').getByText(/will load when you’re back online/)).toBeVisible({
    timeout: 20_000,
  })
  await expect(banner).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  server.simulator.script.as(EVE).publish('Written while you were away')
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
  await expect(posts.filter({ hasText: 'Written while you were away' })).toBeVisible()
})

test('a network that drops requests counts as offline', async ({ page, server, signInAs, ownContext }) => {
  await ownContext.clock.install()
  await signInAs('ann', server)
  await expect(new TimelinePage(page).posts.first()).toBeVisible()
  const banner = page.getByText(/No connection/)
  // The request hangs: neither answered nor lost.
  await page.route(`${server.origin}/**`, () => {})
  await page.getByRole('link', { name: 'All servers' }).first().click()
  // Deadlines, and the pauses between checks of the connection, are over at once.
  const soon = (count: number) =>
    expect(async () => {
      await ownContext.clock.fastForward(20_000)
      await expect(banner).toHaveCount(count, { timeout: 1000 })
    }).toPass()
  await soon(1)
  await page.unroute(`${server.origin}/**`)
  await soon(0)
})
