import { expect, it, vi } from 'vitest'
import { openDatabase } from '@/lib/storage'
import { createEmojiWords } from './emoji-words'
import { FEW, FEW_GERMAN } from '../emoji-files.testing'

let count = 0
const database = (name = `emoji-${++count}`) =>
  openDatabase({ name, version: 1, stores: { locales: { keyPath: 'locale' } } })

/** A host with one file and its ETag. */
const host = (body: unknown, etag: string | null = '"1"', status = 200) =>
  vi.fn<typeof fetch>((_, init) => {
    const asked = new Headers(init?.headers).get('if-none-match')
    if (etag && asked === etag) return Promise.resolve(new Response(null, { status: 304 }))
    return Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: etag ? { etag } : {},
      }),
    )
  })
const askedFor = (fetcher: ReturnType<typeof host>) =>
  fetcher.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('if-none-match')])

it('loads a language on first use and revalidates it later', async () => {
  const db = database()
  const first = host(FEW)
  const words = createEmojiWords({ db, fetch: first })
  expect(await words.get('en')).toEqual(FEW)
  expect(await words.get('en')).toEqual(FEW)
  expect(askedFor(first)).toEqual([['/emoji/en.json', null]])

  const later = host(FEW)
  expect(await createEmojiWords({ db, fetch: later }).get('en')).toEqual(FEW)
  await vi.waitFor(() => expect(askedFor(later)).toEqual([['/emoji/en.json', '"1"']]))
})

it('notifies listeners of newer data', async () => {
  const db = database()
  await createEmojiWords({ db, fetch: host(FEW) }).get('de')
  const words = createEmojiWords({ db, fetch: host(FEW_GERMAN, '"2"') })
  const changed = new Promise((resolve) => words.onChange(resolve))
  expect(await words.get('de')).toEqual(FEW)
  expect(await changed).toBe('de')
  expect(await words.get('de')).toEqual(FEW_GERMAN)
})

it('stored data works without a network', async () => {
  const db = database()
  await createEmojiWords({ db, fetch: host(FEW) }).get('en')
  const offline = createEmojiWords({ db, fetch: () => Promise.reject(new TypeError('no')) })
  expect(await offline.get('en')).toEqual(FEW)
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
