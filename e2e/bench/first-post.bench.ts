import { controlled } from '../journeys/installed/worker'
import { firstPost, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(7)

test('first-post: cold', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  // Signing in reads the account, which these sessions skip: its badges and defaults would arrive late in the first run.
  await page.reload()
  await firstPost(page)
  await rest(page, 4000)
  const times: number[] = []
  const shifts: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await bench.forgetSnapshots(page)
    await bench.throttle(page, 4)
    await page.reload({ waitUntil: 'commit' })
    times.push(await firstPost(page))
    // Pictures and counts arrive after the first post and must not move it either.
    await rest(page, 1500)
    shifts.push(await page.evaluate(() => window.bench.shift))
    await bench.throttle(page, 1)
  }
  await bench.report('first-post.cold', times)
  await bench.report('first-post.shift', [Math.max(...shifts)])
})

test('first-post: returning, before any answer of the network', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  // The snapshot is written a few seconds after the last commit.
  await rest(page, 4000)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const held = server.simulator.script.hold(/\/api\//)
    await bench.throttle(page, 4)
    await page.reload({ waitUntil: 'commit' })
    times.push(await firstPost(page))
    await bench.throttle(page, 1)
    // Then the network answers, so that the next run starts from an idle page.
    held.release()
    await rest(page, 2500)
  }
  await bench.report('first-post.returning', times)
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('first-post: with the service worker, then offline', async ({ page, server, signInAs, bench }) => {
    await signInAs('ada', server)
    await watch(page)
    await page.reload()
    await firstPost(page)
    await controlled(page)
    await rest(page, 4000)
    /** Starts the app again and again; `isOffline` without any network. */
    const starts = async (isOffline: boolean) => {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const held = server.simulator.script.hold(/\/api\//)
        await page.context().setOffline(isOffline)
        await bench.throttle(page, 4)
        await page.reload({ waitUntil: 'commit' })
        times.push(await firstPost(page))
        await bench.throttle(page, 1)
        held.release()
        await page.context().setOffline(false)
        await rest(page, 2500)
      }
      return times
    }
    await bench.report('first-post.worker', await starts(false))
    await bench.report('first-post.offline', await starts(true))
  })
})
