import type { Page } from 'playwright/test'

/** Where fingers are in the middle of their way, in a window of 360 px. */
const MIDDLE = { x: 180, y: 300 }
/** Of a slow finger: seconds between two places of it. */
const PACE = 0.1
const STEPS = 10

/**
 * A slow finger moves by so many CSS pixels, rests and leaves the window of 360 px: nothing goes on of itself, however
 * busy the machine is. Far enough is past the middle of what it moves.
 */
export async function swipe(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const point = (share: number) => ({ x: MIDDLE.x + x * (share - 0.5), y: MIDDLE.y + y * (share - 0.5) })
  // The browser takes the pace of a finger from these times.
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
