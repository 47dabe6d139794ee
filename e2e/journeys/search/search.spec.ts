import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { readThere, scrollDown } from '../../pages/scrolling'
import { expectPosition } from '../../element-position'
import { EVE } from '../../simulator-helpers'

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

test('a search in bookmarks keeps its words and place over Back, and without words the list its place', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: own } = server.simulator
  const { world } = own
  const accountId = script.account('ann').id
  for (let at = 1; at <= 35; at++) {
    const { id } = script.as(EVE).publish(at % 3 === 0 ? `A bittern, number ${at}.` : `Reeds, number ${at}.`)
    world.bookmarks.put({ id: world.ids.serial(), accountId, statusId: id, createdAt: Date.now() })
  }
  await annOpens('/bookmarks')
  await expect(page.getByText('Reeds, number 35.')).toBeVisible()
  await scrollDown(page, 1200)
  const read = await readThere(page)
  await page.getByRole('button', { name: 'Search bookmarks' }).click()
  const words = page.getByRole('searchbox', { name: 'Search bookmarks' })
  await expect(words).toBeFocused()
  await expect(words).toBeInViewport()
  await page.keyboard.type('bittern')
  const found = new TimelinePage(page, 'Posts')
  await expect(found.posts.first()).toContainText('A bittern, number 33.')
  await expect(page.getByText('Found: 11. All posts in this list are searched (35).')).toBeVisible()
  await scrollDown(page, 600)
  const { row, top } = await readThere(page)
  await row.getByRole('article').locator('time').first().click()
  await expect(page).toHaveURL(/\/@/)
  await page.goBack()
  await expect(words).toHaveValue('bittern')
  await expectPosition(row, top)
  await expect(words).not.toBeFocused()
  await words.focus()
  await page.keyboard.press('Escape')
  await expect(words).toHaveValue('')
  await expect(read.row).toBeInViewport()
})
