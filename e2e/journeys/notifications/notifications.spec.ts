import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { EVE, FINN, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

const feed = (page: Page) => page.getByRole('feed', { name: 'Notifications' })
const rows = (page: Page) => feed(page).getByRole('article')
const entry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .first()
    .getByRole('link', { name: /^Notifications/ })

/** The last read notification that the server knows. */
const markerOf = ({ simulator }: Server) =>
  simulator.server.world.markers.values().find(({ timeline }) => timeline === 'notifications')?.lastReadId

const newestOf = ({ simulator }: Server) => {
  const { world } = simulator.server
  return world.notifications.by('account', simulator.script.account('ann').id).at(-1)?.id
}

/** Returns the number of lines of a text. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })

test('new notifications are counted in the title, its icon and the navigation, appear at the top, and become read', async ({
  page,
  server,
  signInAs,
}) => {
  const { script } = server.simulator
  script.readNotifications('ann')
  const before = markerOf(server)
  await signInAs('ann', server)
  await waitForStream(server)
  await expect(page).toHaveTitle('Home – Skein')
  script.as(EVE).publish('@ann hello')
  // The mention is a new post of home too, shown at its top.
  await expect(page.getByRole('feed', { name: /home/i }).getByRole('article').first()).toContainText('hello')
  await expect(page).toHaveTitle('(1) Home – Skein')
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /icon-unread\.svg$/)
  await expect(entry(page)).toHaveAccessibleName('Notifications, 1 new notification')

  // Next to icons alone there is room for one digit.
  await page.setViewportSize({ width: 900, height: 720 })
  for (let at = 1; at < 10; at++) script.as(EVE).publish(`@ann hello ${at}`)
  await expect(entry(page)).toHaveAccessibleName('Notifications, 10 new notifications')
  const count = entry(page).getByText('10', { exact: true })
  // As wide as the digits of some fonts.
  await count.evaluate((element) => (element.style.letterSpacing = '2px'))
  expect(await linesOf(count)).toBe(1)
  await page.setViewportSize({ width: 1280, height: 720 })

  await entry(page).click()
  await expect(rows(page).first()).toContainText('hello')
  await expect(page).toHaveTitle('Notifications – Skein')
  await expect(icon).toHaveAttribute('href', /icon\.svg$/)
  const post = script.as('ann').publish('Look at this')
  script.as(EVE).favourite(post.id)
  await expect(rows(page).first()).toContainText('favourited your post')
  script.as(FINN).favourite(post.id)
  await expect(rows(page).first()).toContainText('1 other')
  await expect(entry(page)).toHaveAccessibleName('Notifications')
  await expect.poll(() => markerOf(server)).not.toBe(before)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click()
  await expect.poll(() => markerOf(server)).toBe(newestOf(server))
})

test('the menu leads to the settings by keyboard, a category is remembered, and clearing deletes all', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  const post = script.as('ann').publish('Look at this')
  script.readNotifications('ann')
  script.as(EVE).publish('@ann hello')
  script.as(EVE).favourite(post.id)
  await annOpens('/notifications')
  const options = page.getByRole('button', { name: 'More options' })

  await test.step('the menu leads to the settings by keyboard', async () => {
    await expect(rows(page).first()).toContainText('favourited')
    await options.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Mark all as read' })).toBeFocused()
    await page.keyboard.press('N')
    await expect(page.getByRole('menuitem', { name: 'Notification settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  })

  await test.step('a category is remembered', async () => {
    await page.getByRole('button', { name: 'Mentions' }).click()
    await expect(rows(page).first()).toContainText('hello')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Mentions' })).toHaveAttribute('aria-pressed', 'true')
    await expect(rows(page).first()).toContainText('hello')
  })

  await test.step('clearing deletes all after a confirmation', async () => {
    await options.click()
    await page.getByRole('menuitem', { name: 'Clear all notifications' }).click()
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('can’t undo')
    await dialog.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByText('No mentions yet')).toBeVisible()
    await page.getByRole('button', { name: 'Show all notifications' }).click()
    await expect(page.getByText('No notifications yet')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a minimised banner leads to the waiting people from the header', async ({
    page,
    annOpens,
    server,
  }) => {
    const { script } = server.simulator
    script.policy('ann', { for_not_following: 'filter' })
    script.as('ann').unfollow('gil@other.example')
    script.as('gil@other.example').publish('@ann psst')
    await annOpens('/notifications')
    await expect(page.getByText('From 1 person you may not know')).toBeVisible()
    await page.getByRole('button', { name: 'Minimise banner' }).tap()
    await expect(page.getByText('From 1 person you may not know')).toHaveCount(0)
    await page.getByRole('button', { name: 'More options' }).tap()
    const banner = page.getByRole('menuitemcheckbox', { name: 'Show filtered notifications banner' })
    await expect(banner).not.toBeChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filtered notifications, 1 person' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Filtered notifications' })).toBeVisible()
  })
})
