import { expect, test } from '../../fixtures'
import { readerRow, scrollDown } from '../../pages/scrolling'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** More than two pages of unseen posts. */
function publishMany({ simulator: { script } }: Server) {
  for (let at = 1; at <= 90; at++) {
    script.advance(1000)
    script.as(EVE).publish(`While you were away ${at}`)
  }
}

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

test('posts that arrive while a post or a public feed is open are pending in home', async ({
  page,
  server,
  home,
}) => {
  await waitForStream(server)

  await test.step('a post', async () => {
    await home.posts
      .first()
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/\d+$/)
    publishMany(server)
    await expect(page).toHaveTitle(/^\(90\)/)
    await page.goBack()
    await expect(home.pending).toHaveText(/90 new posts/)
    await expect(home.pending).toBeInViewport()
    await home.pending.click()
    await expect(home.posts.first()).toContainText('While you were away 90')
    await expect(home.pending).toHaveCount(0)
  })

  await test.step('a public feed', async () => {
    await page.getByRole('link', { name: 'All servers' }).first().click()
    // Until the feed is shown, home is on screen and shows what arrives.
    await expect(page).toHaveTitle(/^Live feeds/)
    publishMany(server)
    await expect(page).toHaveTitle(/^\(90\)/)
    await page.goBack()
    await expect(home.pending).toHaveText(/90 new posts/)
    await expect(home.pending).toBeInViewport()
  })
})

test('the link to a feed restores its position; at its top a button leads back', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  for (let at = 1; at <= 60; at++) {
    script.advance(1000)
    script.as(EVE).publish(`Furrow ${at}.`)
  }
  await annOpens('/public')
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name, exact: true })
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await scrollDown(page, 3000)
  const row = (await readerRow(page)).filter({ visible: true })
  await link('Bookmarks').click()
  await expect(page).toHaveURL(/\/bookmarks$/)
  await link('All servers').click()
  await expect(row).toBeInViewport()
  await link('All servers').click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(row).not.toBeInViewport()
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expect(row).toBeInViewport()
})
