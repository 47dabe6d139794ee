import { expect } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { waitUntilStill } from '../../pages/wait-until-still'
import { HEADER, readerRow, wheel } from '../../pages/scrolling'
import { drift, scrollPast } from '../../pages/drift'
import { POSITION_TOLERANCE, expectPosition, expectUnmoved, topOf } from '../../element-position'
import { expectTaller, heightOf, LINES, test } from '../../home-reading-fixture'
import { FINN, waitForStream } from '../../simulator-helpers'

test('translating the current post, and opening its warning, moves nothing', async ({
  page,
  server,
  posted,
}) => {
  // The server translates every post into many words.
  server.simulator.script.rewrite(
    'POST /api/v1/statuses/:id/translate',
    (body: object) => ({ ...body, content: `<p>${LINES.repeat(8)}</p>` }),
    { times: 9 },
  )
  const { long, warned } = await posted({
    long: { text: LINES.repeat(5), language: 'es' },
    warned: { text: LINES.repeat(6), spoilerText: 'Long' },
  })

  await test.step('translating the current post moves neither its first line nor its middle', async () => {
    const { above: row } = long
    await scrollPast(page, row)
    for (const under of [0, 40]) {
      await page.mouse.wheel(0, (await topOf(row)) - HEADER + under)
      await expectPosition(row, HEADER - under)
      const before = await heightOf(row)
      const top = await topOf(row)
      await row.getByRole('button', { name: /^Translate from Spanish/ }).click()
      await expectTaller(row, before)
      await expectUnmoved(row, top)
      await row.getByRole('button', { name: /^Show original/ }).dispatchEvent('click')
      await expect.poll(() => heightOf(row)).toBeLessThan(before + 2)
      await expectUnmoved(row, top)
    }
  })

  await test.step('opening the content warning of the current post', async () => {
    const { above: row } = warned
    await scrollPast(page, row)
    await page.mouse.wheel(0, (await topOf(row)) - HEADER)
    await expectPosition(row, HEADER)
    const before = await heightOf(row)
    await row.getByRole('button', { name: /show/i }).first().click()
    await expectTaller(row, before)
    await expectUnmoved(row, HEADER)
  })
})

test('boosts above that are hidden by an option, or become a strip by a setting in another tab, move nothing', async ({
  page,
  context,
  client,
  server,
  read,
}) => {
  const { script } = server.simulator
  script.person('stranger')
  await read('Here.')
  await waitForStream(server)
  const home = new TimelinePage(page)
  for (let at = 1; at <= 4; at++) script.as(FINN).boost(script.as('stranger').publish(`Boosted ${at}.`).id)
  await expect(home.pending).toHaveText(/4 new posts/)
  await home.pending.click()
  await expect(home.posts.first()).toContainText('Boosted 4.')
  const lowest = home.post('Boosted 1.').root
  const shown = page.getByRole('menuitemcheckbox', { name: 'Show boosts' })

  await test.step('hidden', async () => {
    await scrollPast(page, lowest)
    const moved = await drift(
      page,
      async () => {
        await page.getByRole('button', { name: /Timeline options/ }).click()
        await shown.click()
      },
      () => expect(page.getByText('Boosted 1.')).toHaveCount(0),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
    // Shown again, for the next step.
    await shown.click()
    await expect(shown).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(lowest).toBeAttached()
  })

  await test.step('a strip', async () => {
    await scrollPast(page, lowest)
    const other = await context.newPage()
    await other.goto(`${client}/preferences/reading`)
    const moved = await drift(
      page,
      () => other.getByRole('switch', { name: /^Show consecutive boosts/ }).click(),
      () => expect(home.posts.and(page.getByLabel('4 boosts'))).toBeAttached(),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  })
})

test('follow suggestions that appear above move nothing', async ({ page, server, signInAs }) => {
  const { script, server: at } = server.simulator
  at.world.suggestions = [
    { forId: null, accountId: script.person('wren', { displayName: 'Wren' }), sources: ['featured'] },
  ]
  const suggestions = script.hold('GET /api/v2/suggestions')
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await expect.poll(() => suggestions.count).toBe(1)
  // Scroll past the insertion point: the first post older than four hours.
  await wheel(page, 120, () =>
    page.evaluate(
      ([header, limit]) =>
        [...document.querySelectorAll('[role=feed] article')].some(
          (post) =>
            post.getBoundingClientRect().bottom < header &&
            // A boost shows the time of the original.
            !post.ariaLabel?.includes('boosted') &&
            Date.parse(post.querySelector('time')?.dateTime ?? '') < Date.now() - limit,
        ),
      [HEADER, 4 * 3_600_000] as const,
    ),
  )
  await waitUntilStill(page)
  const row = home.posts.and(page.getByLabel('Who to follow'))
  const line = await readerRow(page)
  const before = await topOf(line)
  const moved = await drift(
    page,
    async () => suggestions.release(),
    () => expect(row).toBeAttached(),
  )
  expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
  await expectUnmoved(line, before)
  await expect(row).not.toBeInViewport()
})
