import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { createSessionDb } from './session-db'

const app = {
  server: 'https://host.example',
  redirectUri: 'https://app.example/sign-in/return',
  clientId: 'id',
  clientSecret: 'secret',
  scopes: 'read write',
}
const key = 'https://host.example https://app.example/sign-in/return'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps records over a reload and deletes them', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await createSessionDb().apps.put(app)
  const db = createSessionDb()
  expect(await db.apps.get(key)).toEqual(app)
  expect(await db.apps.all()).toEqual([app])
  await db.apps.delete(key)
  expect(await db.apps.get(key)).toBeNull()
  expect(db.blocked()).toBe(false)
})

test('skips invalid records', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const db = createSessionDb()
  await db.servers.put({ server: 'https://a.example' } as never)
  await db.apps.put({ ...app, clientId: 7 } as never)
  expect(await db.apps.all()).toEqual([])
  expect(await db.apps.get(key)).toBeNull()
  expect(await db.servers.all()).toEqual([{ server: 'https://a.example', title: '', usedAt: 0 }])
})

test('works in memory where storage is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const db = createSessionDb()
  await db.apps.put(app)
  expect(await db.apps.get(key)).toEqual(app)
  expect(db.blocked()).toBe(true)
})
