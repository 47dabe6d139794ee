import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { topOf } from '../../element-position'
import { axeFinds } from '../../pages/axe'
import { wheel } from '../../pages/scrolling'
import { waitUntilStill } from '../../pages/wait-until-still'
import { EVE, waitForStream } from '../../simulator-helpers'

const HOUR = 3_600_000

const summary = (page: Page) => page.getByRole('region', { name: 'While you were away' })
const feed = (page: Page) => page.getByRole('feed', { name: 'Notifications' })
const rows = (page: Page) => feed(page).getByRole('article')

test.describe('after two days away', () => {
  test.use({ world: 'demo' })

  test('a summary after two days away leads to what it counts, and is dismissed', async ({
    page,
    server,
    signInAs,
  }) => {
    server.simulator.script.lastReadNotifications('ada', 48 * HOUR)
    await signInAs('ada', server, { to: '/notifications' })
    await expect(summary(page)).toBeVisible()
    // Lists of the navigation that are partly scrolled out of view count as too small.
    expect(await axeFinds(page, { include: 'main' })).toEqual([])
    const fold = summary(page).getByRole('button', { name: /^While you were away/ })
    await expect(fold).toHaveAccessibleName(/^While you were away (At least )?\d+ notifications since /)
    await summary(page)
      .getByRole('button', { name: /favourites$/ })
      .click()
    await expect(page.getByRole('button', { name: 'Favourites', pressed: true })).toBeVisible()
    await expect(rows(page).first()).toContainText('favourited your post')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(fold).toBeFocused()
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expect(rows(page).first()).toBeVisible()
    await summary(page).getByRole('button', { name: 'Dismiss summary' }).click()
    await expect(summary(page)).toHaveCount(0)
  })
})

test('what arrives further up is shown on request, and a reload further down keeps the scroll position', async ({
  page,
  annOpens,
  server,
}) => {
  const { simulator } = server
  for (let at = 0; at < 90; at += 1) simulator.script.as(EVE).publish(`@ann number ${at}.`)
  await annOpens('/notifications')
  await expect(rows(page).first()).toBeVisible()

  await test.step('a new one is shown on request', async () => {
    await waitForStream(server)
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    simulator.script.as(EVE).publish('@ann while you were reading')
    const pill = page.getByRole('button', { name: '1 new notification' })
    await expect(pill).toBeVisible()
    await pill.click()
    await expect(rows(page).first()).toContainText('while you were reading')
  })

  await test.step('a reload keeps the position without loading older pages again', async () => {
    // On the second page.
    const row = rows(page).filter({ hasText: 'number 45.' })
    await wheel(page, 600, async () => (await row.count()) > 0)
    await row.scrollIntoViewIfNeeded()
    await waitUntilStill(page)
    const place = await topOf(row)
    const before = simulator.recorded.length
    await page.reload()
    await expect(row).toBeInViewport()
    await expect.poll(async () => Math.abs((await topOf(row)) - place)).toBeLessThan(2)
    const older = simulator.recorded.slice(before).filter(({ path }) => /notifications\?.*max_id/.test(path))
    expect(older).toEqual([])
  })
})
