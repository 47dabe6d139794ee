import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Returns API reads that happened more than once, with their count. */
function repeated({ simulator }: Server): string[] {
  const times = new Map<string, number>()
  for (const { method, path } of simulator.recorded)
    if (method === 'GET' && path.startsWith('/api/')) times.set(path, (times.get(path) ?? 0) + 1)
  return [...times].flatMap(([path, count]) => (count > 1 ? [`${count} × ${path}`] : []))
}

/** Waits until the screen has requested everything. */
async function settled(page: Page, server: Server) {
  await waitForStream(server)
  await page.waitForLoadState('networkidle')
}

// A list of posts, and a page of parts that load each on their own.
for (const path of ['/bookmarks', `/@${EVE}`])
  test(`${path} requests nothing twice, not even for the home that loads in the background`, async ({
    page,
    server,
    annOpens,
  }) => {
    await annOpens(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page, server)
    await expect
      .poll(() => server.simulator.recorded.map((call) => call.path))
      .toContain('/api/v1/timelines/home')
    expect(repeated(server)).toEqual([])
  })

// A second request covers posts published before the stream opened. It starts at the second post of the first answer, so
// that both answers overlap.
test('home requests only newer posts after the stream opened, and nothing twice', async ({
  page,
  server,
  annOpens,
}) => {
  const route = '/api/v1/timelines/home'
  await annOpens('/home')
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await settled(page, server)
  const asked = () =>
    server.simulator.recorded.map((call) => call.path).filter((each) => each.startsWith(route))
  await expect.poll(asked).toEqual([route, expect.stringMatching(/[?&]since_id=\d+$/)])
  expect(repeated(server)).toEqual([])
})
