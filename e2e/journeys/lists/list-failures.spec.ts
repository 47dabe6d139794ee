import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { waitUntilStill } from '../../pages/wait-until-still'
import { readerRow, wheel } from '../../pages/scrolling'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const STORY = 'https://news.example/story'

/** All kinds of lists, each with the same posts of eve: paths and API routes. */
const LISTS: { path: string; route: string; name: string }[] = [
  { name: 'home', path: '/home', route: 'GET /api/v1/timelines/home' },
  { name: 'a list', path: '/lists/$list', route: 'GET /api/v1/timelines/list/:id' },
  { name: 'a hashtag', path: '/tags/sowing', route: 'GET /api/v1/timelines/tag/:name' },
  { name: 'a link', path: `/links/${encodeURIComponent(STORY)}`, route: 'GET /api/v1/timelines/link' },
  { name: 'bookmarks', path: '/bookmarks', route: 'GET /api/v1/bookmarks' },
  { name: 'posts of an account', path: `/@${EVE}`, route: 'GET /api/v1/accounts/:id/statuses' },
]

/** Publishes `count` posts that appear in all lists; returns the id of ann's list. */
function fill({ simulator }: Server, count: number): string {
  const { script, server } = simulator
  const { world } = server
  const ann = script.account('ann').id
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: ann,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: script.account(EVE).id })
  for (let at = 1; at <= count; at++) {
    script.advance(1000)
    const { id: statusId } = script.as(EVE).publish(`Furrow ${at}. #sowing ${STORY}`)
    world.bookmarks.put({ id: world.ids.serial(), accountId: ann, statusId, createdAt: Date.now() })
  }
  const card = world.statuses.values().find((status) => status.card?.url === STORY)?.card
  if (!card) throw new Error('the simulator made no card')
  world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
  return list.id
}

/** Excludes the request for pinned posts. */
const unpinned = ({ url }: { url: string }) => /\/accounts\/\d+\/statuses\?(?!.*pinned=)/.test(url)

const rows = (page: Page) =>
  page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: /Furrow \d+\./ })

/** Fires the browser's event for a restored connection. */
const online = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')))

test('every list shows an error after a refusal, and loaded content stays', async ({
  page,
  client,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const list = fill(server, 3)
  const { script } = server.simulator
  const messages: Record<string, (status: number) => string> = {
    '/home': () => 'Couldn’t load new posts. Try again',
    '/tags/sowing': () => 'This feed isn’t available on this server',
    [`/links/${encodeURIComponent(STORY)}`]: () => 'This feed isn’t available on this server',
  }
  for (const [at, { path, route }] of LISTS.entries()) {
    const status = [403, 404, 410][at % 3] ?? 403
    const stop = script.refuse(route, status, { error: `Not for you ${at}` }, { times: 99 })
    await page.goto(client + path.replace('$list', list))
    await expect(page.getByRole('main')).toContainText(messages[path]?.(status) ?? `Not for you ${at}`)
    stop()
  }
  await page.goto(`${client}/home`)
  await expect(home.posts.filter({ hasText: 'Furrow 3.' })).toBeVisible()
})

test('every list leaves out invalid items, and nothing else', async ({ page, client, server, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const list = fill(server, 3)
  const { script } = server.simulator
  for (const { name, path, route } of LISTS) {
    script.malformItem(name === 'posts of an account' ? unpinned : route, 1)
    await page.goto(client + path.replace('$list', list))
    await expect(rows(page)).toContainText(['Furrow 3.', 'Furrow 1.'])
  }
})

test('a lost list loads automatically when the connection is back', async ({
  page,
  client,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  fill(server, 3)
  const { script } = server.simulator
  for (const { path } of LISTS.filter(({ name }) => ['a hashtag', 'bookmarks'].includes(name))) {
    script.offline(true)
    await page.goto(client + path)
    await expect(page.getByText(/No connection/)).toBeVisible()
    await expect(page.getByRole('main').getByText(/loads when you’re back online/)).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    script.offline(false)
    await online(page)
    await expect(rows(page)).toContainText(['Furrow 3.', 'Furrow 2.', 'Furrow 1.'])
    await expect(page.getByText(/No connection/)).toHaveCount(0)
  }
})

test('going offline is reported once and at once, and loading continues when back online', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/home')
  // Loads the code of this kind of screen.
  await page.getByRole('link', { name: 'This server' }).first().click()
  const posts = page.getByRole('feed').getByRole('article')
  await expect(posts.first()).toBeVisible()
  const banner = page.getByText(/No connection/)
  await page.context().setOffline(true)
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'All servers' }).first().click()
  await expect(page.getByRole('main').getByText(/loads when you’re back online/)).toBeVisible({
    timeout: 20_000,
  })
  await expect(banner).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  server.simulator.script.as(EVE).publish('Written while you were away')
  await page.context().setOffline(false)
  await expect(banner).toHaveCount(0)
  await expect(posts.filter({ hasText: 'Written while you were away' })).toBeVisible()
})

test('a network that drops requests counts as offline', async ({ page, server, home }) => {
  await expect(home.posts.first()).toBeVisible()
  // The request hangs: neither answered nor lost.
  await page.route(`${server.origin}/**`, () => {})
  await page.getByRole('link', { name: 'All servers' }).first().click()
  await expect(page.getByText(/No connection/)).toBeVisible({ timeout: 25_000 })
  await page.unroute(`${server.origin}/**`)
  await expect(page.getByText(/No connection/)).toHaveCount(0, { timeout: 25_000 })
})

for (const name of ['bookmarks', 'posts of an account'])
  test(`${name}: the next page loads automatically when the connection is back, and the current row stays`, async ({
    page,
    server,
    annOpens,
  }) => {
    fill(server, 60)
    const { script } = server.simulator
    await annOpens(LISTS.find((list) => list.name === name)?.path ?? '')
    await expect(rows(page).first()).toContainText('Furrow 60.')
    script.offline(true)
    const failed = page.getByRole('main').getByText(/loads when you’re back online/)
    await wheel(page, 900, async () => (await failed.count()) > 0)
    await waitUntilStill(page)
    const row = await readerRow(page)
    const before = await topOf(row)
    script.offline(false)
    await online(page)
    await expect(failed).toHaveCount(0)
    await expectUnmoved(row, before)
    await wheel(page, 900, async () => (await rows(page).filter({ hasText: 'Furrow 1.' }).count()) > 0)
  })
