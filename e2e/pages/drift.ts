import type { Locator, Page } from 'playwright/test'
import { topOf } from '../element-position'
import { waitUntilStill } from './wait-until-still'
import { HEADER, readerRow, wheel } from './scrolling'

/** Scrolls until `row` has just left the viewport at its top and scrolling stopped. */
export async function scrollPast(page: Page, row: Locator): Promise<void> {
  await wheel(page, 240, async () => {
    const box = (await row.count()) === 0 ? null : await row.boundingBox()
    return box !== null && box.y + box.height < HEADER
  })
  await waitUntilStill(page)
}

/** Data the page records about the row being read. */
interface Watched {
  /** The largest painted distance from its position, in CSS px. */
  worst: number
  watching: boolean
}

/**
 * Watches the row being read in every frame while `cause` runs and until `done`; returns its largest distance
 * from its position, in CSS px. Measured right before each paint, after all ResizeObservers.
 */
export async function drift(
  page: Page,
  cause: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<number> {
  const row = await readerRow(page)
  const before = await topOf(row)
  const id = await row.getAttribute('data-status')
  await page.evaluate((status) => {
    const watched = window as unknown as Watched
    const read = () =>
      document.querySelector(`[role=feed] article[data-status="${status}"]`)?.getBoundingClientRect().top
    const start = read() ?? Number.NaN
    watched.worst = 0
    watched.watching = true
    const probe = document.createElement('div')
    probe.style.cssText = 'position:fixed;inset-block-start:0;block-size:1px'
    document.body.append(probe)
    new ResizeObserver(() => {
      const top = read()
      const off = top === undefined ? Number.POSITIVE_INFINITY : Math.abs(top - start)
      watched.worst = Math.max(watched.worst, off)
    }).observe(probe)
    let frame = 0
    const tick = () => {
      probe.style.inlineSize = `${(frame += 1) % 2}px`
      if (watched.watching) requestAnimationFrame(tick)
      else probe.remove()
    }
    requestAnimationFrame(tick)
  }, id)
  await cause()
  await done()
  const worst = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watched = window as unknown as Watched
        // Two more frames for the effects of the last answer.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            watched.watching = false
            resolve(watched.worst)
          }),
        )
      }),
  )
  return Math.max(worst, Math.abs((await topOf(row)) - before))
}
