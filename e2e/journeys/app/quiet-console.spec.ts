import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { wheel } from '../../pages/scrolling'
import { EVE } from '../../simulator-helpers'

/** Records ResizeObserver errors; returns a function that reads them. */
async function watchSizes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const errors: string[] = []
    Object.assign(window, { sizeErrors: errors })
    window.addEventListener('error', ({ message }) => {
      if (message.includes('ResizeObserver')) errors.push(message)
    })
  })
  return () => page.evaluate(() => (window as unknown as { sizeErrors: string[] }).sizeErrors)
}

test('measuring, mounting and resizing rows raises no ResizeObserver errors', async ({
  page,
  server,
  annOpens,
}) => {
  // Rows of many heights, with up to four pictures.
  const { script } = server.simulator
  for (let at = 1; at <= 12; at++) {
    const mediaIds = Array.from({ length: at % 5 }, (_, nth) =>
      script.attach(EVE, { description: `Picture ${nth}` }),
    )
    script.as(EVE).publish({ text: `Row ${at}. `.repeat(at % 3 === 0 ? 60 : at), mediaIds })
  }
  const errors = await watchSizes(page)
  await annOpens('/home')
  const rows = new TimelinePage(page).posts
  await expect(rows.first()).toBeVisible()
  let steps = 0
  await wheel(page, 900, async () => (steps += 1) > 8)
  for (const width of [500, 1280, 360, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(rows.first()).toBeAttached()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
  await wheel(page, -900, async () => (steps -= 1) < 1)
  expect(await errors()).toEqual([])
})
