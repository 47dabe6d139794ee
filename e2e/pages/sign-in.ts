import { expect, type Page } from 'playwright/test'

/** What the consent page of a server asks for. Each kind of server has its own page. */
export type Consent = (page: Page) => Promise<void>

/** The simulator's own page: it offers its accounts and asks for no password. */
export const asDemoAccount =
  (acct: string): Consent =>
  async (page) => {
    await page.getByRole('radio', { name: new RegExp(`@?${acct}\\b`, 'i') }).check()
    await page.getByRole('button', { name: 'Authorize', exact: false }).click()
  }

/** Says no on the simulator's page. */
export const deny: Consent = (page) => page.getByRole('button', { name: 'Deny' }).click()

/** snac's page: two fields without labels, so their names in the form are all there is to choose by. */
export const withPassword =
  (user: string, password: string): Consent =>
  async (page) => {
    await page.locator('input[name=login]').fill(user)
    await page.locator('input[name=passwd]').fill(password)
    await page.getByRole('button', { name: 'OK' }).click()
  }

/** From the client's screen to the server's page. `server` as for `signIn`. */
export async function askFor(page: Page, client: string, server: string | null): Promise<void> {
  await page.goto(`${client}/sign-in`)
  if (server !== null) await page.getByRole('textbox', { name: 'Server address' }).fill(server)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.origin !== client || url.pathname.startsWith('/oauth'))
}

/**
 * Signs in through the client's own screens and the server's own consent page, and waits until home is there.
 * `server` is an origin or a host name as a person would type it; null takes the server the client offers by itself.
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

/** Waits for home, with posts or without. */
export const homeIsThere = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('feed')
      .or(page.getByRole('heading', { name: 'Home' }))
      .first(),
  ).toBeVisible()
