import type { Locator, Page } from 'playwright/test'

/** The media viewer. */
export class Viewer {
  readonly root: Locator
  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Media viewer' })
  }

  /** The visible image, by its alt text. */
  picture(name: string): Locator {
    return this.root.getByRole('img', { name, exact: true })
  }
  /** E.g. "2 of 4". */
  counter(text: string): Locator {
    return this.root.locator('header').getByText(text, { exact: true })
  }
  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }
  get description(): Locator {
    return this.root.getByRole('region', { name: 'Alt text' })
  }
}
