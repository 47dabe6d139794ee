import type { Locator, Page } from 'playwright/test'
import { StatusCard } from './status-card'

/** The page of a post with its ancestors and replies. */
export class StatusPage {
  readonly page: Page
  readonly posts: Locator
  constructor(page: Page) {
    this.page = page
    this.posts = page.getByRole('main').getByRole('article')
  }

  /** The post the page is about. */
  get focused(): StatusCard {
    return new StatusCard(this.page.getByRole('main').locator('article[aria-current]'))
  }

  post(text: string | RegExp): StatusCard {
    return new StatusCard(this.posts.filter({ hasText: text }).first())
  }
}
