import type { Page } from 'playwright/test'
import type { Server } from './servers'

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
/**
 * A database in Playwright's storage state, which its types omit. Session stores have no key paths or
 * indexes.
 */
interface Database {
  name: string
  version: number
  stores: { name: string; records: { key: string; value: unknown }[] }[]
}
/** Storage of the client in a browser. */
interface Storage {
  local: { name: string; value: string }[]
  databases: Database[]
}
type World = Server['simulator']['server']['world']

/** Data a sign-in left in the browser and on the server. */
interface StoredSession {
  host: string
  storage: Storage
  app: Parameters<World['apps']['put']>[0]
  token: Parameters<World['tokens']['put']>[0]
}

const hostOf = ({ origin }: Server): string => new URL(origin).host
const worldOf = ({ simulator }: Server): World => simulator.server.world

/** Returns session data only: no caches, drafts or settings of an earlier test. */
function sessionsIn({ origins }: State, client: string): Storage {
  const own: (State['origins'][number] & { indexedDB?: Database[] }) | undefined = origins.find(
    ({ origin }) => origin === client,
  )
  return {
    local: (own?.localStorage ?? []).filter(({ name }) => name === 'skein:accounts'),
    databases: (own?.indexedDB ?? []).filter(({ name }) => name === 'skein/sessions'),
  }
}

/** Runs in the page: stores what a sign-in would have stored. */
async function restore({ local, databases }: Storage): Promise<void> {
  for (const { name, value } of local) localStorage.setItem(name, value)
  for (const { name, version, stores } of databases)
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version)
      opening.onupgradeneeded = () => {
        for (const store of stores) {
          const made = opening.result.createObjectStore(store.name)
          for (const { key, value } of store.records) made.put(value, key)
        }
      }
      opening.onsuccess = () => {
        opening.result.close()
        resolve()
      }
      opening.onerror = () => reject(opening.error ?? new Error('no database'))
    })
}

/**
 * The sign-ins of a worker. The first of each account goes through all pages; for later tests its data is
 * written into the new browser and server.
 */
export class StoredSessions {
  readonly #stored = new Map<string, StoredSession>()

  /** Keeps the session that `page` has just started, under a name. */
  async keep(name: string, page: Page, client: string, at: Server): Promise<void> {
    const world = worldOf(at)
    const token = world.tokens.values().findLast(({ accountId, revoked }) => accountId !== null && !revoked)
    const app = token && world.apps.get(token.appId)
    if (!token || !app) return
    const storage = sessionsIn(await page.context().storageState({ indexedDB: true }), client)
    this.#stored.set(name, { host: hostOf(at), storage, app, token })
  }

  has(name: string): boolean {
    return this.#stored.has(name)
  }

  /**
   * Opens `address` of the client in a fresh `page` with that session, at another server. Throws for an
   * unknown name.
   */
  async begin(name: string, page: Page, acct: string, at: Server, address: URL): Promise<void> {
    const stored = this.#stored.get(name)
    if (!stored) throw new Error(`no one signed in as ${name}`)
    const world = worldOf(at)
    const accountId = at.simulator.script.account(acct).id
    const app = world.apps.put({ ...stored.app, id: world.ids.serial() })
    world.tokens.put({ ...stored.token, id: world.ids.serial(), appId: app.id, accountId })
    const here = JSON.stringify(stored.storage)
      .replaceAll(stored.host, hostOf(at))
      .replaceAll(stored.token.accountId ?? '', accountId)
    // A URL of the client without a page. Playwright's own way opens a second window, which is much slower.
    await page.goto(`${address.origin}/assets/none`)
    await page.evaluate(restore, JSON.parse(here) as Storage)
    // Leaves no history entry.
    const there = page.waitForURL((url) => url.pathname !== '/assets/none')
    await page.evaluate((url) => location.replace(url), address.href)
    await there
  }
}
