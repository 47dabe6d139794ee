import { expect } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { HEADER, readerRow } from '../../pages/scrolling'
import { drift, scrollPast } from '../../pages/drift'
import { POSITION_TOLERANCE, expectPosition, topOf } from '../../element-position'
import { expectTaller, heightOf, LINES, press, test } from '../../home-reading-fixture'
import { EVE, waitForStream } from '../../simulator-helpers'

const IMAGES = /\.(png|jpe?g|webp|gif|svg)(\?|$)/

test('what changes above moves nothing: images, a warning, an edit, a link preview, new posts, larger text', async ({
  page,
  server,
  posted,
}) => {
  const waiting: (() => void)[] = []
  await page.context().route(IMAGES, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue().catch(() => {})
  })
  const { script } = server.simulator
  const { pictures, warned, edited, linked, long } = await posted({
    pictures: { text: 'With pictures.', mediaIds: [script.attach(EVE), script.attach(EVE)] },
    warned: { text: LINES.repeat(6), spoilerText: 'Long' },
    edited: 'Short.',
    linked: 'A link will come.',
    long: LINES.repeat(3),
  })

  await test.step('images that load late', async () => {
    await scrollPast(page, pictures.above)
    const moved = await drift(
      page,
      async () => {
        await page.context().unroute(IMAGES)
        for (const go of waiting.splice(0)) go()
      },
      () =>
        expect
          .poll(() =>
            pictures.above
              .getByRole('img')
              .evaluateAll((all) =>
                all.map((one) => (one instanceof HTMLImageElement ? one.complete : true)),
              ),
          )
          .toEqual([true, true]),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })

  await test.step('opening and closing a content warning', async () => {
    await scrollPast(page, warned.above)
    const before = await heightOf(warned.above)
    expect(
      await drift(
        page,
        () => press(warned.above, /show/i),
        () => expectTaller(warned.above, before),
      ),
    ).toBeLessThanOrEqual(POSITION_TOLERANCE)
    expect(
      await drift(
        page,
        () => press(warned.above, /hide|show less/i),
        () => expect.poll(() => heightOf(warned.above)).toBeLessThan(before + 2),
      ),
    ).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })

  await waitForStream(server)

  await test.step('an edit that makes a post longer', async () => {
    await scrollPast(page, edited.above)
    const before = await heightOf(edited.above)
    const moved = await drift(
      page,
      async () => script.as(EVE).edit(edited.id, { text: LINES.repeat(7) }),
      () => expectTaller(edited.above, before),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })

  await test.step('a link preview that arrives late', async () => {
    await scrollPast(page, linked.above)
    const before = await heightOf(linked.above)
    const moved = await drift(
      page,
      async () => script.as(EVE).edit(linked.id, { text: 'A link: https://news.example/story' }),
      () => expectTaller(linked.above, before),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })

  await test.step('new posts', async () => {
    const home = new TimelinePage(page)
    const moved = await drift(
      page,
      async () => {
        for (let at = 1; at <= 5; at++) script.as(EVE).publish(`New ${at}.`)
      },
      () => expect(home.pending).toHaveText(/5 new posts/),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })

  await test.step('text that becomes larger, as when a font loads, keeps the current row in place', async () => {
    await scrollPast(page, long.above)
    // The first visible row stays: every line grows, and what follows moves down.
    const row = await readerRow(page)
    // Whole px: a row that begins a fraction above the line is no longer the first visible one.
    await page.mouse.wheel(0, Math.floor((await topOf(row)) - HEADER))
    await expectPosition(row, HEADER)
    const before = await heightOf(long.above)
    const moved = await drift(
      page,
      () => page.evaluate(() => void (document.documentElement.style.fontSize = '112%')),
      () => expectTaller(long.above, before),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })
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
