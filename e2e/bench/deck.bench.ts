import { expect, type Page } from 'playwright/test'
import { CommandPalette } from '../pages/palette'
import type { Server } from '../servers'
import { heap, inputToPaint, rest, test } from './fixtures'
import { lengthOf, runsOf, timeLimit } from './length'
import { followedBy } from './people'
import { busyPercent, longestTask, recordMainThread } from './tasks'

const SECONDS = lengthOf({ full: 60, usual: 15, smoke: 1 })
/** New posts a second; most columns receive each. */
const PER_SECOND = 5
/** Streaming time before the measurement, in which lists reach their maximum and the code is compiled. */
const WARM_SECONDS = lengthOf({ usual: 12, smoke: 1 })
const WORDS = 'some words to type'.slice(0, lengthOf({ usual: 18, smoke: 4 }))
const PALETTE_RUNS = runsOf(7)

const PATHS = [
  '/publish',
  '/home',
  '/public',
  '/public/local',
  '/public/remote',
  '/tags/harbour',
  '/tags/market',
  '/tags/garden',
  '/tags/harbour/?any=market',
  '/notifications',
  '/tags/market/?any=garden',
].slice(0, lengthOf({ usual: 11, smoke: 4 }))

/** Opens a deck with ten live columns and a composer. */
async function openDeck(page: Page, client: string, server: Server): Promise<void> {
  const identity = `ada@${new URL(server.origin).host}`
  await page.evaluate(
    ([paths, own]) => {
      const columns = paths.map((path, at) => ({
        id: `column-${at}`,
        identity: own,
        path,
        width: 360,
        collapsed: false,
        title: '',
      }))
      const data = { writer: '', revisions: {}, columns, layouts: [], layout: null }
      localStorage.setItem('skein:deck', JSON.stringify({ version: 1, data }))
    },
    [PATHS, identity] as const,
  )
  await page.goto(`${client}/deck`)
  await expect(
    page.getByRole('region', { name: 'Home', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(page.locator('main [data-column]')).toHaveCount(PATHS.length)
}

test('deck: ten live columns with 5 posts a second each', async ({
  page,
  client,
  server,
  signInAs,
  bench,
}) => {
  test.setTimeout(timeLimit(1_800_000))
  const { script } = server.simulator
  const authors = (await followedBy(server, 'ada', 40)).map((acct) => script.as(acct))
  await page.setViewportSize({ width: 1920, height: 1000 })
  await signInAs('ada', server)
  await openDeck(page, client, server)
  let sent = 0
  const stream = async (seconds: number): Promise<void> => {
    const from = Date.now()
    for (let at = 0; at < seconds * PER_SECOND; at++) {
      sent += 1
      authors[sent % authors.length]?.publish(
        `@ada post ${sent} #harbour #market #garden, with words to read.`,
      )
      await page.waitForTimeout(Math.max(0, (at * 1000) / PER_SECOND - (Date.now() - from)))
    }
  }
  await stream(WARM_SECONDS)
  const before = await heap(page)
  await bench.throttle(page, 4)
  const work = await recordMainThread(page, () => stream(SECONDS))
  await bench.report('deck.busy', [busyPercent(work)])
  await bench.report('deck.task', [longestTask(work)])

  const text = page.getByRole('region', { name: 'New post', exact: true }).getByRole('textbox').last()
  await text.click()
  await page.evaluate(() => {
    window.latencies = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') window.latencies.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await Promise.all([stream(WORDS.length / PER_SECOND), text.pressSequentially(WORDS, { delay: 200 })])
  await expect(text).toHaveValue(WORDS)
  // Shorter latencies than 16 ms are not reported.
  const latencies = await page.evaluate(() => window.latencies)
  const short = Array<number>(Math.max(0, WORDS.length - latencies.length)).fill(16)
  await bench.report('deck.typing', [...latencies, ...short])
  await text.fill('')
  await bench.throttle(page, 1)
  await rest(page, 2000)
  await bench.report('deck.heap', [(100 * (await heap(page))) / before])
})

test('palette: a typed letter to its results', async ({ page, client, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await openDeck(page, client, server)
  const palette = new CommandPalette(page)
  const results: number[] = []
  for (let run = 0; run < PALETTE_RUNS; run++) {
    await palette.open()
    await expect(palette.root.getByRole('option').first()).toBeVisible()
    await bench.throttle(page, 4)
    results.push(await inputToPaint(page, '[role=option]:has(mark)', () => page.keyboard.press('h')))
    await bench.throttle(page, 1)
    await page.keyboard.press('Escape')
    await expect(palette.root).toHaveCount(0)
  }
  await bench.report('palette.results', results)
})

declare global {
  interface Window {
    /** Durations of key presses up to the next paint, in ms. */
    latencies: number[]
  }
}
