import { expect, type Locator } from 'playwright/test'

/**
 * Returns the distance of an element's top from the top of the viewport, in CSS px. Throws when it is
 * missing.
 */
export async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} has no box`)
  return box.y
}

/** Returns the distance of an element from `top`, in CSS px. */
const off = async (element: Locator, top: number): Promise<number> => Math.abs((await topOf(element)) - top)

/**
 * Tolerance of a position, in CSS px. Browsers scroll by whole device pixels, but row heights are fractional.
 */
export const POSITION_TOLERANCE = 1

/** Waits until an element is back at a position. */
export const expectPosition = (element: Locator, top: number): Promise<void> =>
  expect.poll(() => off(element, top), `distance from ${top}`).toBeLessThanOrEqual(POSITION_TOLERANCE)

/**
 * Returns the distance of an element's top from the top of the viewport right before the next paint, in CSS
 * px: after all ResizeObservers. Between frames it may be anywhere.
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

/** Checks in the next frame that an element did not move. */
export async function expectUnmoved(element: Locator, top: number): Promise<void> {
  const off = Math.abs((await paintedTop(element)) - top)
  expect(off, `distance from ${top}`).toBeLessThanOrEqual(POSITION_TOLERANCE)
}

/** Checks that no part of a text is cut off, in `element` or below. */
export const expectWhole = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate((top) =>
        [top, ...top.querySelectorAll('*')]
          .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
          .map((each) => each.textContent),
      ),
    )
    .toEqual([])
