import { topOf } from '../element-position'
import { firstPost, heap, POST, rest, test, watch } from './fixtures'
import { lengthOf } from './length'
import { followedBy } from './people'
import { busyPercent, longestTask, recordMainThread } from './tasks'

const SECONDS = lengthOf({ full: 60, usual: 12, smoke: 1 })
const PER_SECOND = 50
/**
 * Streaming time before the heap is measured: by then the maximum of pending posts is reached and the code is
 * compiled.
 */
const WARM_SECONDS = lengthOf({ usual: 8, smoke: 1 })

test('stream: 50 posts a second while the reader is further down', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  const { script } = server.simulator
  const authors = (await followedBy(server, 'ada', 10)).map((acct) => script.as(acct))
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await page.mouse.move(640, 400)
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(80)
  }
  const stream = async (seconds: number): Promise<void> => {
    const from = Date.now()
    for (let post = 0; post < seconds * PER_SECOND; post++) {
      authors[post % authors.length]?.publish(`Post ${post}, with some words to read in it.`)
      await page.waitForTimeout(Math.max(0, (post * 1000) / PER_SECOND - (Date.now() - from)))
    }
  }
  await stream(WARM_SECONDS)
  await rest(page, 3000)
  const before = await heap(page)
  // The row being read: the first that starts in the viewport.
  const key = await page.evaluate((post) => {
    const row = [...document.querySelectorAll(post)].find((each) => each.getBoundingClientRect().top > 0)
    return row?.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? ''
  }, POST)
  const read = page.locator(`[data-key="${key}"]`)
  const place = await topOf(read)
  const work = await recordMainThread(page, () => stream(SECONDS))
  await rest(page, 1000)
  await bench.report('stream.busy', [busyPercent(work)])
  await bench.report('stream.task', [longestTask(work)])
  await bench.report('stream.heap', [(100 * (await heap(page))) / before])
  await bench.report('stream.offset', [Math.round(Math.abs((await topOf(read)) - place))])
})
