import type { BrowserContext } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { TimelinePage } from '../../pages/home'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE, FINN, waitForStream } from '../../simulator-helpers'
import { readerRow, scrollDown } from '../../pages/scrolling'

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

test('a post appears at the top for a reader at the top', async ({ server, home, page }) => {
  await waitForStream(server)
  server.simulator.script.as(EVE).publish('Just in')
  await expect(home.posts.first()).toContainText('Just in')
  await expect(home.pending).toHaveCount(0)
  await expect(page).toHaveTitle('Home – Skein')
})

test('posts are pending with a count for a reader further down, and the current line stays', async ({
  server,
  home,
  page,
}) => {
  await waitForStream(server)
  await scrollDown(page, 2000)
  const row = await readerRow(page)
  const before = await topOf(row)
  const { script } = server.simulator
  for (let at = 1; at <= 3; at++) script.as(EVE).publish(`Meanwhile ${at}`)
  await expect(home.pending).toHaveText(/3 new posts/)
  await expect(page).toHaveTitle('(3) Home – Skein')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-unread\.svg$/)
  await expectUnmoved(row, before)
  await home.pending.click()
  await expect(home.posts.first()).toContainText('Meanwhile 3')
  await expect(home.posts.nth(2)).toContainText('Meanwhile 1')
  await expect(home.posts.first()).toBeInViewport()
  await expect(home.pending).toHaveCount(0)
})

test('showing new posts never inserts older ones above them', async ({ server, home, page }) => {
  await waitForStream(server)
  await scrollDown(page, 1500)
  server.simulator.script.as(EVE).publish('The newest')
  await home.pending.click()
  await expect(home.posts.first()).toContainText('The newest')
  const times = await home.posts
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
  // The first row of the small world is a boost, which shows the time of the original.
  const plain = times.filter((_, at) => at !== 1)
  expect(plain).toEqual(plain.toSorted((a, b) => b - a))
})

test('after the socket dropped, missed posts appear and the stream continues', async ({ server, home }) => {
  await waitForStream(server)
  const { script } = server.simulator
  script.offline(true)
  script.dropSockets('clean')
  script.as(EVE).publish('Said while the line was down')
  await expect(home.posts.first()).not.toContainText('Said while the line was down')
  script.offline(false)
  await expect(home.post('Said while the line was down').root).toBeVisible({ timeout: 25_000 })
  await expect(home.gaps).toHaveCount(0)
  await waitForStream(server)
  script.as(EVE).publish('And again by the stream')
  await expect(home.posts.first()).toContainText('And again by the stream')
})

test('a silently dead socket is replaced, and nothing is lost', async ({
  page,
  server,
  client,
  signInAs,
  ownContext,
}) => {
  await ownContext.clock.install()
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await waitForStream(server)
  const { script } = server.simulator
  script.dropSockets('silent')
  script.as(EVE).publish('Said to a dead line')
  // A machine that slept for hours: no timer ran, then all are due at once.
  await expect(async () => {
    await ownContext.clock.fastForward(8 * 3_600_000)
    await expect(home.post('Said to a dead line').root).toBeVisible({ timeout: 2000 })
  }).toPass()
  await waitForStream(server)
  script.as(EVE).publish('Said to a new one')
  await expect(home.post('Said to a new one').root).toBeVisible()
  await expect(home.gaps).toHaveCount(0)
  await expect(page).toHaveURL(`${client}/home`)
})

test('after a long absence a gap is shown, and filled until it closes', async ({ server, home, page }) => {
  await waitForStream(server)
  const { script } = server.simulator
  script.offline(true)
  script.dropSockets('clean')
  for (let at = 1; at <= 65; at++) {
    script.advance(60_000)
    script.as(EVE).publish(`Missed ${at}.`)
  }
  script.offline(false)
  await expect(home.post('Missed 65.').root).toBeVisible({ timeout: 25_000 })
  const gap = home.gaps
  const seen = new Set<string>()
  await expect(async () => {
    for (const text of await home.posts.allTextContents()) {
      const number = /Missed (\d+)\./.exec(text)?.[1]
      if (number !== undefined) seen.add(number)
    }
    const fill = gap.getByRole('button', { name: 'Load newest first' })
    if ((await fill.count()) > 0) await fill.click({ timeout: 1000 })
    else await page.mouse.wheel(0, 400)
    expect(seen.size).toBe(65)
  }).toPass({ intervals: [100], timeout: 20_000 })
  await expect(gap).toHaveCount(0)
})

test('posts out of order and repeated by a page are shown once and in order', async ({
  server,
  home,
  page,
}) => {
  await waitForStream(server)
  const { script } = server.simulator
  const held = script.holdStream()
  for (let at = 1; at <= 4; at++) {
    script.advance(1000)
    script.as(EVE).publish(`Number ${at}.`)
  }
  held.release((count) => [...Array(count).keys()].reverse())
  await expect(home.posts.first()).toContainText('Number 4.')
  for (const at of [0, 1, 2, 3]) await expect(home.posts.nth(at)).toContainText(`Number ${4 - at}.`)
  script.dropSockets('clean')
  await waitForStream(server)
  script.as(EVE).publish('Afterwards.')
  await expect(home.posts.first()).toContainText('Afterwards.')
  await expect(page.getByText('Number 4.')).toHaveCount(1)
  await expect(page.getByText('Number 1.')).toHaveCount(1)
})

