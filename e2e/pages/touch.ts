import type { Page } from 'playwright/test'

interface Point {
  x: number
  y: number
}

/** A finger goes from one point of the window to another, in CSS pixels, and leaves it. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const point = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
  for (let at = 1; at <= 10; at++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(at / 10)] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
