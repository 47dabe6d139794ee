import type { Page } from 'playwright/test'

/** The menu of signed-in accounts. */
export class AccountMenu {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Accounts, / }).click()
  }

  /** Switches to the account with this display name. */
  async switchTo(name: string): Promise<void> {
    await this.open()
    await this.page.getByRole('menuitemradio', { name }).click()
  }

  async signOut(): Promise<void> {
    await this.open()
    await this.page.getByRole('menuitem', { name: /^Sign out of/ }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  }
}
