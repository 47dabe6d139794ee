import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { controlled, storedFiles } from './worker'

test.use({ serviceWorkers: 'allow', locale: 'de-DE' })

test('after one visit the app starts without a network, in its language; signing out deletes what was used', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/home')
  const home = new TimelinePage(page, 'Startseite')
  await expect(home.posts.first()).toBeVisible()
  const words = 'Hello, small world'
  await expect(home.posts.filter({ hasText: words })).toBeVisible()
  await controlled(page)
  const hasTexts = async () =>
    (await storedFiles(page, 'skein-assets')).some((url) => url.includes('/de.json'))
  await expect.poll(hasTexts).toBe(true)

  const avatars = home.posts.getByRole('link').locator('img')
  const pictures = () => storedFiles(page, 'skein-pictures')
  await test.step('pictures are stored when they are seen, and no other answer of a server', async () => {
    await page.reload()
    await expect(avatars.first()).toBeVisible()
    await expect.poll(async () => (await pictures()).length).toBeGreaterThan(0)
    const seen = await pictures()
    const others = (await storedFiles(page, '')).filter((url) => !seen.includes(url))
    expect(others.filter((url) => !url.startsWith(`${client}/`))).toEqual([])
    expect([...others, ...seen].filter((url) => /\/(?:api|oauth)\//.test(url))).toEqual([])
  })

  await test.step('the browser is opened again, offline', async () => {
    // Leaving the page stores what it shows.
    await page.goto(`${client}/assets/none`)
    await page.context().setOffline(true)
    await page.goto(`${client}/`)
    await expect(page).toHaveURL(`${client}/home`)
    await expect(home.posts.first()).toBeVisible()
    await expect(home.posts.filter({ hasText: words })).toBeVisible()
    const width = (image: HTMLImageElement) => image.naturalWidth
    await expect.poll(() => avatars.first().evaluate(width)).toBeGreaterThan(0)
    await page.goto(`${client}/publish`)
    await expect(page.getByRole('form', { name: 'Neuer Beitrag' })).toBeVisible()
    await page.context().setOffline(false)
  })

  await test.step('signing out', async () => {
    await page.goto(`${client}/home`)
    await expect(home.posts.first()).toBeVisible()
    const menu = page.getByRole('button', { name: /^Konten/ })
    await menu.click()
    await page.getByRole('menuitem', { name: /abmelden/i }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect.poll(hasTexts).toBe(false)
    expect(await pictures()).toEqual([])
  })
})
