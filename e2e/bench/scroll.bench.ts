import { expect } from 'playwright/test'
import { firstPost, rest, test, watch } from './fixtures'
import { lengthOf } from './length'
import { longTasks, recordMainThread } from './tasks'

const POSTS = lengthOf({ usual: 900, smoke: 60 })

test('scroll: 900 posts of all servers', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  // Signing in reads the account, which these sessions skip: its badges and defaults would arrive while scrolling.
  await page.reload()
  await firstPost(page)
  await rest(page, 4000)
  // Mastodon keeps 800 posts of a home timeline, so the benchmark scrolls the feed of all servers.
  await page.goto(new URL('/public', page.url()).href)
  await firstPost(page)
  await page.evaluate(() => {
    const { bench } = window
    bench.shift = 0
    const all = document.getElementsByTagName('*')
    const rows = document.getElementsByTagName('article')
    const sample = (): void => {
      bench.elements = Math.max(bench.elements, all.length)
      for (const row of rows) {
        const key = row.closest<HTMLElement>('[data-key]')?.dataset['key']
        if (key !== undefined) bench.seen.add(key)
      }
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  })
  const seen = (): Promise<number> => page.evaluate(() => window.bench.seen.size)
  await page.mouse.move(640, 400)
  const work = await recordMainThread(page, async () => {
    for (let step = 0; step < 3000; step++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(40)
      if (step % 20 === 0 && (await seen()) >= POSTS) break
    }
  })
  expect(await seen(), 'posts seen').toBeGreaterThanOrEqual(POSTS)
  const { elements, shift } = await page.evaluate(() => ({ ...window.bench, seen: null }))
  await bench.report('scroll.elements', [elements])
  await bench.report('scroll.long-tasks', [longTasks(work)])
  await bench.report('scroll.shift', [shift])
})
