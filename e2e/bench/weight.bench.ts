import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { brotliSize } from '../scripts/bundle.mjs'
import { clientFolder, type Server } from '../servers'
import { firstPost, test, watch, type Bench } from './fixtures'
import { MEASURES } from './report/measures'

/** Types that count as requests: pictures, fonts and media belong to posts, not to the client. */
const COUNTED = new Set(['script', 'link', 'css', 'fetch', 'xmlhttprequest', 'other'])

/** Returns the paths requested by `open` before its first post was painted, by the browser's clock. */
async function requestsBeforeFirstPost(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  await watch(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await open()
  const painted = await firstPost(page)
  return page.evaluate(
    ([until, counted]) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => entry.startTime < until && counted.includes(entry.initiatorType))
        .map(({ name }) => new URL(name).pathname),
    [painted, [...COUNTED]] as const,
  )
}

/** Total size of the files with this extension in KB of brotli, each counted once. */
const totalBrotliKb = (asked: readonly string[], ending: string): number =>
  [...new Set(asked.filter((path) => path.endsWith(ending)))]
    .map((path) => brotliSize(readFileSync(join(clientFolder(), path))))
    .reduce((sum, bytes) => sum + bytes, 0) / 1000

test('weight: what is loaded before the first post', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await bench.forgetSnapshots(page)
  const asked = await requestsBeforeFirstPost(page, () => page.reload({ waitUntil: 'commit' }))
  const found = {
    'weight.js': totalBrotliKb(asked, '.js'),
    'weight.css': totalBrotliKb(asked, '.css'),
    // Includes the document itself.
    'weight.requests': asked.length + 1,
  } as const
  await bench.report('weight.js', [found['weight.js']])
  await bench.report('weight.css', [found['weight.css']])
  await bench.report('weight.requests', [found['weight.requests']])
  for (const id of ['weight.js', 'weight.css', 'weight.requests'] as const)
    expect
      .soft(found[id], `${MEASURES[id].name}: ${asked.join(' ')}`)
      .toBeLessThanOrEqual(MEASURES[id].budget)
})

/** Measures the JS a visitor loads before the first post at `path`, in KB. */
async function weighLink(
  { page, client, origin, bench }: { page: Page; client: string; origin: string; bench: Bench },
  id: 'weight.visitor-js' | 'weight.visitor-profile-js',
  path: string,
): Promise<{ found: number; summary: string }> {
  const link = `${client}/~${new URL(origin).host}${path}`
  const asked = await requestsBeforeFirstPost(page, () => page.goto(link, { waitUntil: 'commit' }))
  const found = totalBrotliKb(asked, '.js')
  await bench.report(id, [found])
  return { found, summary: `${MEASURES[id].name}: ${asked.join(' ')}` }
}

/** Returns a public post of the demo world and the handle of its author. */
function publicPost({ simulator }: Server): { id: string; acct: string } {
  const { world } = simulator.server
  const post = world.statuses
    .values()
    .find(({ text, visibility, reblogOfId }) => text && !reblogOfId && visibility === 'public')
  const author = world.accounts.get(post?.accountId ?? '')
  if (!post || !author) throw new Error('the world has no public post')
  return { id: post.id, acct: author.domain ? `${author.username}@${author.domain}` : author.username }
}

test('weight: what a visitor loads before the post of a link', async ({ page, client, server, bench }) => {
  const { id, acct } = publicPost(server)
  const { found, summary } = await weighLink(
    { page, client, origin: server.origin, bench },
    'weight.visitor-js',
    `/@${acct}/${id}`,
  )
  expect(found, summary).toBeLessThanOrEqual(MEASURES['weight.visitor-js'].budget)
})

test('weight: what a visitor loads before the first post of a profile', async ({
  page,
  client,
  server,
  bench,
}) => {
  const { acct } = publicPost(server)
  const { found, summary } = await weighLink(
    { page, client, origin: server.origin, bench },
    'weight.visitor-profile-js',
    `/@${acct}`,
  )
  expect(found, summary).toBeLessThanOrEqual(MEASURES['weight.visitor-profile-js'].budget)
})
