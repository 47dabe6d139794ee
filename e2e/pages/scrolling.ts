import { expect, type Locator, type Page } from 'playwright/test'
import { topOf } from '../element-position'
import { waitUntilStill } from './wait-until-still'

/** Height of the bar over the top of the viewport, in CSS px. */
export const HEADER = 48

/** Resolves when the page has drawn what happened before. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** Scrolls by wheel over the content until `done`. */
export async function wheel(page: Page, by: number, done: () => Promise<boolean>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.mouse.move(width / 2, height / 2)
  await expect(async () => {
    await page.mouse.wheel(0, by)
    // Otherwise a slow page would be scrolled past what `done` looks for before it shows that.
    await drawn(page)
    expect(await done()).toBe(true)
  }).toPass({ intervals: [60] })
}

/** Scrolls below `position` and waits until it stopped. */
export async function scrollDown(page: Page, position: number): Promise<void> {
  await wheel(page, 500, async () => (await page.evaluate(() => window.scrollY)) > position)
  await waitUntilStill(page)
}

/** Returns the first post whose top is visible: the row being read. `bar`: height of a bar below the header, in px. */
export async function readerRow(page: Page, bar = 0): Promise<Locator> {
  const id = await page.evaluate(
    (header) =>
      [...document.querySelectorAll('[role=feed] article')]
        .find((article) => article.getBoundingClientRect().top >= header)
        ?.getAttribute('data-status'),
    HEADER + bar,
  )
  if (!id) throw new Error('no post is in view')
  return page.locator(`[role=feed] article[data-status="${id}"]`)
}

/** Returns the first row whose top is in the viewport. */
async function rowInView(page: Page): Promise<Locator> {
  const key = await page.evaluate(
    (header) =>
      [...document.querySelectorAll<HTMLElement>('main [data-key]')].find(
        (row) => row.getBoundingClientRect().top >= header,
      )?.dataset['key'],
    HEADER,
  )
  if (!key) throw new Error('no row is in view')
  return page.locator(`main [data-key="${key}"]`)
}

/** Returns the current row, its key and its position. */
export async function readThere(page: Page) {
  const row = await rowInView(page)
  return { row, key: (await row.getAttribute('data-key')) ?? '', top: await topOf(row) }
}
