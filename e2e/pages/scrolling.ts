import { expect, type Locator, type Page } from 'playwright/test'
import { standsStill } from './rest'

/** Height of the bar over the top of the viewport, in CSS px. */
export const HEADER = 48

/** Scrolls by wheel over the content until `done`. */
export async function wheel(page: Page, by: number, done: () => Promise<boolean>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.mouse.move(width / 2, height / 2)
  await expect(async () => {
    await page.mouse.wheel(0, by)
    expect(await done()).toBe(true)
  }).toPass({ intervals: [60] })
}

/** Scrolls below `position` and waits until it stopped. */
export async function scrollDown(page: Page, position: number): Promise<void> {
  await wheel(page, 500, async () => (await page.evaluate(() => window.scrollY)) > position)
  await standsStill(page)
}

/** Returns the first post whose top is visible: the row being read. */
export async function readerRow(page: Page): Promise<Locator> {
  const id = await page.evaluate(
    (header) =>
      [...document.querySelectorAll('[role=feed] article')]
        .find((article) => article.getBoundingClientRect().top >= header)
        ?.getAttribute('data-status'),
    HEADER,
  )
  if (!id) throw new Error('no post is in view')
  return page.locator(`[role=feed] article[data-status="${id}"]`)
}
