import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { asDemoAccount, signIn } from '../../pages/sign-in'
import { toast } from '../../pages/toast'

test.use({ viewport: { width: 1920, height: 900 } })

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
/** The titles of the columns in order. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const options = (page: Page, name: string) => page.getByRole('button', { name: `Column options for ${name}` })

async function choose(page: Page, name: string, item: string) {
  await options(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('columns of two accounts on two servers read and act each as its own', async ({
  page,
  client,
  twoServers,
}) => {
  const [first, second] = twoServers
  await signIn(page, client, first.origin, asDemoAccount('ann'))
  await signIn(page, client, second.origin, asDemoAccount('cleo'))
  await page.goto(`${client}/deck`)
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add column' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add column' })
  await dialog.getByRole('searchbox').fill('this server')
  await dialog.getByRole('button', { name: 'Live feeds: This server', exact: true }).last().click()
  await expect(dialog).toHaveCount(0)
  const local = column(page, 'Live feeds: This server')
  await expect(local.getByRole('article').first()).toBeVisible()
  second.simulator.script.as('cleo').publish('From the second server')
  const post = local.getByRole('article').filter({ hasText: 'From the second server' })
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: /^Favourite/ }).click()
  const calls = (at: typeof first) =>
    at.simulator.recorded.filter((call) => call.route === 'POST /api/v1/statuses/:id/favourite')
  await expect.poll(() => calls(second).length).toBe(1)
  expect(calls(first)).toHaveLength(0)
  await expect(column(page, 'Home').getByText('From the second server')).toHaveCount(0)
})

test('a link opens next to its column, is kept, and stays after a reload', async ({ page, annOpens }) => {
  await annOpens('/deck')
  const home = column(page, 'Home')
  await home.getByRole('article').first().locator('a:has(time)').first().click()
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Post', 'Notifications'])
  await page.keyboard.press('Escape')
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page).toHaveURL(/\/deck\/bookmarks$/)
  await page.getByRole('button', { name: 'Pin column' }).click()
  await expect(options(page, 'Bookmarks')).toBeVisible()
  await page.reload()
  await expect(titles(page).filter({ hasText: 'Bookmarks' })).toHaveCount(1)
  await expect(options(page, 'Bookmarks')).toBeVisible()
})

test('columns are moved, resized, collapsed and removed, with undo', async ({ page, annOpens }) => {
  await annOpens('/deck')
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
  await choose(page, 'Notifications', 'Move back')
  await expect(titles(page)).toHaveText(['New post', 'Notifications', 'Home'])

  await page.getByRole('button', { name: 'Move Home' }).focus()
  await page.keyboard.press('Space')
  // Pressed at once, before the columns are measured.
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Position 2 of 3.', { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])

  const edge = page.getByRole('separator', { name: 'Width of Home' })
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', '380')

  await choose(page, 'Home', 'Collapse')
  const strip = page.getByRole('button', { name: 'Expand Home' })
  await expect(strip).toBeFocused()
  await strip.click()
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()

  await choose(page, 'Home', 'Remove column')
  await expect(titles(page)).toHaveText(['New post', 'Notifications'])
  await expect(toast(page, 'Removed Home')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
})

test('the setting opens the deck where the window is wide enough', async ({ page, annOpens }) => {
  await annOpens('/preferences/columns')
  await page.getByRole('switch', { name: 'Use multiple columns' }).click()
  await expect(page).toHaveURL(/\/deck\/preferences\/columns$/)
  await expect(column(page, 'Home')).toBeVisible()
  await page.setViewportSize({ width: 400, height: 800 })
  await expect(column(page, 'Home')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Columns' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(column(page, 'Home')).toBeVisible()
  await page.getByRole('switch', { name: 'Use multiple columns' }).click()
  await expect(page).toHaveURL(/[^k]\/preferences\/columns$/)
})
