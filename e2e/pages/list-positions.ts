import { expect, test, type Locator, type Page } from 'playwright/test'
import { expectPosition } from '../element-position'
import { readThere, scrollDown } from './scrolling'

/** Reads down the list on screen, past `depth` CSS px; returns the current row. */
export async function readDown(page: Page, depth: number) {
  await expect(page.locator('main [data-key]').first()).toBeVisible()
  await scrollDown(page, depth)
  return readThere(page)
}

/**
 * Reads lists in turn, each loaded as a new page of the same tab. Then returns to each by another load, the last one
 * by a reload and the others by Back, and checks that it is at its line again. `lists` has the depth to read down to by
 * path, in CSS px; `open` opens the first one.
 */
export async function expectPositionsKept(
  page: Page,
  client: string,
  open: (path: string) => Promise<void>,
  lists: Readonly<Record<string, number>>,
): Promise<void> {
  const left: { address: string; row: Locator; top: number }[] = []
  for (const [path, depth] of Object.entries(lists))
    await test.step(`reading ${path}`, async () => {
      await (left.length === 0 ? open(path) : page.goto(client + path))
      const { row, top } = await readDown(page, depth)
      left.push({ address: page.url(), row, top })
    })
  for (const [at, { address, row, top }] of left.toReversed().entries())
    await test.step(`returning to ${address}`, async () => {
      await (at === 0 ? page.reload() : page.goBack())
      await expect(page).toHaveURL(address)
      await expect(row).toBeInViewport()
      await expectPosition(row, top)
    })
}
