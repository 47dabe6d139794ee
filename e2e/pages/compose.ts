import { expect, type Locator, type Page } from 'playwright/test'

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

  /** Waits until what was asked for is here: what is typed before belongs to the draft that was open. */
  async answers(name: string): Promise<void> {
    await expect(this.form).toHaveAccessibleName(`Reply to ${name}`)
    await expect(this.text).toBeFocused()
  }

  /** Writes `text` after what is there (a reply begins with mentions) and publishes. */
  async publish(text: string): Promise<void> {
    await expect(this.text).toBeEditable()
    await this.text.press('ControlOrMeta+End')
    await this.text.pressSequentially(text)
    await this.submit.click()
  }
}
