import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { topOf } from '../../element-position'
import { axeFinds } from '../../pages/axe'
import { waitUntilStill } from '../../pages/wait-until-still'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const HOUR = 3_600_000

const summary = (page: Page) => page.getByRole('region', { name: 'While you were away' })
const feed = (page: Page) => page.getByRole('feed', { name: 'Notifications' })
const rows = (page: Page) => feed(page).getByRole('article')

/** Opens the notifications of ada, who was away for two days. */
async function comeBack(
  page: Page,
  server: Server,
  signInAs: (acct: string, at: Server, where: { to: string }) => Promise<void>,
) {
  server.simulator.script.lastReadNotifications('ada', 48 * HOUR)
  await signInAs('ada', server, { to: '/notifications' })
  await expect(summary(page)).toBeVisible()
}

test.describe('after two days away', () => {
  test.use({ world: 'demo' })

  test('a summary after two days away leads to what it counts, and is dismissed for good', async ({
    page,
    server,
    signInAs,
  }) => {
    await comeBack(page, server, signInAs)
    expect(await axeFinds(page)).toEqual([])
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
    await page.reload()
    await expect(rows(page).first()).toBeVisible()
    await expect(summary(page)).toHaveCount(0)
  })

  test('a summary is counted to its end on request, also after an error', async ({
    page,
    server,
    signInAs,
  }) => {
    const { script } = server.simulator
    const people = Array.from({ length: 60 }, (_, at) => `visitor${at}@far.example`)
    for (const acct of people) {
      script.person(acct)
      script.cause('quote', 'ada', acct)
    }
    await comeBack(page, server, signInAs)
    const partly = summary(page).getByRole('button', { name: /^At least \d+ quotes$/ })
    await expect(partly).toBeVisible()
    script.refuse((request) => request.url.includes('max_id='), 403)
    await summary(page).getByRole('button', { name: 'Count all' }).click()
    await expect(summary(page)).toContainText(
      'Couldn’t load older notifications. Check your connection and try again.',
    )
    await summary(page).getByRole('button', { name: 'Try again' }).click()
    await expect(summary(page).getByRole('button', { name: /^6\d quotes$/ })).toBeVisible()
    await expect(partly).toHaveCount(0)
  })
})

test('a reload further down keeps the scroll position without loading older pages again', async ({
  page,
  annOpens,
  server,
}) => {
  const { simulator } = server
  for (let at = 0; at < 90; at += 1) simulator.script.as(EVE).publish(`@ann number ${at}.`)
  await annOpens('/notifications')
  await expect(rows(page).first()).toBeVisible()
  const row = rows(page).filter({ hasText: 'number 30.' })
  await page.mouse.move(640, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(row).toBeInViewport({ timeout: 200 })
  }).toPass()
  await waitUntilStill(page)
  const place = await topOf(row)
  const before = simulator.recorded.length
  await page.reload()
  await expect(row).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(row)) - place)).toBeLessThan(2)
  const older = simulator.recorded.slice(before).filter(({ path }) => /notifications\?.*max_id/.test(path))
  expect(older).toEqual([])
})
