import type { Page } from 'playwright/test'

/** Ends the process of a page. The test needs a context of its own: other pages of that process end too. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await gone
}
