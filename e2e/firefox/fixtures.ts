import { test as base, expect } from 'playwright/test'
import { TimelinePage } from '../pages/home'
import { asDemoAccount, signIn } from '../pages/sign-in'
import { serveClient } from '../scripts/static-server.mjs'
import { clientFolder, simulatorModule, type Server } from '../servers'

export { expect } from 'playwright/test'

/**
 * Makes `fill` insert text as typing does. Playwright sets the value of a field in the page itself, which React takes
 * for its own change.
 */
function insertAsTyped(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text)
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}

interface Fixtures {
  /** A simulator with the small world. */
  server: Server
  /** Ann is signed in, by all pages, and sees home. */
  home: TimelinePage
  /** Errors of the page. The test fails on any. */
  faults: string[]
}

export const test = base.extend<Fixtures, { client: string }>({
  client: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const served = await serveClient({ folder: clientFolder() })
      await provide(served.origin)
      await served.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  server: async ({}, provide) => {
    const { serve, buildSmallWorld, realClock } = await simulatorModule()
    const server = await serve({
      port: 0,
      clock: realClock(),
      world: buildSmallWorld({ clock: realClock() }),
    })
    await provide(server)
    await server.close()
  },
  home: async ({ page, client, server }, provide) => {
    await signIn(page, client, server.origin, asDemoAccount('ann'))
    const home = new TimelinePage(page)
    await expect(home.posts.first()).toBeVisible()
    await provide(home)
  },
  faults: [
    async ({ context, page }, provide) => {
      await context.addInitScript(insertAsTyped)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await provide(faults)
      expect(faults, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
})
