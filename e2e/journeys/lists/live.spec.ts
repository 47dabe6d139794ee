import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { TimelinePage } from '../../pages/home'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'
import { readerRow, scrollDown } from '../../pages/scrolling'

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

test('the stream: posts appear at the top or are pending further down', async ({ server, home, page }) => {
  await waitForStream(server)
  const { script } = server.simulator

  await test.step('a post appears at the top for a reader at the top', async () => {
    script.as(EVE).publish('Just in')
    await expect(home.posts.first()).toContainText('Just in')
    await expect(home.pending).toHaveCount(0)
    await expect(page).toHaveTitle('Home – Skein')
  })

  await test.step('posts are pending with a count further down, and the current line stays', async () => {
    await scrollDown(page, 2000)
    const row = await readerRow(page)
    const before = await topOf(row)
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
    const times = await home.posts.evaluateAll((all) =>
      all.flatMap((post) => {
        const time = post.querySelector('time')
        // A boost shows the time of the original.
        return !time || post.ariaLabel?.includes('boosted') ? [] : [Date.parse(time.dateTime)]
      }),
    )
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })
})

test('after the socket dropped, missed posts appear without a gap and the stream continues', async ({
  server,
  home,
}) => {
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

test.describe('on a server without streaming', () => {
  test.use({ software: 'snac' })

  test('two tabs get new posts by polling, with fewer than 120 requests in two minutes', async ({
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
    for (let at = 0; at < 12; at++) await ownContext.clock.runFor(10_000)
    for (const tab of [page, other]) {
      await expect(new TimelinePage(tab).post('For both tabs').root).toBeVisible()
      await expect(tab).toHaveURL(`${client}/home`)
    }
    const asked = server.simulator.recorded.slice(before).filter(({ path }) => path.startsWith('/api/'))
    expect(asked.length).toBeLessThan(120)
    expect(asked.some(({ path }) => path.startsWith('/api/v1/timelines/home'))).toBe(true)
    expect(server.simulator.server.hub.peers.size).toBe(0)
  })
})

/** Opens a further tab at home and waits until it shows posts. */
const anotherTab = async (context: BrowserContext, client: string) => {
  const tab = await context.newPage()
  await tab.goto(`${client}/home`)
  const timeline = new TimelinePage(tab)
  await expect(timeline.posts.first()).toBeVisible()
  return timeline
}

test('tabs of one account share one socket, which outlives the tab that opened it, and signing out closes it', async ({
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

  await test.step('what is read in one tab is read in the other', async () => {
    script.cause('follow', 'ann', EVE)
    const entry = (tab: Page, name: string) => tab.getByRole('link', { name, exact: true })
    await expect(entry(other.page, 'Notifications, 1 new notification')).toBeVisible()
    await entry(page, 'Notifications, 1 new notification').click()
    await expect(entry(other.page, 'Notifications')).toBeVisible()
  })

  await page.close()
  script.as(EVE).publish('Jackdaw while the line changes hands')
  await expect(other.post('Jackdaw while the line changes hands').root).toBeVisible()
  await waitForStream(server)
  script.as(EVE).publish('Nightjar on the new line')
  await expect(other.post('Nightjar on the new line').root).toBeVisible()
  await expect(other.gaps).toHaveCount(0)
  expect(hub.peers.size).toBe(1)

  await test.step('signing out in one of two closes it', async () => {
    const third = await anotherTab(context, client)
    await new AccountMenu(other.page).signOut()
    await expect(third.page.getByRole('feed', { name: /home/i })).toHaveCount(0)
    await expect.poll(() => hub.peers.size).toBe(0)
  })
})
