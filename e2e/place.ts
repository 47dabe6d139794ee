import { expect, type Locator } from 'playwright/test'

/** Distance of an element's top from the top of the view, in CSS pixels. Throws when it is not there. */
export async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} has no box`)
  return box.y
}

/** How far from `top` an element stands, in CSS pixels. */
const off = async (element: Locator, top: number): Promise<number> => Math.abs((await topOf(element)) - top)

/**
 * Within this an element stands on its pixel. A browser scrolls by whole device pixels, and lines of text are not as
 * high: what comes back under other rows than it left can come back within the pixel only.
 */
export const STILL = 1

/** Waits until an element stands on the pixel it stood on: for what is led back there. */
export const standsAt = (element: Locator, top: number): Promise<void> =>
  expect.poll(() => off(element, top), `distance from ${top}`).toBeLessThanOrEqual(STILL)

/**
 * Distance of an element's top from the top of the view where a frame is about to be painted, in CSS pixels: after every
 * observer of sizes that the page has. Between frames it may stand where nobody ever sees it.
 */
const paintedTop = (element: Locator): Promise<number> =>
  element.evaluate(
    (painted) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const observer = new ResizeObserver(() => {
            observer.disconnect()
            resolve(painted.getBoundingClientRect().top)
          })
          observer.observe(document.documentElement)
        })
      }),
  )

/** Checks that an element stands where it stood, in the next frame: for what must not have moved. */
export async function stays(element: Locator, top: number): Promise<void> {
  const off = Math.abs((await paintedTop(element)) - top)
  expect(off, `distance from ${top}`).toBeLessThanOrEqual(STILL)
}
