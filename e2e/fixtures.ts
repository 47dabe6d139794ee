import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright/test'
import { TimelinePage } from './pages/home'
import { SharedContexts } from './shared-contexts'
import { StoredSessions } from './stored-sessions'
import { asDemoAccount, homeIsThere, signIn } from './pages/sign-in'
import { serveClient } from './scripts/static-server.mjs'
import { clientFolder, simulatorModule, type ServeOptions, type Server, type World } from './servers'

export { expect } from 'playwright/test'

interface WorkerFixtures {
  /**
   * Origin of the built client, separate from every server. Each test starts with nothing stored there.
   */
  client: string
  simulators: Awaited<ReturnType<typeof simulatorModule>>
  /** The demo world of this worker, built on first use; every server clones it. */
  demo: () => World
  /** Sign-ins this worker has already completed. */
  sessions: StoredSessions
  contexts: SharedContexts
}

interface TestFixtures {
  /**
   * For tests that change their context in a way that cannot be undone: a clock, a function or a script in all its
   * pages. No later test uses the context.
   */
  ownContext: BrowserContext
  /** Set with `test.use({ software: 'snac' })` to test older or other servers. */
  software: NonNullable<ServeOptions['software']> | null
  /** Twelve accounts and 80 posts (`ann` follows everyone), or the demo world (`ada` does). */
  world: 'small' | 'demo'
  /** Starts another simulator; it stops with the test. */
  serve: (options?: ServeOptions) => Promise<Server>
  /** The simulator of this test, on an origin other than the client's. */
  server: Server
  /** Two simulators with the same seed, and so with overlapping ids. */
  twoServers: [Server, Server]
  /** One origin that is both client and server. */
  embedded: Server
  /**
   * Signs the page (or another one) in as a demo account and waits for home, or opens the path `to`. Only the
   * first sign-in per worker goes through all pages; tests about them call `signIn`.
   */
  signInAs: (
    acct: string,
    at: Server,
    where?: { page?: Page; embedded?: boolean; to?: string },
  ) => Promise<void>
  /** Opens a path of the app with ann of the small world signed in, without visiting home first. */
  annOpens: (path: string) => Promise<void>
  /** Ann of the small world is signed in and sees home. */
  home: TimelinePage
  /** Errors of the page. The test fails on any; clear it where errors are the subject. */
  faults: string[]
}

/** True for errors that are faults of the client; a refused request is logged by the browser itself. */
const isFault = (text: string): boolean =>
  /Content Security Policy|Trusted ?Type|Minified React error/i.test(text)

/** A clock that only the test moves. */
function standing(start: number): NonNullable<ServeOptions['clock']> {
  let time = start
  return {
    now: () => time,
    advance: (ms) => {
      time += ms
    },
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  client: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const served = await serveClient({ folder: clientFolder() })
      await provide(served.origin)
      await served.close()
    },
    { scope: 'worker' },
  ],
  simulators: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => provide(await simulatorModule()),
    { scope: 'worker' },
  ],
  demo: [
    async ({ simulators }, provide) => {
      let built: World | undefined
      await provide(() => (built ??= simulators.buildWorld({ clock: simulators.realClock() })))
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  sessions: [async ({}, provide) => provide(new StoredSessions()), { scope: 'worker' }],
  contexts: [
    async ({ client }, provide) => {
      const contexts = new SharedContexts(client)
      await provide(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      contexts,
      browser,
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      colorScheme,
      serviceWorkers,
      contextOptions,
    },
    provide,
  ) => {
    const kind = JSON.stringify([
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      colorScheme,
      serviceWorkers,
      contextOptions,
    ])
    const isStill = contextOptions.reducedMotion === 'reduce'
    const context = await contexts.begin(kind, browser, isStill)
    await provide(context)
    await contexts.end(kind, context)
  },
  ownContext: async ({ context, contexts }, provide) => {
    contexts.retire(context)
    await provide(context)
  },
  software: [null, { option: true }],
  world: ['small', { option: true }],
  serve: async ({ simulators, software, world, demo }, provide) => {
    const open: Server[] = []
    await provide(async (options = {}) => {
      const server = await simulators.serve({
        port: 0,
        // A real clock, or every post would be months old.
        clock: simulators.realClock(),
        world: world === 'small' ? simulators.buildSmallWorld({ clock: simulators.realClock() }) : demo(),
        ...(software === null ? {} : { software }),
        ...options,
      })
      open.push(server)
      return server
    })
    await Promise.all(open.map((server) => server.close()))
  },
  server: async ({ serve }, provide) => provide(await serve()),
  twoServers: async ({ serve, simulators }, provide) => {
    const now = Date.now()
    // Ids come from the time, so they overlap when the clock stands still.
    const twin = (): Promise<Server> => {
      const clock = standing(now)
      return serve({ clock, world: simulators.buildSmallWorld({ clock }) })
    }
    await provide([await twin(), await twin()])
  },
  embedded: async ({ serve }, provide) => provide(await serve({ staticDir: clientFolder() })),
  home: async ({ page, server, signInAs }, provide) => {
    await signInAs('ann', server)
    const home = new TimelinePage(page)
    await expect(home.posts.first()).toBeVisible()
    await provide(home)
  },
  annOpens: async ({ server, signInAs }, provide) => provide((to) => signInAs('ann', server, { to })),
  signInAs: async ({ page, client, browser, serve, sessions, world, software }, provide) => {
    /**
     * Signs in through the interface. Uses a separate context, so that refusals and routes of the test do not apply,
     * and English, so that buttons have the expected names.
     */
    const signInOnce = async (name: string, acct: string) => {
      const at = await serve()
      const tab = await browser.newPage({ baseURL: client, locale: 'en-GB' })
      await signIn(tab, client, at.origin, asDemoAccount(acct))
      await sessions.keep(name, tab, client, at)
      await tab.close()
    }
    await provide(async (acct, at, where = {}) => {
      const tab = where.page ?? page
      if (where.embedded) return signIn(tab, at.origin, null, asDemoAccount(acct))
      // A browser with an account signs in to the next one through all pages.
      if (tab.url() !== 'about:blank') return signIn(tab, client, at.origin, asDemoAccount(acct))
      const name = `${acct} of ${world} ${software ?? ''}`
      if (!sessions.has(name)) await signInOnce(name, acct)
      // Menus depend on what the server supports.
      const instanceLoaded = tab
        .waitForResponse((answer) => answer.ok() && answer.url().endsWith('/instance'), { timeout: 8000 })
        .catch(() => undefined)
      await sessions.begin(name, tab, acct, at, new URL(where.to ?? '/home', client))
      if (where.to === undefined) await homeIsThere(tab)
      await instanceLoaded
    })
  },
  faults: [
    async ({ context }, provide) => {
      const faults: string[] = []
      const onError = (error: WebError) => faults.push(`uncaught: ${error.error().message}`)
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' && isFault(message.text())) faults.push(message.text())
      }
      context.on('weberror', onError)
      context.on('console', onMessage)
      await provide(faults)
      context.off('weberror', onError)
      context.off('console', onMessage)
      expect(faults, 'faults in the page').toEqual([])
    },
    { auto: true },
  ],
})
