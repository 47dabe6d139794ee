import { expect } from 'playwright/test'
import { firstPost, POST, test, watch } from './lab'

const POSTS = 900

test('scroll: 900 posts of home', async ({ page, server, signInAs, lab }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await page.evaluate((post) => {
    const { bench } = window
    bench.longTasks = 0
    bench.shift = 0
    const sample = (): void => {
      bench.elements = Math.max(bench.elements, document.querySelectorAll('*').length)
      for (const link of document.querySelectorAll<HTMLAnchorElement>(`${post} a:has(time)`))
        bench.seen.add(link.href)
      requestAnimationFrame(sample)
    }
    requestAnimationFrame(sample)
  }, POST)
  const seen = (): Promise<number> => page.evaluate(() => window.bench.seen.size)
  await page.mouse.move(640, 400)
  for (let step = 0; step < 3000 && (await seen()) < POSTS; step++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(40)
  }
  expect(await seen(), 'posts seen').toBeGreaterThanOrEqual(POSTS)
  const { elements, longTasks, shift } = await page.evaluate(() => ({ ...window.bench, seen: null }))
  await lab.report('scroll.elements', [elements])
  await lab.report('scroll.long-tasks', [longTasks])
  await lab.report('scroll.shift', [shift])
})
