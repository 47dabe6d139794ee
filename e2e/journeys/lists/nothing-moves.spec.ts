import { expect } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { HEADER, readerRow } from '../../pages/scrolling'
import { drift, scrollPast } from '../../pages/drift'
import { POSITION_TOLERANCE, expectPosition, topOf } from '../../element-position'
import { expectTaller, heightOf, LINES, missPosts, press, test } from '../../home-reading-fixture'
import { EVE, waitForStream } from '../../simulator-helpers'

test('new posts above move nothing', async ({ page, server, read }) => {
  await read('Here.')
  await waitForStream(server)
  const home = new TimelinePage(page)
  const { script } = server.simulator
  const moved = await drift(
    page,
    async () => {
      for (let at = 1; at <= 5; at++) script.as(EVE).publish(`New ${at}.`)
    },
    () => expect(home.pending).toHaveText(/5 new posts/),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('opening and closing a content warning above moves nothing', async ({ page, read }) => {
  const { above } = await read({ text: LINES.repeat(6), spoilerText: 'Long' })
  const before = await heightOf(above)
  expect(
    await drift(
      page,
      () => press(above, /show/i),
      () => expectTaller(above, before),
    ),
  ).toBeLessThanOrEqual(POSITION_TOLERANCE)
  expect(
    await drift(
      page,
      () => press(above, /hide|show less/i),
      () => expect.poll(() => heightOf(above)).toBeLessThan(before + 2),
    ),
  ).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('an edit that makes a post above longer moves nothing', async ({ page, server, read }) => {
  const { above, id } = await read('Short.')
  await waitForStream(server)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    async () => server.simulator.script.as(EVE).edit(id, { text: LINES.repeat(7) }),
    () => expectTaller(above, before),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('a link preview above that arrives late moves nothing', async ({ page, server, read }) => {
  const { above, id } = await read('A link will come.')
  await waitForStream(server)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    async () => server.simulator.script.as(EVE).edit(id, { text: 'A link: https://news.example/story' }),
    () => expectTaller(above, before),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('images above that load late move nothing', async ({ page, server, read }) => {
  const waiting: (() => void)[] = []
  await page.context().route(/\.(png|jpe?g|webp|gif|svg)(\?|$)/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue().catch(() => {})
  })
  const { script } = server.simulator
  const mediaIds = [script.attach(EVE), script.attach(EVE)]
  const { above } = await read({ text: 'With pictures.', mediaIds })
  const moved = await drift(
    page,
    async () => {
      await page.context().unroute(/\.(png|jpe?g|webp|gif|svg)(\?|$)/)
      for (const go of waiting.splice(0)) go()
    },
    () =>
      expect
        .poll(() =>
          above
            .getByRole('img')
            .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.complete : true))),
        )
        .toEqual([true, true]),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('text that becomes larger, as when a font loads, keeps the current row in place', async ({
  page,
  read,
}) => {
  const { above } = await read(LINES.repeat(3))
  // The first visible row stays: every line grows, and what follows moves down.
  const row = await readerRow(page)
  await page.mouse.wheel(0, (await topOf(row)) - HEADER)
  await expectPosition(row, HEADER)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    () => page.evaluate(() => void (document.documentElement.style.fontSize = '112%')),
    () => expectTaller(above, before),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('filling a gap above from its older end moves nothing', async ({ page, server, read }) => {
  await read('Here.')
  await waitForStream(server)
  const home = new TimelinePage(page)
  const gap = await missPosts(home, server, () => {
    for (let at = 1; at <= 45; at++) server.simulator.script.as(EVE).publish(`Missed ${at}.`)
  })
  await expect(home.posts.first()).toContainText('Missed 45.')
  await scrollPast(page, gap)
  const moved = await drift(
    page,
    () => press(gap, /oldest first/),
    () => expect(gap).toHaveCount(0),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('hiding boosts above by an option moves nothing', async ({ page, server, read }) => {
  const { script } = server.simulator
  script.person('stranger')
  await read('Here.')
  for (let at = 1; at <= 3; at++)
    script.as('finn@remote.example').boost(script.as('stranger').publish(`Boosted ${at}.`).id)
  const home = new TimelinePage(page)
  await expect(home.pending).toHaveText(/3 new posts/)
  await home.pending.click()
  await expect(home.posts.first()).toContainText('Boosted 3.')
  await scrollPast(page, home.post('Boosted 1.').root)
  const menu = page.getByRole('button', { name: /Timeline options/ })
  const moved = await drift(
    page,
    async () => {
      await menu.click()
      await page.getByRole('menuitemcheckbox', { name: 'Show boosts' }).click()
    },
    () => expect(page.getByText('Boosted 1.')).toHaveCount(0),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
})

test('follow suggestions that appear in the list move nothing', async ({ page, server, signInAs }) => {
  const { script, server: at } = server.simulator
  at.world.suggestions = [
    { forId: null, accountId: script.person('wren', { displayName: 'Wren' }), sources: ['featured'] },
  ]
  const suggestions = script.hold('GET /api/v2/suggestions')
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await expect.poll(() => suggestions.count).toBe(1)
  const row = home.posts.and(page.getByLabel('Who to follow'))
  const moved = await drift(
    page,
    async () => suggestions.release(),
    () => page.waitForLoadState('networkidle'),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  await expect(row).not.toBeInViewport()
  await scrollPast(page, row)
})

test('the focused row and its neighbours stay mounted, so that focus is never lost', async ({
  page,
  server,
  read,
}) => {
  await read('Here.')
  await waitForStream(server)
  const home = new TimelinePage(page)
  const row = home.post('Filler 10.').root
  await row.focus()
  const neighbours = [home.post('Filler 11.').root, home.post('Filler 9.').root]
  await page.mouse.move(640, 400)
  for (let at = 0; at < 10; at++) await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000)
  for (let at = 1; at <= 30; at++) server.simulator.script.as(EVE).publish(`New ${at}.`)
  await expect(home.pending).toHaveText(/30 new posts/)
  await expect(row).toBeFocused()
  for (const each of neighbours) await expect(each).toBeAttached()
  await page.keyboard.press('Tab')
  await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})
