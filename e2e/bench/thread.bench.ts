import { firstPost, inputToPaint, POST, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(9)

test('thread: opening a post and going back to the same pixel', async ({ page, server, signInAs, bench }) => {
  await signInAs('ada', server)
  await watch(page)
  await page.reload()
  await firstPost(page)
  await page.mouse.move(640, 400)
  const opening: number[] = []
  const returning: number[] = []
  const offsets: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.mouse.wheel(0, 900)
    await rest(page, 600)
    const times = page.locator(`${POST} a:has(time)`)
    const count = await times.count()
    const boxes = await Promise.all(Array.from({ length: count }, (_, at) => times.nth(at).boundingBox()))
    const at = boxes.findIndex((box) => box !== null && box.y > 200 && box.y < 600)
    const link = times.nth(Math.max(0, at))
    // A long post can leave no other link in the window; a click on one outside of it would scroll.
    await link.scrollIntoViewIfNeeded()
    const href = (await link.getAttribute('href')) ?? ''
    const before = (await link.boundingBox())?.y ?? NaN
    await bench.throttle(page, 4)
    opening.push(await inputToPaint(page, 'article[aria-current] time', () => link.click()))
    await rest(page, 500)
    const back = inputToPaint(page, `${POST} a[href="${href}"]`, async () => {
      await page.evaluate(() => history.back())
    })
    returning.push(await back)
    await bench.throttle(page, 1)
    await rest(page, 300)
    const after = (await page.locator(`${POST} a[href="${href}"]`).first().boundingBox())?.y ?? NaN
    offsets.push(Math.abs(after - before))
  }
  await bench.report('thread.open', opening)
  await bench.report('thread.back', returning)
  await bench.report('thread.back-offset', [Math.max(...offsets)])
})
