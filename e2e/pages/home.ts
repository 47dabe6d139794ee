import type { Locator, Page } from 'playwright/test'
import { StatusCard } from './status-card'

/** A timeline; default home. */
export class TimelinePage {
  readonly page: Page
  readonly feed: Locator
  readonly posts: Locator
  constructor(page: Page, name: string | RegExp = /home/i) {
    this.page = page
    this.feed = page.getByRole('feed', { name })
    this.posts = this.feed.getByRole('article')
  }

  /** The first post that contains `text`. */
  post(text: string | RegExp): StatusCard {
    return new StatusCard(this.posts.filter({ hasText: text }).first())
  }

  /** Rows for missing posts. */
  get gaps(): Locator {
    return this.posts.and(this.page.getByLabel(/missing/))
  }

  /** The button that counts pending posts. */
  get pending(): Locator {
    return this.page.getByRole('button', { name: /new posts?/i })
  }
}
