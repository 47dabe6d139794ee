import type { Locator, Page } from 'playwright/test'

/** A short message over the page. Its words are also in a live region, which is not meant here. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Alerts' }).getByRole('paragraph').filter({ hasText: text })
