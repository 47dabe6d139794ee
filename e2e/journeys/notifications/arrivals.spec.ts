import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { EVE, FINN, waitForStream } from '../../simulator-helpers'

test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

const row = (page: Page, name: RegExp) =>
  page.getByRole('feed', { name: 'Notifications' }).getByRole('article', { name })

test('unread notifications are counted in the title and its icon until they are read', async ({
  page,
  home,
  server,
}) => {
  await waitForStream(server)
  await expect(page).toHaveTitle('Home – Skein')
  server.simulator.script.as(EVE).publish('@ann hello')
  // The mention is a new post of home too, shown at its top.
  await expect(home.posts.first()).toContainText('hello')
  await expect(page).toHaveTitle('(1) Home – Skein')
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /icon-unread\.svg$/)
  await page.getByRole('link', { name: 'Notifications, 1 new notification' }).first().click()
  await expect(row(page, /mentioned you/).first()).toBeVisible()
  await expect(page).toHaveTitle('Notifications – Skein')
  await expect(icon).toHaveAttribute('href', /icon\.svg$/)
})

test('the menu leads to the settings by keyboard', async ({ page, annOpens }) => {
  await annOpens('/notifications')
  await page.getByRole('button', { name: 'More options' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('N')
  await expect(page.getByRole('menuitem', { name: 'Notification settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
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
    await expect(page.getByText('1 person you may not know is waiting')).toBeVisible()
    await page.getByRole('button', { name: 'Minimise banner' }).tap()
    await expect(page.getByText(/is waiting/)).toHaveCount(0)
    await page.getByRole('button', { name: 'More options' }).tap()
    const banner = page.getByRole('menuitemcheckbox', { name: 'Show filtered notifications banner' })
    await expect(banner).not.toBeChecked()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filtered notifications, 1 person' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Filtered notifications' })).toBeVisible()
  })
})

test('a group that grows keeps the focus', async ({ page, annOpens, server }) => {
  const { script } = server.simulator
  const post = script.as('ann').publish('Look at this')
  script.as(EVE).favourite(post.id)
  script.as(EVE).publish('@ann on top')
  await annOpens('/notifications')
  const group = row(page, /favourited your post, Look at this/)
  await group.focus()
  await waitForStream(server)
  script.as(FINN).favourite(post.id)
  await expect(row(page, /1 other favourited your post, Look at this/)).toBeFocused()
})
