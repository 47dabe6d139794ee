import type { Browser, BrowserContext } from 'playwright/test'

/** Memory of a browser process grows with every page it has shown. */
const MAX_TESTS = 40
/** Contexts open at once: tests come by file, so few kinds alternate. */
const MAX_KINDS = 2

/** Makes popups take presses at once. Playwright repeats a press that they ignore, and scrolls the page for that. */
function settleAtOnce(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { --settle-1: 0ms; --settle-2: 0ms; --settle-3: 0ms }')
  document.adoptedStyleSheets.push(sheet)
}

interface Shared {
  context: BrowserContext
  tests: number
}

/**
 * Browser contexts that the tests of a worker use in turn. A test gets one with empty storage and a page of its own.
 * Compiled code and the browser process stay; to start them for a new context takes half of a short journey.
 */
export class SharedContexts {
  /** By the options that a context is created with, the least recently used first. */
  readonly #shared = new Map<string, Shared>()
  readonly #origin: string

  /** `origin` is the client's. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /**
   * Returns a context with nothing stored and no page but an empty one. It is created with the options of the running
   * test; `kind` names those that differ between tests. With `isStill` nothing in its pages waits until it has settled.
   */
  async begin(kind: string, browser: Browser, isStill: boolean): Promise<BrowserContext> {
    const { context, tests } = this.#shared.get(kind) ?? {
      context: await this.#create(browser, isStill),
      tests: 0,
    }
    this.#shared.delete(kind)
    this.#shared.set(kind, { context, tests: tests + 1 })
    for (const [other] of this.#shared) if (this.#shared.size > MAX_KINDS) await this.#close(other)
    return context
  }

  /** Undoes what a test did to its context. */
  async end(kind: string, used: BrowserContext): Promise<void> {
    const shared = this.#shared.get(kind)
    if (shared?.context !== used) return used.close()
    const [empty, ...pages] = used.pages()
    if (!empty || shared.tests >= MAX_TESTS) return this.#close(kind)
    await Promise.all(pages.map((page) => page.close()))
    await used.unrouteAll({ behavior: 'ignoreErrors' })
    await used.setOffline(false)
    await used.clearPermissions()
    await used.clearCookies()
    const devTools = await used.newCDPSession(empty)
    await devTools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' })
    await devTools.detach()
  }

  /** The next test of this kind gets a new context: this one was changed in a way that cannot be undone. */
  retire(context: BrowserContext): void {
    for (const [kind, shared] of this.#shared) if (shared.context === context) this.#shared.delete(kind)
  }

  async close(): Promise<void> {
    for (const kind of this.#shared.keys()) await this.#close(kind)
  }

  async #create(browser: Browser, isStill: boolean): Promise<BrowserContext> {
    const context = await browser.newContext()
    if (isStill) await context.addInitScript(settleAtOnce)
    // A page of the client's origin that runs nothing of it keeps the process of that origin.
    const empty = await context.newPage()
    await empty.goto(`${this.#origin}/assets/none`)
    return context
  }

  async #close(kind: string): Promise<void> {
    const shared = this.#shared.get(kind)
    this.#shared.delete(kind)
    await shared?.context.close()
  }
}
