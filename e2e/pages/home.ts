import type { Locator, Page } from 'playwright/test'
import { StatusCard } from './status-card'

/** A timeline: home unless another name is given. */
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

  /** Rows that stand for posts that are missing. */
  get gaps(): Locator {
    return this.posts.and(this.page.getByLabel(/missing/))
  }

  /** The pill that counts the posts held back. */
  get pending(): Locator {
    return this.page.getByRole('button', { name: /new posts?/i })
  }
}
