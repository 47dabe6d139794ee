import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' })

/** Searches by the keyboard, from the search page. */
async function search(page: Page, text: string) {
  await expect(field(page)).toBeVisible()
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(page).toHaveURL(
    new RegExp(`[?&]q=${encodeURIComponent(text).replaceAll('%20', '(?:%20|\\+)')}`),
  )
}

test('searches by the keyboard with an operator, and lists, opens and removes recent searches', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  script.as('ann').publish('A heron by ann')
  server.simulator.server.world.accounts.patch(script.account('ben').id, { indexable: true })
  script.as('ben').publish('A heron by ben')
  await annOpens('/search')

  await test.step('an operator finds only those posts', async () => {
    await field(page).press('Tab')
    // The button next to the field, then the first operator.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'from:' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('from:')
    await page.keyboard.type('me heron')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /^Posts/ }).click()
    await expect(page.getByText('A heron by ann')).toBeVisible()
    await expect(page.getByText('A heron by ben')).toHaveCount(0)
  })

  await test.step('recent searches are listed, opened and removed by key', async () => {
    await search(page, 'geese')
    await search(page, 'herons')
    const navigation = page.getByRole('navigation', { name: 'Navigation' })
    await navigation.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await navigation.getByRole('link', { name: 'Search' }).click()
    await expect(recent(page).getByRole('link')).toHaveText(['herons', 'geese', 'from:me heron'])
    await recent(page).getByRole('link', { name: 'herons' }).focus()
    await page.keyboard.press('Delete')
    await expect(recent(page).getByRole('link')).toHaveText(['geese', 'from:me heron'])
    await expect(recent(page).getByRole('link', { name: 'geese' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('geese')
  })
})

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
