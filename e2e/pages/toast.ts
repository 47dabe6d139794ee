import type { Locator, Page } from 'playwright/test'

/** A toast. Its text is also in a live region, which this excludes. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByRole('paragraph').filter({ hasText: text })
