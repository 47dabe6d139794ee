import type { Locator, Page } from 'playwright/test'

/** The composer, wherever it is shown; a dialog goes before what lies under it. */
export class Composer {
  readonly form: Locator
  constructor(page: Page) {
    const name = /^(New post|Reply to |Editing your post)/
    const inDialog = page.getByRole('dialog').getByRole('form', { name })
    this.form = inDialog.or(page.getByRole('form', { name })).last()
  }

  /** The same, also while suggestions make a combobox of it. */
  get field(): Locator {
    return this.form.getByLabel('Text', { exact: true })
  }
  get text(): Locator {
    return this.form.getByRole('textbox', { name: 'Text' })
  }
  get warning(): Locator {
    return this.form.getByRole('textbox', { name: 'Content warning' })
  }
  get submit(): Locator {
    return this.form.getByRole('button', {
      name: /^(Publish|Publish all|Publish the rest|Reply|Save|Schedule|Try again)$/,
    })
  }

  /** Writes `text` after what is there (a reply begins with mentions) and publishes. */
  async publish(text: string): Promise<void> {
    await this.text.press('ControlOrMeta+End')
    await this.text.pressSequentially(text)
    await this.submit.click()
  }
}
