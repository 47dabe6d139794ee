import type { Page } from 'playwright/test'
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

test('new notifications are counted, appear at the top, and become read', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  await waitForStream(server)
  const { script } = server.simulator
  const post = script.as('ann').publish('Look at this')
  script.as(EVE).favourite(post.id)
  await expect(entry(page)).toHaveAccessibleName(/new notification/)
  await entry(page).click()
  await expect(rows(page).first()).toContainText('favourited your post')
  script.as(FINN).favourite(post.id)
  await expect(rows(page).first()).toContainText('1 other')
  await expect(entry(page)).toHaveAccessibleName('Notifications')
  await expect.poll(() => markerOf(server)).toBeDefined()
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click()
  await expect.poll(() => markerOf(server)).toBe(newestOf(server))
})

test('a notification that arrives further up is shown on request', async ({ page, annOpens, server }) => {
  const { script } = server.simulator
  for (let at = 0; at < 12; at += 1) script.as(EVE).publish(`@ann number ${at}`)
  await annOpens('/notifications')
  await expect(rows(page).first()).toBeVisible()
  await waitForStream(server)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  script.as(EVE).publish('@ann while you were reading')
  const pill = page.getByRole('button', { name: '1 new notification' })
  await expect(pill).toBeVisible()
  await pill.click()
  await expect(rows(page).first()).toContainText('while you were reading')
})

test('a category is remembered, and clearing deletes all after a confirmation', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  const post = script.as('ann').publish('Look at this')
  script.as(EVE).publish('@ann hello')
  script.as(EVE).favourite(post.id)
  await annOpens('/notifications')
  await expect(rows(page).first()).toContainText('favourited')
  await page.getByRole('button', { name: 'Mentions' }).click()
  await expect(rows(page).first()).toContainText('hello')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mentions' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).first()).toContainText('hello')
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Clear all notifications' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('can’t undo')
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('No mentions yet')).toBeVisible()
  await page.getByRole('button', { name: 'Show all notifications' }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
})

test.describe('a server that has only single notifications', () => {
  test.use({ software: 'gotosocial' })

  test('shows them grouped', async ({ page, annOpens, server }) => {
    const { script } = server.simulator
    const post = script.as('ann').publish('Look at this')
    script.as(EVE).favourite(post.id)
    script.as(FINN).favourite(post.id)
    await annOpens('/notifications')
    await expect(rows(page).first()).toContainText('1 other')
  })
})
