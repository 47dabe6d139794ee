import type { Page } from 'playwright/test'
import type { Server } from './servers'

type Storage = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
/** The types of Playwright leave the databases out. */
type Origin = Storage['origins'][number] & { indexedDB?: { name: string }[] }
type World = Server['simulator']['server']['world']

/** What a sign-in left behind, in the browser and on the server. */
interface Kept {
  host: string
  storage: Storage
  app: Parameters<World['apps']['put']>[0]
  token: Parameters<World['tokens']['put']>[0]
}

const hostOf = ({ origin }: Server): string => new URL(origin).host
const worldOf = ({ simulator }: Server): World => simulator.server.world

/** Only what says who is signed in: no caches, drafts or settings of an earlier test. */
function sessionsIn({ origins }: Storage, client: string): Storage {
  return {
    cookies: [],
    origins: origins
      .filter(({ origin }) => origin === client)
      .map((one: Origin) => ({
        ...one,
        localStorage: one.localStorage.filter(({ name }) => name === 'skein:accounts'),
        indexedDB: (one.indexedDB ?? []).filter(({ name }) => name === 'skein/sessions'),
      })),
  }
}

/**
 * Sign-ins of a worker: the first of each account goes through all the pages; for later tests what it left behind is
 * written into the new browser and the new server.
 */
export class KnownSessions {
  readonly #kept = new Map<string, Kept>()

  /** Remembers, under a name, the session that `page` has just begun. */
  async keep(name: string, page: Page, client: string, at: Server): Promise<void> {
    const world = worldOf(at)
    const token = world.tokens.values().findLast(({ accountId, revoked }) => accountId !== null && !revoked)
    const app = token && world.apps.get(token.appId)
    if (!token || !app) return
    const storage = sessionsIn(await page.context().storageState({ indexedDB: true }), client)
    this.#kept.set(name, { host: hostOf(at), storage, app, token })
  }

  /** Begins that session in the context of `page`, at another server; false when none is known. */
  async begin(name: string, page: Page, acct: string, at: Server): Promise<boolean> {
    const kept = this.#kept.get(name)
    if (!kept) return false
    const world = worldOf(at)
    const accountId = at.simulator.script.account(acct).id
    const app = world.apps.put({ ...kept.app, id: world.ids.serial() })
    world.tokens.put({ ...kept.token, id: world.ids.serial(), appId: app.id, accountId })
    const here = JSON.stringify(kept.storage)
      .replaceAll(kept.host, hostOf(at))
      .replaceAll(kept.token.accountId ?? '', accountId)
    await page.context().setStorageState(JSON.parse(here) as Storage)
    return true
  }
}
