import type { Locator } from 'playwright/test'

/** A post in a list or on its own page. */
export class StatusCard {
  readonly root: Locator
  constructor(root: Locator) {
    this.root = root
  }

  get reply(): Locator {
    return this.root.getByRole('button', { name: /^Reply(?! to )/ })
  }
  get boost(): Locator {
    return this.root.getByRole('button', { name: /^Boost/ })
  }
  get favourite(): Locator {
    return this.root.getByRole('button', { name: /^Favourite/ })
  }
  get bookmark(): Locator {
    return this.root.getByRole('button', { name: /^Bookmark/ })
  }
  get more(): Locator {
    return this.root.getByRole('button', { name: /^More/ })
  }
  /** The time, which is the link to the post's page. */
  get time(): Locator {
    return this.root
      .getByRole('link')
      .filter({ has: this.root.page().locator('time') })
      .first()
  }
}
