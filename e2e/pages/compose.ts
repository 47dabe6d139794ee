import type { Locator, Page } from 'playwright/test'

/** The composer, wherever it is shown. */
export class Composer {
  readonly form: Locator
  constructor(page: Page) {
    this.form = page.getByRole('form', { name: /new post|reply|compose/i }).first()
  }

  get text(): Locator {
    return this.form.getByRole('textbox', { name: /text|mind|post/i }).first()
  }
  get submit(): Locator {
    return this.form.getByRole('button', { name: /^(Post|Publish|Reply)/ })
  }

  /** Writes `text` after what is there (a reply begins with mentions) and publishes. */
  async publish(text: string): Promise<void> {
    await this.text.press('ControlOrMeta+End')
    await this.text.pressSequentially(text)
    await this.submit.click()
  }
}
