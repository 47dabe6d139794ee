import { expect } from 'playwright/test'
import { POST, rest, test } from './fixtures'
import { runsOf } from './length'
import { longestTask, recordMainThread } from './tasks'

const RUNS = runsOf(3)

test('long-thread: the answers to a post with 4,000 of them', async ({ page, server, signInAs, bench }) => {
  const { world } = server.simulator.server
  const [id = ''] = [...world.lazyThreads.keys()]
  const author = world.accounts.get(world.statuses.get(id)?.accountId ?? '')
  if (!author) throw new Error('the demo world has no thread of 4,000')
  const acct = author.domain ? `${author.username}@${author.domain}` : author.username
  await signInAs('ada', server)
  const url = new URL(`/@${acct}/${id}`, page.url()).href
  const opening: number[] = []
  const tasks: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const held = server.simulator.script.hold(/\/context/)
    await page.goto(url)
    await expect.poll(() => held.count, { timeout: 20_000 }).toBe(1)
    await rest(page, 1500)
    const work = await recordMainThread(page, async () => {
      // From the last byte of the answer to the paint of one of its rows, by the browser's clock.
      const painted = page.evaluate(
        (post) =>
          new Promise<number>((resolve) => {
            const frame = (): void => {
              const answer = performance
                .getEntriesByType('resource')
                .find((entry) => entry.name.endsWith('/context')) as PerformanceResourceTiming | undefined
              if (!answer || document.querySelectorAll(post).length < 2) {
                requestAnimationFrame(frame)
                return
              }
              const afterPaint = new MessageChannel()
              const done = (): void => resolve(performance.now() - answer.responseEnd)
              afterPaint.port1.addEventListener('message', done)
              afterPaint.port1.start()
              afterPaint.port2.postMessage(null)
            }
            requestAnimationFrame(frame)
          }),
        POST,
      )
      held.release()
      opening.push(await painted)
      await rest(page, 2500)
    })
    tasks.push(longestTask(work))
  }
  await bench.report('long-thread.open', opening)
  await bench.report('long-thread.task', tasks)
})
