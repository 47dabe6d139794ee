import type { Locator, Page } from 'playwright/test'

/** The emoji picker; one is open at a time. */
export class EmojiPicker {
  readonly grid: Locator
  readonly search: Locator
  readonly highlighted: Locator
  readonly #page: Page
  constructor(page: Page) {
    this.#page = page
    this.grid = page.getByRole('grid', { name: 'Emoji' })
    this.search = page.getByRole('combobox', { name: 'Search emoji' })
    this.highlighted = this.grid.getByRole('gridcell', { selected: true })
  }

  /** The button of the composer that opens it. */
  button(form: Locator): Locator {
    return form.getByRole('button', { name: 'Insert emoji' })
  }
  async open(form: Locator): Promise<void> {
    await this.button(form).click()
    await this.grid.waitFor()
  }
  cell(name: string): Locator {
    return this.grid.getByRole('gridcell', { name, exact: true }).first()
  }
  category(name: string): Locator {
    return this.#page.getByRole('toolbar', { name: 'Categories' }).getByRole('button', { name, exact: true })
  }
}
