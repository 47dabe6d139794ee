import { expect, type Page } from 'playwright/test'
import type { Server } from '../servers'
import { firstPost, heap, inputToPaint, rest, test, watch } from './fixtures'
import { lengthOf, runsOf, timeLimit } from './length'
import { busyPercent, longestTask, recordMainThread } from './tasks'

const RUNS = runsOf(7)
const SECONDS = lengthOf({ usual: 20, smoke: 1 })
const PER_SECOND = 50
/** Streaming time before the measurement, in which the code is compiled. */
const WARM_SECONDS = lengthOf({ usual: 4, smoke: 1 })
const GROUPS = lengthOf({ usual: 200, smoke: 80 })
/** Groups that are scrolled; the short form is a fifth. */
const PAGED = lengthOf({ full: 5000, usual: 1000, smoke: 40 })
/** Groups scrolled before the heap is measured for the first time: by then the code is compiled. */
const WARM_GROUPS = lengthOf({ usual: 200, smoke: 40 })
/** Age from which unused entities are removed, in ms, with a margin. */
const ENTITY_AGE = 6 * 60_000
/** The longest time between two sweeps for such entities, in ms, with a margin. */
const SWEEP_INTERVAL = 75_000
const PAGE_SIZE = 40

const ROW = '[role=feed][aria-label="Notifications"] article'

/** Makes people of the demo world mention ada, each with a group of its own. */
function mention({ simulator }: Server, count: number): void {
  const { script, server } = simulator
  const { id } = script.account('ada')
  const people = server.world.accounts.values().filter((person) => person.id !== id && person.domain !== null)
  for (let at = 0; at < count; at++) {
    const person = people[at % people.length]
    if (person)
      script.as(`${person.username}@${person.domain}`).publish(`@ada number ${at}, with a few words.`)
  }
}

const link = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Navigation' }).first().getByRole('link', { name })

/** Scrolls down until the server has sent this many groups. */
async function scrollOver(page: Page, { simulator }: Server, groups: number): Promise<void> {
  const pages = (): number =>
    simulator.recorded.filter(({ path }) => /^\/api\/v2\/notifications\?.*max_id/.test(path)).length
  const wanted = pages() + groups / PAGE_SIZE
  await page.mouse.move(640, 400)
  while (pages() < wanted) {
    await page.mouse.wheel(0, 2500)
    await page.waitForTimeout(30)
  }
}

/** Returns to the top, where the next notification cuts the list. */
async function backToTop(page: Page, server: Server): Promise<void> {
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  mention(server, 1)
  await rest(page, 1000)
}

/** Waits for the next sweep, and makes every unused entity old enough for it. */
async function sweep(page: Page): Promise<void> {
  await page.evaluate((age) => {
    const { now } = Date
    Date.now = () => now() + age
  }, ENTITY_AGE)
  await rest(page, SWEEP_INTERVAL)
}

test('notifications-open: opening notifications with 200 groups loaded', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  mention(server, GROUPS)
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await link(page, /^Notifications/).click()
  await scrollOver(page, server, GROUPS)
  const opening: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await link(page, /^Home/).click()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await rest(page, 1000)
    await bench.throttle(page, 4)
    opening.push(await inputToPaint(page, ROW, () => link(page, /^Notifications/).click()))
    await bench.throttle(page, 1)
  }
  await bench.report('notifications.open', opening)
})

test('notifications-stream: 50 notifications a second for a reader at the top', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  const { script, server: core } = server.simulator
  const ada = script.as('ada')
  const people = core.world.accounts
    .values()
    .filter(({ id, domain }) => id !== ada.id && domain !== null)
    .map(({ username, domain }) => script.as(`${username}@${domain}`))
  const posts = Array.from({ length: 6 }, (_, at) => ada.publish(`Six posts, this is number ${at + 1}.`))
  await signInAs('ada', server, { to: '/notifications' })
  await expect(page.locator(ROW).first()).toBeVisible()
  let sent = 0
  const stream = async (seconds: number): Promise<void> => {
    const from = Date.now()
    for (let at = 0; at < seconds * PER_SECOND; at++) {
      const person = people[sent % people.length]
      const post = posts[Math.floor(sent / people.length) % posts.length]
      if (sent % 5 === 0) person?.publish(`@ada number ${sent}, with some words to read in it.`)
      else if (post) person?.favourite(post.id)
      sent += 1
      await page.waitForTimeout(Math.max(0, (at * 1000) / PER_SECOND - (Date.now() - from)))
    }
  }
  await stream(WARM_SECONDS)
  await bench.throttle(page, 4)
  const work = await recordMainThread(page, () => stream(SECONDS))
  await bench.throttle(page, 1)
  await bench.report('notifications.busy', [busyPercent(work)])
  await bench.report('notifications.task', [longestTask(work)])
})

test('notifications-paged: scrolling down over many pages', async ({ page, server, signInAs, bench }) => {
  test.setTimeout(timeLimit(1_800_000))
  mention(server, PAGED + 4 * PAGE_SIZE)
  await signInAs('ada', server)
  await watch(page)
  await page.goto(new URL('/notifications', page.url()).href)
  await expect(page.locator(ROW).first()).toBeVisible()
  await page.evaluate(() => {
    const { bench } = window
    const all = document.getElementsByTagName('*')
    const sample = (): void => {
      bench.elements = Math.max(bench.elements, all.length)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
  await scrollOver(page, server, WARM_GROUPS)
  await backToTop(page, server)
  const before = await heap(page)
  await scrollOver(page, server, PAGED)
  await bench.report('notifications.elements', [await page.evaluate(() => window.bench.elements)])
  await backToTop(page, server)
  await sweep(page)
  await bench.report('notifications.heap', [(100 * (await heap(page))) / before])
})
