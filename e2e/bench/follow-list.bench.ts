import { expect } from 'playwright/test'
import type { Server } from '../servers'
import { heap, test, watch } from './fixtures'
import { lengthOf, timeLimit } from './length'
import { longestTask, recordMainThread } from './tasks'

/** Followers that are scrolled to the last one; the short form is a twenty-fifth. */
const FOLLOWERS = lengthOf({ full: 100_000, usual: 4000, smoke: 120 })
const MB = 1024 * 1024

/** Gives ada this many followers, in place of those of the demo world: the first one is the last of the list. */
function addFollowers({ simulator }: Server, count: number): void {
  const { script, server } = simulator
  const { id: to } = script.account('ada')
  const { world } = server
  const template = world.accounts.values().find(({ id, domain }) => id !== to && domain !== null)
  if (!template) throw new Error('the demo world has no remote account')
  const createdAt = server.clock.now()
  for (const { id } of world.follows.by('to', to)) world.follows.remove(id)
  for (let at = 0; at < count; at++) {
    const from = world.ids.ordered(createdAt - at)
    world.accounts.put({ ...template, id: from, username: `follower_${at}`, displayName: `Follower ${at}` })
    const row = { id: world.ids.serial(), from, to, reblogs: true, notify: false, languages: null, createdAt }
    world.follows.put(row)
  }
}

test('follow-list: a list of many followers scrolled to its end', async ({
  page,
  server,
  signInAs,
  bench,
}) => {
  test.setTimeout(timeLimit(1_800_000))
  addFollowers(server, FOLLOWERS)
  await signInAs('ada', server)
  await watch(page)
  await page.goto(new URL('/@ada/followers', page.url()).href)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => {
    const { bench } = window
    const all = document.getElementsByTagName('*')
    const sample = (): void => {
      bench.elements = Math.max(bench.elements, all.length)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
  const first = page.getByText('Follower 0', { exact: true })
  const work = await recordMainThread(page, async () => {
    while ((await first.count()) === 0) {
      await page.keyboard.press('End')
      await page.waitForTimeout(30)
    }
  })
  await bench.report('follow-list.elements', [await page.evaluate(() => window.bench.elements)])
  await bench.report('follow-list.task', [longestTask(work)])
  await bench.report('follow-list.heap', [(await heap(page)) / MB])
})
