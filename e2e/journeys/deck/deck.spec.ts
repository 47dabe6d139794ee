import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { toast } from '../../pages/toast'
import { boxAtRest } from '../../pages/wait-until-still'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1920, height: 900 }))

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
/** The titles of the columns in order. */
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const options = (page: Page, name: string) => page.getByRole('button', { name: `Column options for ${name}` })

async function choose(page: Page, name: string, item: string) {
  await options(page, name).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('columns are moved, resized, collapsed, removed and kept, and the address opens them again', async ({
  page,
  annOpens,
}) => {
  await annOpens('/deck')
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])

  await choose(page, 'Notifications', 'Move to previous position')
  await expect(titles(page)).toHaveText(['New post', 'Notifications', 'Home'])
  await expect(page.getByText('Position 2 of 3.', { exact: true })).toBeAttached()

  await page.getByRole('button', { name: 'Move Home' }).focus()
  await page.keyboard.press('Space')
  // Pressed at once, before the columns are measured.
  await page.keyboard.press('ArrowLeft')
  // The menu announced the same.
  await expect(page.getByRole('status').filter({ hasText: 'Position 2 of 3.' })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])

  await test.step('by pointer, past the middle of the next column', async () => {
    const from = await boxAtRest(page.getByRole('button', { name: 'Move Home' }))
    const to = await boxAtRest(column(page, 'Notifications'))
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width * 0.9, from.y + from.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect(titles(page)).toHaveText(['New post', 'Notifications', 'Home'])
    await choose(page, 'Home', 'Move to previous position')
    await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
  })

  const edge = page.getByRole('separator', { name: 'Width of Home' })
  // Some frames after the drop, the handle gets the focus back.
  await boxAtRest(edge)
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

  await test.step('a link opens next to its column, is kept, and stays after a reload', async () => {
    const link = column(page, 'Home').getByRole('article').first().locator('a:has(time)').first()
    await link.click()
    await expect(titles(page)).toHaveText(['New post', 'Home', /^Post by /, 'Notifications'])
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
})

test('an option of the column of the address stays there, and keys arrange the columns', async ({
  page,
  annOpens,
}) => {
  await annOpens('/deck/notifications')
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()
  await test.step('“New post” of the rail is whole, also where not all entries fit', async () => {
    const button = page.getByRole('navigation').getByRole('link', { name: 'New post', exact: true })
    // Entries are closer together below 992 px.
    for (const height of [800, 992]) {
      await page.setViewportSize({ width: 1920, height })
      await boxAtRest(button)
      const isWhole = await button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (left + right) / 2
        return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(middle, y)))
      })
      expect(isWhole, `${height} px`).toBe(true)
    }
  })
  await column(page, 'Notifications').getByRole('button', { name: 'Mentions' }).click()
  await expect(page).toHaveURL(/\/deck\/notifications\?only=mentions$/)
  await expect(column(page, 'Notifications: Mentions')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close column' })).toHaveCount(0)
  await expect(titles(page)).toHaveCount(3)

  await page.keyboard.press('2')
  await expect(column(page, 'Home').getByRole('heading', { level: 1 })).toBeFocused()
  const inHome = column(page, 'Home').getByRole('article')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(inHome.nth(1)).toBeFocused()
  // A column gives the focus back to its row.
  await page.keyboard.press('ArrowLeft')
  await expect(inHome.nth(1)).not.toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(inHome.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Position 3 of 3.', { exact: true })).toBeAttached()
  await expect(titles(page).last()).toHaveText('Home')
  await page.keyboard.press('Shift+W')
  await expect(column(page, 'Home')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(titles(page).last()).toHaveText('Home')
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add column' })
  await dialog.getByRole('searchbox').fill('#cats -#dogs')
  await dialog.getByRole('searchbox').press('Enter')
  await expect(column(page, '#cats without #dogs')).toBeVisible()
})
