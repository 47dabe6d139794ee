import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'

/** Keeps the code of the app, all but its first part, from arriving until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Where an element lies across the window, and where it begins. */
const placeOf = async (element: Locator) => {
  const { x, y, width } = (await element.boundingBox()) ?? {}
  return { x, y, width }
}

test('home is requested, and its frame shown, before the code of the app has arrived', async ({
  page,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const asked = () =>
    server.simulator.recorded.map(({ path }) => path).filter((path) => path === '/api/v1/timelines/home')

  for (const [layout, width] of [
    ['wide', 1280],
    ['narrow', 900],
    ['phone', 360],
  ] as const)
    await test.step(`${layout}: the app replaces the frame in its place`, async () => {
      await page.setViewportSize({ width, height: 800 })
      // As on the first visit after signing in: nothing is stored yet.
      await page.evaluate(async () => {
        for (const { name = '' } of await indexedDB.databases())
          if (name.startsWith('client.')) indexedDB.deleteDatabase(name)
      })
      const before = asked().length
      const release = await holdCode(page)
      await page.reload({ waitUntil: 'commit' })
      const frame = page.locator('.start-shell')
      await expect(frame.locator('.start-row').first()).toBeVisible()
      await expect.poll(() => asked().length).toBe(before + 1)
      const main = await placeOf(frame.locator('.start-main'))
      const rail = await placeOf(frame.locator('.start-rail'))
      const composer = await frame.locator('.start-side').boundingBox()
      release()
      await expect(home.posts.first()).toBeVisible()
      await expect(frame).toHaveCount(0)
      expect(await placeOf(page.getByRole('main'))).toEqual(main)
      expect(await placeOf(page.locator('#navigation'))).toEqual(rail)
      if (layout === 'wide') {
        const form = page.getByRole('complementary').locator('form')
        await expect(form).toBeVisible()
        expect(await form.boundingBox()).toEqual(composer)
      }
      // The answer that was requested early is that which is shown.
      expect(asked()).toHaveLength(before + 1)
      await page.unroute('**/assets/index-*.js')
    })
})

test('a page whose code cannot be loaded says so, and works after a reload', async ({ page, annOpens }) => {
  await annOpens('/home')
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('Skein couldn’t load')
  await expect(page.locator('.start-shell')).toBeHidden()
  await page.unroute('**/assets/index-*.js')
  await page.reload()
  await expect(new TimelinePage(page).posts.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
