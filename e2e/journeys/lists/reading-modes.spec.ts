import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { boxAtRest, waitUntilStill } from '../../pages/wait-until-still'
import { HEADER, scrollDown, wheel } from '../../pages/scrolling'
import { expectPosition, expectUnmoved, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

const say = (server: Server, count: number, word = 'Post') =>
  Array.from({ length: count }, (_, index) => {
    server.simulator.script.advance(1000)
    return server.simulator.script.as(EVE).publish(`${word} ${index + 1}.`).id
  })

/** Another device marks home as read up to this post. */
async function readElsewhere(server: Server, lastReadId: string) {
  const { token } = server.simulator.script.signIn('ann')
  const marked = await fetch(`${server.origin}/api/v1/markers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ home: { last_read_id: lastReadId } }),
  })
  expect(marked.ok).toBe(true)
}

/** Records layout shifts without input from now on; returns a function that reads them. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node }[]
      })[])
        shifts.push(`${entry.value} by ${entry.sources.map(({ node }) => node?.textContent).join(', ')}`)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
}

/** Opens the settings of reading; they are operated by keyboard. */
async function settings(page: Page) {
  await page
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: 'Preferences' })
    .click()
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Reading/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading' })).toBeVisible()
}

/** Chooses by keyboard how new posts appear. */
async function chooseNewPosts(page: Page, choice: string) {
  await settings(page)
  await page.getByRole('radio', { name: 'Appear automatically' }).focus()
  const radio = page.getByRole('radio', { name: choice })
  while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown')
}

/** Follows the navigation link, which may include a count of new posts. */
const goHome = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: /^Home(?:,|$)/ })
    .click()

/** The last read post of home that this browser remembers; undefined for none. The page must be of the client. */
const rememberedPost = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('skein:home-marker:'))
    const stored = key && localStorage.getItem(key)
    return stored ? (JSON.parse(stored) as { data?: string }).data : undefined
  })

/** Reads some posts of home in this browser, then leaves the client. */
async function readHere(page: Page, client: string, server: Server) {
  const { markers } = server.simulator.server.world
  say(server, 20, 'Earlier')
  await page.goto(`${client}/home`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await scrollDown(page, 900)
  await expect.poll(() => rememberedPost(page)).toBeDefined()
  await wheel(page, -500, async () => (await page.evaluate(() => window.scrollY)) === 0)
  // A URL of the client without a page.
  await page.goto(`${client}/assets/none`)
  // A marker written while the page is left arrives later, and would replace that of another device.
  const remembered = await rememberedPost(page)
  const stored = () => markers.values().some(({ lastReadId }) => lastReadId === remembered)
  await expect.poll(stored).toBe(true)
}

test.describe('the position on another device', () => {
  test('is offered in the header, moves nothing, and goes when the reader moves on', async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    const { script } = server.simulator
    script.person('stranger')
    await signInAs('ann', server)
    await readHere(page, client, server)
    // That post is not in this home: scrolling never comes near it.
    await readElsewhere(server, script.as('stranger').publish('Elsewhere').id)
    await page.goto(`${client}/home`)
    const offer = page.getByRole('button', { name: 'Continue from your other device' })
    await expect(offer).toBeInViewport()
    const header = await boxAtRest(page.getByRole('heading', { level: 1, name: 'Home' }))
    const { y } = await boxAtRest(offer)
    expect(Math.abs(y - header.y)).toBeLessThan(HEADER)
    const shifts = await watchShifts(page)
    await wheel(page, 900, async () => (await offer.count()) === 0)
    await waitUntilStill(page)
    expect(await shifts()).toEqual([])
  })

  test('is opened by keyboard', async ({ page, client, server, signInAs }) => {
    await signInAs('ann', server)
    await readHere(page, client, server)
    const ids = say(server, 60)
    const there = ids[20] ?? ''
    await readElsewhere(server, there)
    await page.goto(`${client}/home`)
    const offer = page.getByRole('button', { name: 'Continue from your other device' })
    await expect(offer).toBeInViewport()
    await page.getByRole('button', { name: 'Stay here' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(offer).toBeFocused()
    await page.keyboard.press('Enter')
    const row = page.locator(`[role=feed] article[data-status="${there}"]`)
    await expect(row).toBeFocused()
    await expectPosition(row, HEADER)
    await expect(offer).toHaveCount(0)
  })
})

test.describe('slow mode', () => {
  test('new posts are pending at the top until requested by keyboard', async ({ page, server, home }) => {
    await chooseNewPosts(page, 'Show a button first')
    await goHome(page)
    await waitForStream(server)
    const first = home.posts.first()
    await expect(first).toContainText('Finn Ellery boosted')
    const before = await topOf(first)
    say(server, 3, 'Slow')
    await expect(home.pending).toHaveText(/3 new posts/)
    await expect(first).toContainText('Finn Ellery boosted')
    await expectUnmoved(first, before)
    await home.pending.focus()
    await page.keyboard.press('Enter')
    await expect(first).toContainText('Slow 3.')
    await expect(first).toBeFocused()
    await expect(home.pending).toHaveCount(0)
  })

  test('new posts appear every five minutes for a reader at the top', async ({
    page,
    server,
    home,
    ownContext,
  }) => {
    await chooseNewPosts(page, 'Appear every 5 minutes')
    await ownContext.clock.install()
    const time = () => page.evaluate(() => Date.now())
    const from = await time()
    await goHome(page)
    await waitForStream(server)
    const first = home.posts.first()
    await expect(first).toContainText('Finn Ellery boosted')
    say(server, 2, 'Slow')
    await expect(home.pending).toHaveText(/2 new posts/)
    // The page's clock has advanced since, by as much as the machine took.
    const late = (await time()) - from
    await ownContext.clock.runFor(290_000 - late)
    await expect(home.pending).toHaveText(/2 new posts/)
    await ownContext.clock.runFor(15_000 + late)
    await expect(first).toContainText('Slow 2.')
    await expect(home.pending).toHaveCount(0)
  })
})

test('older posts are loaded by a button, repeatedly, by keyboard', async ({ page, server, signInAs }) => {
  say(server, 50)
  await page.addInitScript(() => {
    localStorage.setItem('skein:settings', JSON.stringify({ version: 1, data: { loadByHand: true } }))
  })
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  const more = page.getByRole('button', { name: 'Load more' })
  for (let turn = 1; turn <= 2; turn++) {
    // Rows that were never mounted are measured on the way to the end.
    await expect(async () => {
      await page.keyboard.press('End')
      await waitUntilStill(page)
      await expect(more).toBeInViewport({ timeout: 100 })
    }).toPass()
    const last = (await home.posts.last().getAttribute('aria-posinset')) ?? ''
    const row = home.posts.and(page.locator(`[aria-posinset="${last}"]`))
    await more.focus()
    const before = await topOf(row)
    await page.keyboard.press('Enter')
    await expect(home.posts.and(page.locator(':focus'))).toHaveAttribute(
      'aria-posinset',
      `${Number(last) + 1}`,
    )
    await expectUnmoved(row, before)
  }
})
