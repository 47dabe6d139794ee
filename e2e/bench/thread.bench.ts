import type { Locator, Page } from 'playwright/test'
import { firstPost, inputToPaint, POST, rest, test, watch } from './fixtures'
import { runsOf } from './length'

const RUNS = runsOf(9)

/**
 * Scrolls until the link of a post is in the middle of the view, and returns it by its address: its position among the
 * links changes as rows are mounted, and a click on a link out of view would scroll. Skips posts that are there twice.
 */
async function scrollToLink(page: Page): Promise<{ link: Locator; href: string }> {
  for (;;) {
    await page.mouse.wheel(0, 900)
    await rest(page, 600)
    const found = await page.evaluate((post) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${post} a:has(time)`)]
      const hrefs = links.map((each) => each.getAttribute('href') ?? '')
      const at = links.findIndex((each) => {
        const { top } = each.getBoundingClientRect()
        return top > 200 && top < 600
      })
      const href = hrefs[at]
      return href === undefined ? null : { href, isOnly: hrefs.filter((each) => each === href).length === 1 }
    }, POST)
    if (found?.isOnly)
      return { link: page.locator(`${POST} a[href="${found.href}"]:has(time)`), href: found.href }
  }
}

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
    const { link, href } = await scrollToLink(page)
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
    const after = (await link.boundingBox())?.y ?? NaN
    offsets.push(Math.abs(after - before))
  }
  await bench.report('thread.open', opening)
  await bench.report('thread.back', returning)
  await bench.report('thread.back-offset', [Math.max(...offsets)])
})
