import { expect, type Locator, type Page } from 'playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Number of frames to wait. Motion advances in every frame; a busy machine may paint none for a while. */
const FRAMES = 10

/** Waits some frames, in which what a press or key caused begins. */
export const framesOver = (page: Page): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count
        const next = () => {
          if (left === 0) return resolve()
          left -= 1
          requestAnimationFrame(next)
        }
        next()
      }),
    FRAMES,
  )

/** Returns the box of an element once it stopped moving, in CSS px. */
export async function boxAtRest(element: Locator): Promise<Box> {
  let last: Box | null = null
  await expect(async () => {
    const before = last
    await framesOver(element.page())
    last = await element.boundingBox()
    expect(last).not.toBeNull()
    expect(last).toEqual(before)
  }).toPass({ intervals: [100] })
  if (!last) throw new Error(`${element.toString()} has no box`)
  return last
}

/** Waits until the page stopped scrolling. */
export async function waitUntilStill(page: Page): Promise<void> {
  let last = -1
  await expect(async () => {
    const before = last
    await framesOver(page)
    last = await page.evaluate(() => window.scrollY)
    expect(last).toBe(before)
  }).toPass({ intervals: [200] })
}

/** Waits for running transitions: colours half-way are not a state to check. */
export const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ),
  )
