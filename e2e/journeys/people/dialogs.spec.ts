import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { EVE } from '../../simulator-helpers'

/** Returns the texts of the parts of a dialog that are wider than it, or cut off by its edge. */
const wideParts = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect()
    return [root, ...root.querySelectorAll('button, input, label, p, h2, li, [role=option], select')].flatMap(
      (part) => {
        const box = part.getBoundingClientRect()
        const isHidden = box.width <= 1 || box.height <= 1
        const isInside = box.left >= left - 1 && box.right <= right + 1
        return isHidden || isInside ? [] : [`${part.tagName} ${part.textContent?.slice(0, 40) ?? ''}`]
      },
    )
  })

/** Checks an open dialog in both directions, and closes it. */
async function checkDialog(page: Page, name: RegExp | string): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  expect.soft(await axeFinds(page), String(name)).toEqual([])
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    expect.soft(await overflowWidth(page), `${String(name)}, ${dir}`).toBe(0)
    expect.soft(await wideParts(dialog), `${String(name)}, ${dir}`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr'
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('the dialogs about people, lists and filters fit the smallest phone in both directions', async ({
  page,
  server,
  annOpens,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { script } = server.simulator
  script.as('ann').follow(EVE)
  script.as(EVE).publish('Look at the geese')
  await annOpens(`/@${EVE}`)
  const main = page.getByRole('main')
  const more = main.getByRole('button', { name: /^More/ }).first()
  const items: readonly [item: RegExp, dialog: RegExp][] = [
    [/^Mute @eve/, /^Mute/],
    [/^Block @eve/, /^Block/],
    [/^Block server/, /^Block.*\?/],
    [/lists$/, /lists/],
    [/^Change subscribed languages/, /anguages/],
  ]
  for (const [item, dialog] of items) {
    await more.click()
    await page.getByRole('menuitem', { name: item }).click()
    await checkDialog(page, dialog)
  }
  const post = page.getByRole('article', { name: /Look at the geese/ })
  await post.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: /^Filter/ }).click()
  await checkDialog(page, /ilter/)
  await page.goto(new URL('/lists', page.url()).href)
  await main.getByRole('button', { name: 'New list' }).click()
  await checkDialog(page, /list/)
})
