import type { Locator, Page } from 'playwright/test'

/** The profile page of one account. */
export class ProfilePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  get follow(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^Follow\b/ })
  }
  get unfollow(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^(Unfollow|Following)\b/ })
  }
  get posts(): Locator {
    return this.page.getByRole('main').getByRole('article')
  }
}
