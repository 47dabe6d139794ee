import { expect } from 'playwright/test'
import { firstPost, test, watch } from './lab'
import { longTasks, workOf } from './tasks'

const POSTS = 900

test('scroll: 900 posts of home', async ({ page, server, signInAs, lab }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
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
  const work = await workOf(page, async () => {
    for (let step = 0; step < 3000; step++) {
      await page.mouse.wheel(0, 700)
      await page.waitForTimeout(40)
      if (step % 20 === 0 && (await seen()) >= POSTS) break
    }
  })
  expect(await seen(), 'posts seen').toBeGreaterThanOrEqual(POSTS)
  const { elements, shift } = await page.evaluate(() => ({ ...window.bench, seen: null }))
  await lab.report('scroll.elements', [elements])
  await lab.report('scroll.long-tasks', [longTasks(work)])
  await lab.report('scroll.shift', [shift])
})
