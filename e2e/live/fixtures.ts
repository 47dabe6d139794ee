import { execFileSync } from 'node:child_process'
import { test as base, expect, type Page } from 'playwright/test'
import { Composer } from '../pages/compose'
import { TimelinePage } from '../pages/home'
import { signIn, withPassword } from '../pages/sign-in'
import { toast } from '../pages/toast'
import { serveClient } from '../scripts/static-server.mjs'
import { clientFolder } from '../servers'

/** A variable of the environment; empty when it is not set. */
export const env = (name: string): string => process.env[name] ?? ''
export const SERVER = env('LIVE_SERVER')
/** Returns a text no earlier run has used. */
export const unique = (what: string): string =>
  `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

export const test = base.extend<{ client: string; signedIn: TimelinePage }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  client: async ({}, provide) => {
    const served = await serveClient({ folder: clientFolder() })
    await provide(served.origin)
    await served.close()
  },
  signedIn: async ({ page, client }, provide) => {
    await signIn(page, client, SERVER, withPassword(env('LIVE_USER'), env('LIVE_PASSWORD')))
    await provide(new TimelinePage(page))
  },
})

/** Loads home. Closing the composer steps back in history, which can abort a navigation that begins in that moment. */
export const openHome = (page: Page, client: string) =>
  expect(async () => {
    await page.goto(`${client}/home`)
  }).toPass()

/** Publishes on the composer's page and waits until the server has the post. */
export async function publish(page: Page, client: string, text: string): Promise<void> {
  await page.goto(`${client}/publish`)
  await new Composer(page).publish(text)
  await expect(toast(page, 'Post published')).toBeVisible()
}

/** Closes the notice with the Undo button, which sends the request that it delays. */
export async function sendNow(page: Page, path: RegExp): Promise<void> {
  const answered = page.waitForResponse((answer) => path.test(new URL(answer.url()).pathname))
  const alerts = page.getByRole('region', { name: 'Notices' })
  await expect(alerts.getByRole('button', { name: 'Undo' })).toBeVisible()
  await alerts.getByRole('button', { name: 'Close' }).click()
  await answered
}

/** The folders of our snac, and the password of its other account. */
export const snac = () => JSON.parse(env('LIVE_SNAC')) as { chroot: string; data: string; password: string }

/** Publishes as the other account of our snac, without the client. */
export function noteByOther(text: string): void {
  const { chroot, data } = snac()
  execFileSync('chroot', [chroot, 'snac', 'note', data, 'bob', text], { stdio: 'ignore' })
}
