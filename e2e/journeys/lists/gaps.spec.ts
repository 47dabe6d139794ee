import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { waitUntilStill } from '../../pages/wait-until-still'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { drift } from '../../pages/drift'
import { POSITION_TOLERANCE, expectUnmoved, topOf } from '../../element-position'
import { missPosts } from '../../home-reading-fixture'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

const HOME = 'GET /api/v1/timelines/home'

const publishMissed = (server: Server, count: number) => () => {
  for (let at = 1; at <= count; at++) {
    server.simulator.script.advance(60_000)
    server.simulator.script.as(EVE).publish(`Missed ${at}.`)
  }
}

const fill = (gap: Locator, first: 'newest' | 'oldest') =>
  gap.getByRole('button', { name: `Load ${first} first` })

/** Returns the numbers of the missed posts from the top, with null for the gap. */
const numbersOf = async (home: TimelinePage): Promise<(number | null)[]> => {
  const rows = await home.posts.evaluateAll((all) =>
    all.map((row) => ({ text: row.textContent, gap: /missing/.test(row.getAttribute('aria-label') ?? '') })),
  )
  return rows.flatMap(({ text, gap }) => {
    const number = /Missed (\d+)\./.exec(text)?.[1]
    if (gap) return [null]
    return number === undefined ? [] : [Number(number)]
  })
}

/** Opens home for a reader who scrolled down and missed `count` posts: the newest are shown, then a gap. */
async function withGap(home: TimelinePage, server: Server, count: number): Promise<Locator> {
  await waitForStream(server)
  await scrollDown(home.page, 600)
  const gap = await missPosts(home, server, publishMissed(server, count))
  await expect(home.posts.first()).toContainText(`Missed ${count}.`)
  return gap
}

/** Scrolls until the gap is `fromTop` CSS px below the top of the viewport. */
async function bringIntoView({ page }: TimelinePage, gap: Locator, fromTop: number): Promise<void> {
  await wheel(page, 300, () => gap.isVisible())
  await page.mouse.wheel(0, (await topOf(gap)) - fromTop)
  await waitUntilStill(page)
}

const isDescending = (numbers: readonly (number | null)[]) => {
  const known = numbers.filter((number) => number !== null)
  return known.every((number, at) => at === 0 || number < (known[at - 1] ?? Infinity))
}

test('a gap is filled from either end while rows next to it stay, says what failed, and closes', async ({
  page,
  server,
  home,
}) => {
  const { script } = server.simulator
  const gap = await withGap(home, server, 45)

  await test.step('a refused page is reported in the gap', async () => {
    await bringIntoView(home, gap, 400)
    script.refuse(HOME, 403, { error: 'Not now' })
    await fill(gap, 'newest').click()
    await expect(gap).toHaveAttribute('data-failed')
    await expect(gap).toContainText('Not now')
    await expect(gap).toBeInViewport()
  })

  await test.step('pressing again fills it from its newer end: it moves down, the row above stays', async () => {
    // The gap takes two pages: the second one is refused, so that something is left.
    script.rewrite(HOME, (body) => {
      script.refuse(HOME, 403, { error: 'Not now' })
      return body
    })
    const moved = await drift(
      page,
      () => fill(gap, 'newest').click(),
      () => expect(fill(gap, 'newest')).not.toBeInViewport(),
    )
    expect(moved).toBeLessThanOrEqual(POSITION_TOLERANCE)
    expect(isDescending(await numbersOf(home))).toBe(true)
  })

  await test.step('filled from its older end by keyboard, it grows upwards and the row below stays', async () => {
    await bringIntoView(home, gap, 60)
    await expect(gap).toHaveAttribute('data-failed')
    const below = gap.locator('xpath=following::article[1]')
    await fill(gap, 'oldest').focus()
    const before = await topOf(below)
    await page.keyboard.press('Enter')
    await expect(home.post('Missed 1.').root).toBeAttached()
    await expectUnmoved(home.posts.filter({ hasText: 'Finn Ellery boosted' }).first(), before)
    expect(isDescending(await numbersOf(home))).toBe(true)
    await expect(home.gaps).toHaveCount(0)
  })

  await test.step('all missed posts are shown in order', async () => {
    // High enough for all of them at once.
    await page.setViewportSize({ width: 1280, height: 9000 })
    await expect(async () => {
      // Some frames after the window grew, the list returns to its row.
      await page.evaluate(() => window.scrollTo(0, 0))
      await waitUntilStill(page)
      expect(await numbersOf(home)).toEqual(Array.from({ length: 45 }, (_, at) => 45 - at))
    }).toPass()
  })
})

test('after hours of sleep without events the current row stays, and one press shows missed posts', async ({
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
  await scrollDown(page, 1500)
  const row = await readerRow(page)
  const before = await topOf(row)
  const { script } = server.simulator
  script.dropSockets('silent')
  publishMissed(server, 65)()
  // A sleeping machine: no timer runs, then all are due at once.
  await expect(async () => {
    await ownContext.clock.fastForward(8 * 3_600_000)
    await expect(home.pending).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectUnmoved(row, before)
  await home.pending.click()
  await expect(home.posts.first()).toContainText('Missed 65.')

  await test.step('the dead socket was replaced', async () => {
    await waitForStream(server)
    script.as(EVE).publish('Said to a new one')
    await expect(home.post('Said to a new one').root).toBeVisible()
    await expect(page).toHaveURL(`${client}/home`)
  })
})