test('an edit changes the post in place and is not counted as new', async ({ server, home, page }) => {
  const { script } = server.simulator
  await waitForStream(server)
  const { id } = script.as(EVE).publish('With a typpo')
  await expect(home.posts.first()).toContainText('With a typpo')
  await scrollDown(page, 1500)
  script.as(EVE).edit(id, { text: 'Without a typo' })
  script.as(EVE).edit(id, { text: 'Without any typo' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(home.posts.first()).toContainText('Without any typo')
  await expect(home.posts.first()).toContainText('edited')
  await expect(home.pending).toHaveCount(0)
  await expect(page.getByText('With a typpo')).toHaveCount(0)
})

test('a deleted post disappears, also when a late page still has it', async ({ server, home, page }) => {
  const { script } = server.simulator
  await waitForStream(server)
  const { id } = script.as(EVE).publish('Soon gone')
  await expect(home.posts.first()).toContainText('Soon gone')
  const held = script.hold('/api/v1/timelines/home')
  script.dropSockets('clean')
  await expect.poll(() => held.count, { timeout: 20_000 }).toBeGreaterThan(0)
  await waitForStream(server)
  script.as(EVE).remove(id)
  await expect(page.getByText('Soon gone')).toHaveCount(0)
  held.release()
  script.as(FINN).publish('After the late page')
  await expect(home.posts.first()).toContainText('After the late page')
  await expect(page.getByText('Soon gone')).toHaveCount(0)
})

test('a streamed notification is counted in the title but not shown in home', async ({
  server,
  home,
  page,
}) => {
  await waitForStream(server)
  await scrollDown(page, 1500)
  const { script } = server.simulator
  const mine = server.simulator.server.world.statuses
    .values()
    .find((status) => status.text.startsWith('Hello, small'))
  script.as('cleo').favourite(mine?.id ?? '')
  script.as('lars@polder.example').follow('ann')
  script.as(EVE).publish('One post only')
  await expect(home.pending).toHaveText(/1 new post$/)
  await expect(page).toHaveTitle('(3) Home – Skein')
})

test('no gap is shown where nothing is missing', async ({ server, home, page }) => {
  await waitForStream(server)
  const { script } = server.simulator
  script.dropSockets('clean')
  await waitForStream(server)
  script.as(EVE).publish('First after the break')
  await expect(home.posts.first()).toContainText('First after the break')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(home.gaps).toHaveCount(0)
})

test.describe('on a server without streaming', () => {
  test.use({ software: 'snac' })

  test('new posts arrive by polling', async ({ page, server, client, signInAs, ownContext }) => {
    await ownContext.clock.install()
    await signInAs('ann', server)
    const home = new TimelinePage(page)
    await expect(home.posts.first()).toBeVisible()
    server.simulator.script.as(EVE).publish('Found by asking')
    await expect(async () => {
      await ownContext.clock.fastForward(45_000)
      await expect(home.post('Found by asking').root).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(`${client}/home`)
    expect(server.simulator.server.hub.peers.size).toBe(0)
  })

  test('two tabs together send fewer than 300 requests in five minutes', async ({
    page,
    server,
    client,
    signInAs,
    ownContext,
  }) => {
    await ownContext.clock.install()
    await signInAs('ann', server)
    await expect(new TimelinePage(page).posts.first()).toBeVisible()
    const other = await ownContext.newPage()
    await other.goto(`${client}/home`)
    await expect(new TimelinePage(other).posts.first()).toBeVisible()
    const before = server.simulator.recorded.length
    server.simulator.script.as(EVE).publish('For both tabs')
    for (let at = 0; at < 30; at++) await ownContext.clock.runFor(10_000)
    for (const tab of [page, other])
      await expect(new TimelinePage(tab).post('For both tabs').root).toBeVisible()
    const asked = server.simulator.recorded.slice(before).filter(({ path }) => path.startsWith('/api/'))
    expect(asked.length).toBeLessThan(300)
    expect(asked.some(({ path }) => path.startsWith('/api/v1/timelines/home'))).toBe(true)
  })
})

test.describe('two tabs of one account', () => {
  /** Opens a second tab at home and waits until both receive posts. */
  const anotherTab = async (context: BrowserContext, client: string) => {
    const tab = await context.newPage()
    await tab.goto(`${client}/home`)
    const timeline = new TimelinePage(tab)
    await expect(timeline.posts.first()).toBeVisible()
    return timeline
  }

  test('share one socket, which outlives the tab that opened it', async ({
    context,
    server,
    client,
    home,
    page,
  }) => {
    await waitForStream(server)
    const { hub } = server.simulator.server
    const { script } = server.simulator
    const other = await anotherTab(context, client)
    script.as(EVE).publish('Quetzal for both tabs')
    for (const timeline of [home, other])
      await expect(timeline.post('Quetzal for both tabs').root).toBeVisible()
    expect(hub.peers.size).toBe(1)

    await page.close()
    script.as(EVE).publish('Jackdaw while the line changes hands')
    await expect(other.post('Jackdaw while the line changes hands').root).toBeVisible()
    await waitForStream(server)
    script.as(EVE).publish('Nightjar on the new line')
    await expect(other.post('Nightjar on the new line').root).toBeVisible()
    await expect(other.gaps).toHaveCount(0)
    expect(hub.peers.size).toBe(1)
  })

  test('close it when one of them signs out', async ({ context, server, client, home, page }) => {
    await waitForStream(server)
    await expect(home.posts.first()).toBeVisible()
    const other = await anotherTab(context, client)
    await new AccountMenu(page).signOut()
    await expect(other.page.getByRole('feed', { name: /home/i })).toHaveCount(0)
    await expect.poll(() => server.simulator.server.hub.peers.size).toBe(0)
  })
})
