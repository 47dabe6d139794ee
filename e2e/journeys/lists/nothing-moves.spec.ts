import { expect } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { HEADER, readerRow } from '../../pages/scrolling'
import { drift, scrollPast } from '../../pages/steady'
import { STILL, standsAt, topOf } from '../../place'
import { grown, heightOf, LINES, missPosts, press, test } from '../../reader'
import { EVE, streaming } from '../../server-side'

test('new posts above', async ({ page, server, read }) => {
  await read('Here.')
  await streaming(server)
  const home = new TimelinePage(page)
  const { script } = server.simulator
  const moved = await drift(
    page,
    async () => {
      for (let at = 1; at <= 5; at++) script.as(EVE).publish(`New ${at}.`)
    },
    () => expect(home.pending).toHaveText(/5 new posts/),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('a warning above that is opened and closed', async ({ page, read }) => {
  const { above } = await read({ text: LINES.repeat(6), spoilerText: 'Long' })
  const before = await heightOf(above)
  expect(
    await drift(
      page,
      () => press(above, /show/i),
      () => grown(above, before),
    ),
  ).toBeLessThanOrEqual(STILL)
  expect(
    await drift(
      page,
      () => press(above, /hide|show less/i),
      () => expect.poll(() => heightOf(above)).toBeLessThan(before + 2),
    ),
  ).toBeLessThanOrEqual(STILL)
})

test('an edit above that makes a post longer', async ({ page, server, read }) => {
  const { above, id } = await read('Short.')
  await streaming(server)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    async () => server.simulator.script.as(EVE).edit(id, { text: LINES.repeat(7) }),
    () => grown(above, before),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('a card above that arrives late', async ({ page, server, read }) => {
  const { above, id } = await read('A link will come.')
  await streaming(server)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    async () => server.simulator.script.as(EVE).edit(id, { text: 'A link: https://news.example/story' }),
    () => grown(above, before),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('pictures above that load late', async ({ page, server, read }) => {
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
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('text that becomes larger, as when a font loads', async ({ page, read }) => {
  const { above } = await read(LINES.repeat(3))
  // The first visible row stays: every line grows, and what follows moves down.
  const row = await readerRow(page)
  await page.mouse.wheel(0, (await topOf(row)) - HEADER)
  await standsAt(row, HEADER)
  const before = await heightOf(above)
  const moved = await drift(
    page,
    () => page.evaluate(() => void (document.documentElement.style.fontSize = '112%')),
    () => grown(above, before),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('a gap above that is filled from its older end', async ({ page, server, read }) => {
  await read('Here.')
  await streaming(server)
  const home = new TimelinePage(page)
  const gap = await missPosts(home, server, () => {
    for (let at = 1; at <= 45; at++) server.simulator.script.as(EVE).publish(`Missed ${at}.`)
  })
  await expect(home.posts.first()).toContainText('Missed 45.')
  await scrollPast(page, gap)
  const moved = await drift(
    page,
    () => press(gap, /older end/),
    () => expect(gap).toHaveCount(0),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('boosts above that are hidden by an option', async ({ page, server, read }) => {
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
  const menu = page.getByRole('button', { name: /What this timeline shows/ })
  const moved = await drift(
    page,
    async () => {
      await menu.click()
      await page.getByRole('menuitemcheckbox', { name: 'Boosts' }).click()
    },
    () => expect(page.getByText('Boosted 1.')).toHaveCount(0),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
})

test('suggestions that appear in the list', async ({ page, server, signInAs }) => {
  const { script, server: at } = server.simulator
  at.world.suggestions = [
    { forId: null, accountId: script.person('wren', { displayName: 'Wren' }), sources: ['featured'] },
  ]
  const suggestions = script.hold('GET /api/v2/suggestions')
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await expect.poll(() => suggestions.count).toBe(1)
  const row = home.posts.and(page.getByLabel('People you might follow'))
  const moved = await drift(
    page,
    async () => suggestions.release(),
    () => page.waitForLoadState('networkidle'),
  )
  expect(moved).toBeLessThanOrEqual(STILL)
  await expect(row).not.toBeInViewport()
  await scrollPast(page, row)
})

test('the focused row and its neighbours stay mounted, so that focus is never lost', async ({
  page,
  server,
  read,
}) => {
  await read('Here.')
  await streaming(server)
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
