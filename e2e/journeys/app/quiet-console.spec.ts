import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { wheel } from '../../pages/scrolling'

test.use({ world: 'demo' })

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
  signInAs,
}) => {
  const errors = await watchSizes(page)
  await signInAs('ada', server)
  const rows = page.getByRole('feed', { name: 'Home' }).getByRole('article')
  await expect(rows.first()).toBeVisible()
  let steps = 0
  await wheel(page, 900, async () => (steps += 1) > 12)
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
