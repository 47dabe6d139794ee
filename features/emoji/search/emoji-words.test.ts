import { expect, it, vi } from 'vitest'
import { openDatabase } from '@/lib/storage'
import { createEmojiWords } from './emoji-words'
import { FEW, FEW_GERMAN } from '../emoji-files.testing'

let count = 0
const database = (name = `emoji-${++count}`) =>
  openDatabase({ name, version: 1, stores: { locales: { keyPath: 'locale' } } })

/** A host with one file and its ETag. */
const host = (body: unknown, etag: string | null = '"1"', status = 200) =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: etag ? { etag } : {},
      }),
    ),
  )
/** A host that answers after `answer` was called. */
function slowHost(...file: Parameters<typeof host>) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const inner = host(...file)
  return { answer, fetch: (...request: Parameters<typeof fetch>) => answered.then(() => inner(...request)) }
}

it('fetches a language on first use, once', async () => {
  const fetcher = host(FEW)
  const words = createEmojiWords({ db: database(), fetch: fetcher })
  expect(await words.get('en')).toEqual(FEW)
  expect(await words.get('en')).toEqual(FEW)
  expect(fetcher.mock.calls).toEqual([['/emoji/en.json', { cache: 'no-cache' }]])
})

it('does not wait for the storage where the host is faster', async () => {
  const slow = Object.assign(database(), { get: () => new Promise<never>(() => {}) })
  expect(await createEmojiWords({ db: slow, fetch: host(FEW) }).get('en')).toEqual(FEW)
})

it('notifies listeners of newer data, and of nothing where it is unchanged', async () => {
  const db = database()
  await createEmojiWords({ db, fetch: host(FEW) }).get('de')
  await vi.waitFor(async () => expect(await db.get('locales', 'de')).toBeDefined())
  const same = slowHost(FEW_GERMAN, '"1"')
  const unchanged = createEmojiWords({ db, fetch: same.fetch })
  const listener = vi.fn()
  unchanged.onChange(listener)
  expect(await unchanged.get('de')).toEqual(FEW)

  const newer = slowHost(FEW_GERMAN, '"2"')
  const words = createEmojiWords({ db, fetch: newer.fetch })
  const changed = new Promise((resolve) => words.onChange(resolve))
  expect(await words.get('de')).toEqual(FEW)
  same.answer()
  newer.answer()
  expect(await changed).toBe('de')
  expect(await words.get('de')).toEqual(FEW_GERMAN)
  expect(listener).not.toHaveBeenCalled()
  expect(await unchanged.get('de')).toEqual(FEW)
})

it('stored data works without a network', async () => {
  const db = database()
  await createEmojiWords({ db, fetch: host(FEW) }).get('en')
  await vi.waitFor(async () => expect(await db.get('locales', 'en')).toBeDefined())
  const offline = createEmojiWords({ db, fetch: () => Promise.reject(new TypeError('no')) })
  expect(await offline.get('en')).toEqual(FEW)
})

it('uses stored data where a host answers with another page', async () => {
  const db = database()
  await createEmojiWords({ db, fetch: host(FEW) }).get('en')
  await vi.waitFor(async () => expect(await db.get('locales', 'en')).toBeDefined())
  expect(await createEmojiWords({ db, fetch: host('<!doctype html>') }).get('en')).toEqual(FEW)
})

it.each([
  ['a refusal', host('', null, 503), 'Failed to fetch emoji data'],
  [
    'no network',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no'))),
    'Failed to fetch emoji data',
  ],
  ['a page instead of the file', host('<!doctype html>'), 'expected an array'],
  ['an object', host({ emojis: [] }), 'expected an array'],
])('reports the error: %s', async (_, fetcher, text) => {
  await expect(createEmojiWords({ db: database(), fetch: fetcher }).get('en')).rejects.toThrow(text)
})

it('a failure is retried at the next call', async () => {
  const fetcher = host(FEW)
  fetcher.mockRejectedValueOnce(new TypeError('no'))
  const words = createEmojiWords({ db: database(), fetch: fetcher })
  await expect(words.get('en')).rejects.toThrow()
  expect(await words.get('en')).toEqual(FEW)
})

it('does not wait until a fetched language is stored', async () => {
  const slow = Object.assign(database(), { put: () => new Promise<never>(() => {}) })
  const words = createEmojiWords({ db: slow, fetch: host(FEW) })
  expect(await words.get('en')).toEqual(FEW)
})

it('works without storage', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const words = createEmojiWords({ db: database(), fetch: host(FEW) })
  expect(await words.get('en')).toEqual(FEW)
  open.mockRestore()
})

it('skips invalid rows', async () => {
  const words = createEmojiWords({ db: database(), fetch: host([...FEW, { hexcode: 7 }]) })
  expect(await words.get('en')).toEqual(FEW)
})
