import { expect, type Locator, type Page } from 'playwright/test'

/** The composer, wherever it is shown; a dialog has priority. */
export class Composer {
  readonly form: Locator
  constructor(page: Page) {
    const name = /^(New post|Reply to |Editing your post)/
    const inDialog = page.getByRole('dialog').getByRole('form', { name })
    this.form = inDialog.or(page.getByRole('form', { name })).last()
  }

  /** The same, also while suggestions turn it into a combobox. */
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
      name: /^(Post|Post all|Post the rest|Reply|Save|Schedule|Try again)$/,
    })
  }

  /** Waits until the reply is open: earlier input belongs to the previous draft. */
  async answers(name: string): Promise<void> {
    await expect(this.form).toHaveAccessibleName(`Reply to ${name}`)
    await expect(this.text).toBeFocused()
  }

  /** Appends `text` to the existing text (a reply starts with mentions) and publishes. */
  async publish(text: string): Promise<void> {
    await expect(this.text).toBeEditable()
    await this.text.press('ControlOrMeta+End')
    await this.text.pressSequentially(text)
    await this.submit.click()
  }
}
