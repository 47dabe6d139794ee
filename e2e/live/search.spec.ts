import { expect } from 'playwright/test'
import { env, publish, test, unique } from './fixtures'

test('finds an account by its handle, a hashtag, and posts of the user on this device', async ({
  page,
  client,
  signedIn,
}) => {
  test.skip(env('LIVE_SNAC') === '', 'only our own snac has an account that is always found')
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  const word = unique('').trim()
  await publish(page, client, `Lapwings ${word} #lapwings`)
  const main = page.getByRole('main')
  const search = async (text: string) => {
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill(text)
    await field.press('Enter')
  }
  await page.goto(`${client}/home`)
  await expect(signedIn.post(word).root).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Search' }).click()

  await test.step('people', async () => {
    await search(env('LIVE_OTHER'))
    await expect(main.getByRole('region', { name: 'People' }).getByRole('listitem')).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'People (1)' })).toBeVisible()
  })

  await test.step('posts, which the server does not search', async () => {
    await search(word)
    const onDevice = main.getByRole('region', { name: 'On this device' })
    await expect(onDevice.getByText(word)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Posts (1)' })).toBeVisible()
  })

  await test.step('hashtags', async () => {
    await search('lapwings')
    await main.getByRole('region', { name: 'Hashtags' }).getByRole('link', { name: '#lapwings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '#lapwings' })).toBeVisible()
  })
})

test('describes the server, also what it does not publish', async ({ page, client, signedIn }) => {
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  await page.goto(`${client}/about`)
  const main = page.getByRole('main')
  for (const title of ['Contact', 'Server rules', 'About this server', 'Moderated servers', 'Software'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  test.skip(env('LIVE_SNAC') === '', 'other servers publish more than our own snac')
  await expect(main.getByText('This server hasn’t made this information available.')).toBeVisible()
  await expect(main.getByText(/\bsnac\b/).first()).toBeVisible()
  await page.goto(`${client}/privacy-policy`)
  await expect(main.getByText('This server hasn’t published a privacy policy')).toBeVisible()
})

test('keeps settings of this device, and reads preferences of a server that has none', async ({
  page,
  client,
  signedIn,
}) => {
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  await page.goto(`${client}/preferences/appearance`)
  const dark = page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' })
  await dark.check({ force: true })
  await page.reload()
  await expect(dark).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  for (const [topic, title] of [
    ['reading', 'Reading'],
    ['writing', 'Writing'],
    ['notifications', 'Notifications'],
  ] as const) {
    await page.goto(`${client}/preferences/${topic}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').locator('[data-setting]').first()).toBeVisible()
  }
})
