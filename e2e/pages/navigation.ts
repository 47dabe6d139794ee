import type { Page } from 'playwright/test'

/** Opens a page of the app as a link does, without loading the app again. No dialog may be open: closing it goes back. */
export const goWithin = (page: Page, url: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), url)
