import type { Page } from 'playwright/test'

/** The middle of a swipe, in a window of 360 px. */
const MIDDLE = { x: 180, y: 300 }
/** Seconds between two points of a slow swipe. */
const PACE = 0.1
const STEPS = 10

/**
 * Swipes slowly by this many CSS px, rests and lifts the finger, so that there is no momentum however busy
 * the machine is. More than half of the moved element counts as far enough. `middle` is the middle of the way.
 */
export async function swipe(page: Page, x: number, y: number, middle = MIDDLE): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const point = (share: number) => ({ x: middle.x + x * (share - 0.5), y: middle.y + y * (share - 0.5) })
  // The browser computes the speed from these timestamps.
  let timestamp = Date.now() / 1000 - (STEPS + 5) * PACE
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) => {
    timestamp += PACE
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [point(share)],
      timestamp,
    })
  }
  await touch('touchStart', 0)
  for (let at = 1; at <= STEPS; at++) await touch('touchMove', at / STEPS)
  await touch('touchMove', 1)
  await touch('touchEnd')
  await session.detach()
}
