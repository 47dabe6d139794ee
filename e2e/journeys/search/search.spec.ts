import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** Searches by the keyboard, from the search page. */
async function search(page: Page, text: string) {
  await expect(field(page)).toBeVisible()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(page).toHaveURL(
    new RegExp(`[?&]q=${encodeURIComponent(text).replaceAll('%20', '(?:%20|\\+)')}`),
  )
}

test('offline it finds own posts on this device, after a reload of the page too', async ({
  page,
  client,
  server,
  context,
  annOpens,
}) => {
  server.simulator.script.as('ann').publish('A heron at dawn')
  await annOpens('/home')
  await expect(page.getByText('A heron at dawn')).toBeVisible()
  const openSearch = () =>
    page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Search' }).click()
  await openSearch()
  await search(page, 'dawn')
  const onDevice = page.getByRole('region', { name: 'On this device' })
  await expect(onDevice.getByText('A heron at dawn')).toBeVisible()
  await context.setOffline(true)
  await search(page, 'heron')
  await expect(page.getByText(/^You’re offline\. Only your posts/)).toBeVisible()
  await expect(onDevice.getByText('A heron at dawn')).toBeVisible()
  await search(page, 'swan')
  await expect(page.getByText('Nothing found on this device')).toBeVisible()
  await context.setOffline(false)
  // Leaving the page stores the posts.
  await page.goto('about:blank')
  server.simulator.script.refuse('GET /api/v1/timelines/home', 400, { error: 'Busy' }, { times: 99 })
  await page.goto(`${client}/search?q=heron&type=statuses`)
  await expect(onDevice.getByText('A heron at dawn')).toBeVisible()
})
