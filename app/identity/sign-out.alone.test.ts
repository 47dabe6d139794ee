import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { connectCompose } from '@/features/compose'
import { rememberEmoji } from '@/features/emoji'
import { rememberLanguage } from '@/features/settings'
import { command } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { createIdentityStore, openDatabase } from '@/lib/storage'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { WindowHandle } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { useModals } from '@/lib/modals'
import { columnOf, withColumn } from '../layout/deck/deck-columns'
import { changeColumns, changeDeck, countColumnsOf } from '../layout/deck/deck-store'
import { withColumnsSaved } from '../layout/deck/layouts/layouts'
import { saveScrollPositions, scrollPositionOf, visitScrollPosition } from '../pages/scroll-positions'
import { runtimes } from './runtimes'
import { session } from './session'
import { sessionAt } from '../session-at.testing'

/** Returns everything the browser stores, as one text per value. */
async function everything(): Promise<string[]> {
  const found = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map((entry) => entry.join(' ')),
  )
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    for (const store of db.objectStoreNames)
      await new Promise<void>((resolve) => {
        const reading = db.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => {
          found.push(...reading.result.map((row) => `${name} ${JSON.stringify(row)}`))
          resolve()
        }
      })
    db.close()
  }
  return found
}

async function signIn(simulator: ReturnType<typeof createSimulator>, acct: string) {
  const signedIn = sessionAt(simulator, acct)
  const { identityKey } = signedIn
  await session.sessions.add(signedIn)
  const resolved = session.resolve(identityKey)
  if (!resolved) throw new Error(`${identityKey} is not signed in`)
  return runtimes.prepare(resolved.identity)
}

const other = (area: 'local' | 'session') =>
  createIdentityStore({ key: `other-${area}`, area, version: 1, schema: z.string(), defaults: '' })
const stores = [other('local'), other('session')]
const catchUps = openDatabase({
  name: 'skein/catch-ups',
  version: 1,
  stores: { heads: { keyPath: 'key' }, bodies: { keyPath: 'key' } },
})

/** Stores a value of every kind for an identity. */
async function fill(runtime: Awaited<ReturnType<typeof signIn>>) {
  const { key: identityKey } = runtime.identity
  rememberEmoji(identityKey, 'cat', 1)
  rememberLanguage(identityKey, 'de')
  for (const store of stores) store.of(identityKey).set('something')
  runtime.cache.setHidden('900' as AccountId, true)
  const memory = scrollPositionOf('entry', `${identityKey}/home`, 'always')
  visitScrollPosition('entry', `${identityKey}/home`, 'always', memory)
  new WindowHandle(memory).scrollTo('5', { offset: 1 })
  saveScrollPositions()
  changeColumns((columns) => withColumn(columns, columnOf(identityKey, identityKey, '/bookmarks')))
  const head = { format: 1, key: `${identityKey} 1`, identityKey, id: '1', until: 1, reached: null, count: 0 }
  await catchUps.put('heads', head)
  await catchUps.put('bodies', { format: 1, key: head.key })
  const client = openDatabase({ name: `client.${identityKey}`, version: 1, stores: { snapshot: {} } })
  await client.put('snapshot', { identityKey }, 'row')
  client.close()
  const posts = openDatabase({
    name: `skein/device-posts/${identityKey}`,
    version: 1,
    stores: { posts: { keyPath: 'id' } },
  })
  await posts.put('posts', { id: '1', identityKey })
  posts.close()
  command('compose', { identity: identityKey, text: `A draft of ${identityKey}` })
  await vi.waitFor(async () =>
    expect(
      (await everything()).filter((row) => row.startsWith('skein/drafts') && row.includes(identityKey)),
    ).not.toEqual([]),
  )
}

test('signing out erases all data of the account in the browser and keeps that of other accounts', async () => {
  const simulator = createSimulator({ world: buildSmallWorld() })
  vi.stubGlobal('fetch', (request: Request) => simulator.fetch(request))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    // The composers of `fill`.
    useModals.setState({ stack: [] })
  })
  await session.start()
  const ann = await signIn(simulator, 'ann')
  const ben = await signIn(simulator, 'ben')
  onTestFinished(
    connectCompose({ runtime: (identityKey) => runtimes.peek(identityKey), intl: () => createIntlFor('en') }),
  )
  await fill(ann)
  await fill(ben)
  const of = (identityKey: string) => async () =>
    (await everything()).filter((text) => text.includes(identityKey))
  changeDeck((deck) => withColumnsSaved(deck, '1', 'Work'))
  changeColumns((columns) => columns.filter(({ identity }) => identity !== ann.identity.key))
  expect(countColumnsOf(ann.identity.key)).toBeGreaterThan(0)
  const [ofAnn, ofBen] = [of(ann.identity.key), of(ben.identity.key)]
  const before = await ofBen()
  expect((await ofAnn()).length).toBe(before.length)

  await session.signOut(ann.identity.key)
  saveScrollPositions()
  expect(await ofAnn()).toEqual([])
  expect((await ofBen()).length).toBe(before.length)
})
