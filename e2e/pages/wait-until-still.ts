import { expect, type Locator, type Page } from 'playwright/test'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Number of frames to wait. Motion advances in every frame; a busy machine may paint none for a while. */
const FRAMES = 10
/** Frames without a change after which something is at rest. */
const STILL_FRAMES = 2 * FRAMES

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
  let found: Box | null = null
  await expect(async () => {
    // Within the page, since every question from outside takes longer than a frame.
    found = await element.evaluate(async (node, frames) => {
      let last: Box | null = null
      for (let still = 0; still < frames;) {
        const { x, y, width, height } = node.getBoundingClientRect()
        const isSame = last?.x === x && last.y === y && last.width === width && last.height === height
        still = isSame ? still + 1 : 0
        last = { x, y, width, height }
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return node.checkVisibility({ visibilityProperty: true }) ? last : null
    }, STILL_FRAMES)
    expect(found).not.toBeNull()
  }).toPass({ intervals: [100] })
  if (!found) throw new Error(`${element.toString()} has no box`)
  return found
}

/** Waits until the page stopped scrolling. */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    let last = -1
    for (let still = 0; still < frames;) {
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, STILL_FRAMES)

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
