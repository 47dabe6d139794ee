import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { boxAtRest } from '../../pages/wait-until-still'

const WIDE = { width: 1920, height: 900 }
const MIDDLE = { width: 1280, height: 900 }
const NARROW = { width: 800, height: 900 }
const PHONE = { width: 400, height: 900 }

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The scroll position of a column. */
const positionOf = (place: Locator) =>
  place.evaluate((element) => element.closest('[data-column] > *')?.scrollTop ?? 0)

/** The first row below the header of a column; the column may be mounted again. */
async function readerRow(place: Locator): Promise<Locator> {
  const key = await place.evaluate((element) => {
    const top = element.closest('[data-column] > *')?.getBoundingClientRect().top ?? 0
    const rows = [...element.querySelectorAll<HTMLElement>('[data-key]')]
    return rows.find((row) => row.getBoundingClientRect().top > top + 60)?.dataset['key']
  })
  return place.locator(`[data-key="${key}"]`)
}

test.beforeEach(({ page }) => page.setViewportSize(WIDE))

test('the setting opens the deck, whose columns, positions and drafts survive a phone and a single column', async ({
  page,
  annOpens,
}) => {
  await annOpens('/preferences/columns')
  const setting = page.getByRole('switch', { name: 'Use multiple columns' })
  await test.step('the setting opens the deck where the window is wide enough', async () => {
    await setting.click()
    await expect(page).toHaveURL(/\/deck\/preferences\/columns$/)
    await expect(column(page, 'Home')).toBeVisible()
    await page.setViewportSize(PHONE)
    await expect(column(page, 'Home')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Columns' })).toBeVisible()
    await page.setViewportSize(MIDDLE)
    await expect(column(page, 'Home')).toBeVisible()
    await setting.click()
    await expect(page).toHaveURL(/[^k]\/preferences\/columns$/)
  })
  await page.setViewportSize(WIDE)
  await setting.click()
  await expect(page).toHaveURL(/\/deck\/preferences\/columns$/)
  await test.step('the column of the address stays in view when the window becomes narrower', async () => {
    const close = page.getByRole('button', { name: 'Close column' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(NARROW)
    await expect(close).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(WIDE)
  })
  await page.getByRole('button', { name: 'Close column' }).click()
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
  const home = column(page, 'Home')
  const posts = home.getByRole('article')
  await expect(posts.first()).toBeVisible()
  await test.step('a name is whole where its handle has no room', async () => {
    const missing = await home.locator('[data-account]:has(bdi + bdi)').evaluateAll((names) =>
      names.flatMap(({ firstElementChild: name, lastElementChild: handle }) => {
        if (!name || !handle || handle.scrollWidth <= handle.clientWidth) return []
        const text = document.createRange()
        text.selectNodeContents(name)
        return text.getBoundingClientRect().width - name.getBoundingClientRect().width
      }),
    )
    expect(missing.length).toBeGreaterThan(0)
    expect(Math.max(...missing)).toBeLessThanOrEqual(0.001)
  })
  const composer = new Composer(page)
  await expect(composer.text).toBeEditable()
  await composer.text.fill('Begun in the deck')
  await posts.first().hover()
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    expect(await positionOf(home)).toBeGreaterThan(600)
  }).toPass({ intervals: [100] })
  const row = await readerRow(home)
  const before = await boxAtRest(row)
  await home.getByRole('article').last().locator('a:has(time)').first().focus()

  await page.setViewportSize(PHONE)
  await expect(column(page, 'Notifications')).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('button', { name: 'New post' })).toBeVisible()
  await page.getByRole('button', { name: 'New post' }).click()
  await expect(composer.text).toHaveValue('Begun in the deck')
  await composer.text.press('End')
  await composer.text.pressSequentially(' and on a phone')
  await page.setViewportSize(MIDDLE)
  await page.setViewportSize(WIDE)
  // The dialog stays open until it is closed; its text is in the composer of the deck.
  await expect(composer.text).toHaveValue('Begun in the deck and on a phone')
  await page.getByRole('dialog', { name: 'New post' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(titles(page)).toHaveText(['New post', 'Home', 'Notifications'])
  await expect(composer.text).toHaveValue('Begun in the deck and on a phone')
  await expect(row).toBeInViewport()
  await expect(async () => expect(Math.abs((await boxAtRest(row)).y - before.y)).toBeLessThan(40)).toPass()
})
