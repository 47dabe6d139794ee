import { expect, type Locator, type Page } from 'playwright/test'

/** The command palette. */
export class CommandPalette {
  readonly page: Page
  readonly root: Locator
  readonly field: Locator
  /** The result that Enter chooses. */
  readonly current: Locator

  constructor(page: Page) {
    this.page = page
    this.root = page.getByRole('dialog', { name: 'Command palette' })
    this.field = this.root.getByRole('combobox', { name: 'Command palette' })
    this.current = this.root.locator('[role="option"][data-highlighted]')
  }

  /** Opens it by its key, which works soon after the first paint. */
  async open(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('ControlOrMeta+k')
      await expect(this.field).toBeFocused({ timeout: 2000 })
    }).toPass()
  }

  result(name: string | RegExp): Locator {
    return this.root.getByRole('option', { name })
  }
}
