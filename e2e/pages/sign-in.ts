import { expect, type Page } from 'playwright/test'

/** Completes the consent page of a server; each software has its own. */
export type Consent = (page: Page) => Promise<void>

/** Consents on the simulator's page, which lists its accounts and asks for no password. */
export const asDemoAccount =
  (acct: string): Consent =>
  async (page) => {
    await page.getByRole('radio', { name: new RegExp(`@?${acct}\\b`, 'i') }).check()
    await page.getByRole('button', { name: 'Authorize', exact: false }).click()
  }

/** Denies on the simulator's page. */
export const deny: Consent = (page) => page.getByRole('button', { name: 'Deny' }).click()

/** Consents on snac's page: two fields without labels, selected by name. */
export const withPassword =
  (user: string, password: string): Consent =>
  async (page) => {
    await page.locator('input[name=login]').fill(user)
    await page.locator('input[name=passwd]').fill(password)
    await page.getByRole('button', { name: 'OK' }).click()
  }

/** Goes from the client's sign-in screen to the server's page. `server` as for `signIn`. */
export async function askFor(page: Page, client: string, server: string | null): Promise<void> {
  await page.goto(`${client}/sign-in`)
  if (server !== null) await page.getByRole('combobox', { name: 'Server address' }).fill(server)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.origin !== client || url.pathname.startsWith('/oauth'))
}

/**
 * Signs in through the client's screens and the server's consent page, and waits for home. `server` is an
 * origin or a host as a user would type it; null uses the server the client offers.
 */
export async function signIn(
  page: Page,
  client: string,
  server: string | null,
  consent: Consent,
): Promise<void> {
  await askFor(page, client, server)
  await consent(page)
  await page.waitForURL((url) => url.origin === client && !url.pathname.startsWith('/sign-in'))
  await homeIsThere(page)
}

/** Waits for home, with or without posts. */
export const homeIsThere = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('feed')
      .or(page.getByRole('heading', { name: 'Home' }))
      .first(),
  ).toBeVisible()
