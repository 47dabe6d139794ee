import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'

/** Returns the numbers of the posts "Post 7." from the top to the end of a list, once per row. */
async function numbersOf(page: Page, feed: TimelinePage, last: string): Promise<number[]> {
  const seen = new Map<string, number>()
  await wheel(page, 700, async () => {
    const rows = await feed.posts.evaluateAll((posts) =>
      posts.map((post) => [post.getAttribute('data-status') ?? '', post.textContent ?? ''] as const),
    )
    for (const [id, text] of rows) {
      const number = /Post (\d+)\./.exec(text)?.[1]
      if (number !== undefined) seen.set(id, Number(number))
    }
    return rows.some(([, text]) => text.includes(last))
  })
  return [...seen.values()]
}

test('an idle public feed shows each post once and in order after a reload', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const say = (from: number, to: number) => {
    for (let at = from; at <= to; at++) {
      script.advance(1000)
      script.as(EVE).publish(`Post ${at}.`)
    }
  }
  say(1, 10)
  await annOpens('/public')
  const feed = new TimelinePage(page, 'All')
  await expect(feed.posts.first()).toContainText('Post 10.')
  await waitForStream(server, 'public')
  say(11, 31)
  await expect(feed.posts.first()).toContainText('Post 31.')
  script.dropSockets('silent')
  say(32, 52)
  await page.reload()
  await expect(feed.posts.first()).toContainText('Post 52.')
  const numbers = await numbersOf(page, feed, 'Post 1.')
  expect(numbers).toEqual(Array.from({ length: 52 }, (_, at) => 52 - at))
})

/** Returns nodes, listeners and heap size of the page after garbage collection. */
async function weigh(session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

test('600 posts arrive while the user reads and writes: 200 are pending, one gap, no growth', async ({
  page,
  home,
  server,
}) => {
  await waitForStream(server)
  const { script } = server.simulator
  await scrollDown(page, 1500)
  const row = await readerRow(page)
  const before = await topOf(row)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { field } = new Composer(page)
  await field.focus()
  let count = 0
  const flood = async (until: number) => {
    while (count < until) {
      for (let each = 0; each < 100; each++) {
        script.advance(10)
        script.as(EVE).publish(`Flood ${(count += 1)}.`)
      }
      await page.keyboard.type('so ')
    }
    await expect(home.pending).toHaveText(/200\+ new posts/)
  }
  await flood(300)
  const first = await weigh(session)
  await flood(600)
  const last = await weigh(session)
  await expect(field).toHaveValue('so '.repeat(6))
  await expectUnmoved(row, before)
  expect(last.nodes).toBeLessThan(first.nodes * 1.2)
  expect(last.listeners).toBeLessThan(first.listeners * 1.2)
  // Streamed after all posts: one that arrives after the click would trim the list, and the gap with it.
  const entry = page.getByRole('link', { name: /^Notifications/ })
  const counted = (await entry.textContent()) ?? ''
  const ann = script.account('ann').id
  const own = server.simulator.server.world.statuses.values().find(({ accountId }) => accountId === ann)
  script.as(EVE).favourite(own?.id ?? '')
  await expect(entry).not.toHaveText(counted)
  await home.pending.click()
  await expect(home.posts.first()).toContainText('Flood 600.')
  // Most of the way to the gap, which is below the 200.
  await wheel(page, 4000, async () => (await page.evaluate(() => window.scrollY)) > 12_000)
  await wheel(page, 600, async () => (await home.gaps.count()) > 0)
  await expect(home.gaps).toHaveCount(1)
})
