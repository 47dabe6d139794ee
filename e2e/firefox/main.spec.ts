import { expectPosition, topOf } from '../element-position'
import { controlled } from '../journeys/installed/worker'
import { AccountMenu } from '../pages/account-menu'
import { Composer } from '../pages/compose'
import { ComposerFiles, pngFile } from '../pages/composer-files'
import { TimelinePage } from '../pages/home'
import { readerRow, scrollDown } from '../pages/scrolling'
import { asDemoAccount, signIn } from '../pages/sign-in'
import { StatusCard } from '../pages/status-card'
import { StatusPage } from '../pages/status'
import { serveClient } from '../scripts/static-server.mjs'
import { clientFolder } from '../servers'
import { EVE, findPosts, waitForStream } from '../simulator-helpers'
import { expect, test } from './fixtures'

test('signs in, shows new posts, and Back returns from a thread to the same line', async ({
  page,
  server,
  home,
}) => {
  const { script } = server.simulator
  const question = script.as(EVE).publish('Who counted the geese?')
  script.advance(1000)
  script.as('ben').publish({ text: 'I did, twice', inReplyToId: question.id })
  await test.step('home is live', async () => {
    await waitForStream(server)
    script.as(EVE).publish('Straight from eve')
    await expect(home.posts.first()).toContainText('Straight from eve')
  })
  await test.step('a post opens with its replies', async () => {
    await home.post('Who counted the geese?').time.click()
    const thread = new StatusPage(page)
    await expect(thread.focused.root).toContainText('Who counted the geese?')
    await expect(thread.post('I did, twice').root).toBeVisible()
    await page.goBack()
    await expect(home.post('Straight from eve').root).toBeInViewport()
  })
  await test.step('further down, Back returns to the same line while posts arrive', async () => {
    await scrollDown(page, 2500)
    const row = await readerRow(page)
    const { time } = new StatusCard(row)
    // Playwright scrolls in Firefox before it presses, even what is in view.
    await time.hover()
    const before = await topOf(row)
    await time.click()
    await expect(new StatusPage(page).focused.root).toBeVisible()
    script.as(EVE).publish('While the thread was open')
    await page.goBack()
    await expect(home.pending).toHaveText(/1 new post/)
    await expectPosition(row, before)
  })
  await test.step('a reload keeps the account', async () => {
    await page.reload()
    await expect(home.posts.first()).toBeVisible()
  })
})

test('a post with a picture is published, and another account is switched to', async ({
  page,
  client,
  server,
  home,
}) => {
  await test.step('a picture with alt text', async () => {
    const composer = new Composer(page)
    const files = new ComposerFiles(page, composer)
    await composer.text.fill('A heron at the weir')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(pngFile('heron.png', 60, 40))
    await files.describe(0, 'A grey heron')
    await composer.text.press('ControlOrMeta+Enter')
    await expect(
      home.post('A heron at the weir').root.getByRole('img', { name: 'A grey heron' }),
    ).toBeVisible()
    expect(findPosts(server, 'A heron at the weir')).toHaveLength(1)
  })
  await test.step('each account sees its own home', async () => {
    await signIn(page, client, server.origin, asDemoAccount('cleo'))
    const menu = new AccountMenu(page)
    await menu.switchTo('Ann Atwood')
    await expect(page.getByRole('button', { name: 'Accounts, Ann Atwood' })).toBeVisible()
    await expect(home.post('A heron at the weir').root).toBeVisible()
  })
})

test('columns are live, and keep their order after a reload', async ({ page, client, server, home }) => {
  await expect(home.posts.first()).toBeVisible()
  // Firefox reports requests that the next page cuts off as errors of the service worker.
  await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(`${client}/deck`)
  const column = page.getByRole('region', { name: 'Home', exact: true })
  const titles = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(column.getByRole('article').first()).toBeVisible()
  await waitForStream(server)
  server.simulator.script.as(EVE).publish('Seen in a column')
  await expect(column.getByRole('article').first()).toContainText('Seen in a column')
  await page.getByRole('button', { name: 'Column options for Notifications' }).click()
  await page.getByRole('menuitem', { name: 'Move to previous position' }).click()
  await expect(titles).toHaveText(['New post', 'Notifications', 'Home'])
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(titles).toHaveText(['New post', 'Notifications', 'Home'])
  await expect(column.getByRole('article').first()).toContainText('Seen in a column')
})

test('after one visit the app starts without a network', async ({ page, server, faults }) => {
  const client = await serveClient({ folder: clientFolder() })
  await signIn(page, client.origin, server.origin, asDemoAccount('ann'))
  const home = new TimelinePage(page)
  await expect(home.post('Hello, small world').root).toBeVisible()
  await controlled(page)
  // Leaving the page stores what it shows.
  await page.goto(`${client.origin}/assets/none`)
  await client.close()
  await server.close()
  await page.goto(`${client.origin}/`)
  await expect(page).toHaveURL(`${client.origin}/home`)
  await expect(home.post('Hello, small world').root).toBeVisible()
  // Requests without a network are the subject.
  faults.length = 0
})
