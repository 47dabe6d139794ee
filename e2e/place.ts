import type { Locator } from 'playwright/test'

/** Distance of an element's top from the top of the view, in CSS pixels. Throws when it is not there. */
export async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} has no box`)
  return box.y
}
