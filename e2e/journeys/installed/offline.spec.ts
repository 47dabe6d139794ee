import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { controlled, stopWorkers, storedFiles, storedReads, workerEvents } from './worker'

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
  await test.step('a page that was loaded past the worker gets it all the same', async () => {
    const protocol = await page.context().newCDPSession(page)
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      protocol.send('Page.reload', { ignoreCache: true }),
    ])
    await protocol.detach()
    await controlled(page)
  })

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
    await stopWorkers(page)
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

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('every list, page and thread read lately is there without a connection, and says from when', async ({
    page,
    client,
    server,
    annOpens,
  }) => {
    const script = server.simulator.script.as('ben')
    const { id } = script.publish('Geese over the station #geese')
    script.publish({ text: 'And back again', inReplyToId: id })
    server.simulator.script.as('ann').favourite(id)
    const { world } = server.simulator.server
    const accountId = server.simulator.script.account('ann').id
    world.lists.put({
      id: world.ids.serial(),
      accountId,
      title: 'Friends',
      repliesPolicy: 'list',
      exclusive: false,
    })
    await annOpens('/home')
    await expect(new TimelinePage(page).posts.first()).toBeVisible()
    await controlled(page)
    const main = page.getByRole('main')
    /** The screens, each with words of what it shows, and what is in the key of its list. */
    const screens: [path: string, words: string, key: string][] = [
      ['/tags/geese', 'Geese over the station', '"tag","geese"'],
      ['/@ben', 'Geese over the station', '"timeline","account"'],
      [`/@ben/${id}`, 'And back again', '"context"'],
      ['/notifications', 'favourited', '"notifications","groups"'],
      ['/conversations', 'eve', '"conversations","items"'],
      ['/favourites', 'Geese over the station', '"statuses","favourites"'],
      ['/lists', 'Friends', '"lists"'],
    ]
    const shown = (words: string) =>
      expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
    for (const [path, words, key] of screens) {
      await page.goto(`${client}${path}`)
      await shown(words)
      await expect.poll(() => storedReads(page)).toContain(key)
    }
    await page.context().setOffline(true)
    for (const [path, words] of screens) {
      await page.goto(`${client}${path}`)
      await shown(words)
      if (path === '/@ben') await expect(main.getByRole('button', { name: /^Following Ben/ })).toBeVisible()
      if (path !== '/lists') await expect(main.getByText(/^Last updated: \d/)).toBeVisible()
    }
    await page.context().setOffline(false)
    await expect(main.getByText(/^Last updated: \d/)).toHaveCount(0)

    await test.step('a stopped worker is started by the browser and wakes the page, which then sends its outbox', async () => {
      await page.evaluate(() => {
        navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          document.documentElement.dataset['woken'] = data.type
        })
      })
      const fire = await workerEvents(page, (scope) => !scope.includes('/push/'))
      await stopWorkers(page)
      await fire('ServiceWorker.dispatchSyncEvent', { tag: 'outbox', lastChance: false })
      await expect(page.locator('html')).toHaveAttribute('data-woken', 'outbox')
    })
  })
})
