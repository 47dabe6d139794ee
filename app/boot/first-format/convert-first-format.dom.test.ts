import { afterEach, expect, test, vi } from 'vitest'
import { IDBFactory } from 'fake-indexeddb'
import { getSettings, recentLanguages } from '@/features/settings'
import { createSessionService, readConfig } from '@/features/session'
import { timelineOptions } from '@/features/timelines'
import { openDatabase } from '@/lib/storage'
import { convertFirstFormat } from './convert-first-format'
import * as old from './first-format.testing'
import { hasFirstFormat } from './has-first-format'

const { ANN, BEN } = old

/** Stores everything as the first builds did. */
async function visitOfFirstBuild() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  for (const [key, text] of Object.entries(old.LOCAL)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(old.SESSION)) sessionStorage.setItem(key, text)
  const sessions = openDatabase({
    name: 'skein/sessions',
    version: 1,
    stores: { sessions: {}, apps: {}, pending: {}, servers: {} },
  })
  for (const session of old.SESSIONS) await sessions.put('sessions', session, session.who)
  sessions.close()
  const catchUps = openDatabase({
    name: 'skein/catch-ups',
    version: 1,
    stores: { heads: { keyPath: 'key' }, bodies: { keyPath: 'key' } },
  })
  await catchUps.put('heads', old.CATCH_UP)
  catchUps.close()
}

afterEach(() => vi.unstubAllGlobals())

const dataOf = (key: string) =>
  (JSON.parse(localStorage.getItem(`skein:${key}`) ?? 'null') as { data: unknown } | null)?.data

test('accounts stay signed in', async () => {
  await visitOfFirstBuild()
  expect(hasFirstFormat()).toBe(true)
  await convertFirstFormat()
  expect(hasFirstFormat()).toBe(false)
  const service = createSessionService({
    fetch: () => Promise.reject(new Error('offline')),
    now: () => 0,
    config: readConfig(),
    embedded: null,
    root: 'https://app.example/',
    leave: () => {},
  })
  await service.sessions.load()
  expect(service.sessions.state.getState().accounts.map(({ identityKey }) => identityKey)).toEqual([ANN, BEN])
  expect(service.sessions.sessionOf(ANN)?.token).toBe('token of ann')
  expect(dataOf('accounts')).toMatchObject([{ identityKey: ANN, name: 'Ann' }, { identityKey: BEN }])
})

test('settings, the options of timelines and languages are read by today’s stores', async () => {
  await visitOfFirstBuild()
  await convertFirstFormat()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(getSettings()).toMatchObject({ theme: 'dark', textSize: 120, boostStrips: true })
  expect(recentLanguages(ANN)).toEqual(['de', 'en'])
  expect(timelineOptions.of(ANN).get()).toMatchObject({
    '["home"]': { boosts: false, start: 'unread' },
    '["tag","bird watching"]': { mediaOnly: true },
  })
  expect(timelineOptions.of(BEN).get()).toMatchObject({ '["home"]': { languages: ['fr'] } })
})

test('what else was chosen or collected is of each identity', async () => {
  await visitOfFirstBuild()
  await convertFirstFormat()
  expect(dataOf(`emoji-recent:${ANN}`)).toEqual([{ key: '🦆', score: 2, at: 1_790_000_000_000 }])
  expect(dataOf(`tag-history:${ANN}`)).toEqual(['Birds', 'weather'])
  expect(dataOf(`home-marker:${BEN}`)).toBe('115000000000000001')
  expect(dataOf(`suggestions-hidden:${ANN}`)).toBe(1_790_000_000_000)
  expect(dataOf(`catch-up-views:${ANN}`)).toMatchObject({ c1: { sort: 'oldest', full: true } })
  expect(dataOf('home-server')).toBe('mastodon.example')
  expect(dataOf('last-places')).toEqual({
    lists: [['home', { key: '1', offset: -4 }]],
    offsets: [['/home', 700]],
  })
  expect(
    Object.keys(localStorage).filter((key) => /^skein:(timelines|links|home-marker)$/.test(key)),
  ).toEqual([])
  const catchUps = openDatabase({
    name: 'skein/catch-ups',
    version: 1,
    stores: { heads: { keyPath: 'key' } },
  })
  expect(await catchUps.get('heads', old.CATCH_UP.key)).toMatchObject({ identityKey: ANN, count: 3 })
  catchUps.close()
})

test('a value of a later build is not overwritten, and a second run changes nothing', async () => {
  await visitOfFirstBuild()
  const later = JSON.stringify({ version: 1, data: ['kept'] })
  localStorage.setItem(`skein:tag-history:${ANN}`, later)
  await convertFirstFormat()
  const all = () => Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])
  const after = all()
  expect(localStorage.getItem(`skein:tag-history:${ANN}`)).toBe(later)
  await convertFirstFormat()
  expect(all()).toEqual(after)
})

test.each([null, '{"version":1,"data":[]}'])('accounts as %s are of today', (stored) => {
  localStorage.clear()
  if (stored) localStorage.setItem('skein:accounts', stored)
  expect(hasFirstFormat()).toBe(false)
})
