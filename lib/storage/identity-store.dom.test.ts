import * as z from 'zod/mini'
import { expect, it, vi } from 'vitest'
import { createIdentityStore, eraseIdentity } from './identity-store'
import { createLocalStore, type StorageArea } from './local-store'

const ANN = 'ann@home.example'
const make = (key: string, area: StorageArea = 'local') =>
  createIdentityStore({ key, area, version: 1, schema: z.array(z.string()), defaults: [] })

it.each(['local', 'session'] as const)('keeps a value per identity in the %s storage', (area) => {
  const store = make('words', area)
  store.of(ANN).set(['a'])
  store.of('ben@home.example').set(['b'])
  expect(store.of(ANN)).toBe(store.of(ANN))
  const later = make('words', area)
  expect([later.of(ANN).get(), later.of('ben@home.example').get()]).toEqual([['a'], ['b']])
})

it('erases the values of one identity, and notifies', () => {
  const words = make('words')
  const listener = vi.fn()
  words.of(ANN).set(['a'])
  words.of(ANN).subscribe(listener)
  make('folded', 'session').of(ANN).set(['b'])
  words.of('joann@home.example').set(['c'])
  const browser = createLocalStore({ key: 'wide', version: 1, schema: z.string(), defaults: '' })
  browser.set('d')
  eraseIdentity(ANN)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(words.of(ANN).get()).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['skein:words:joann@home.example', 'skein:wide'])
  expect(sessionStorage).toHaveLength(0)
})

it('erases values of stores that are not loaded', () => {
  localStorage.setItem(`skein:other:${ANN}`, '{}')
  sessionStorage.setItem(`skein:other:${ANN}`, '{}')
  eraseIdentity(ANN)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('erases values that are in memory only', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const words = make('words')
  words.of(ANN).set(['a'])
  expect(words.of(ANN).get()).toEqual(['a'])
  eraseIdentity(ANN)
  expect(words.of(ANN).get()).toEqual([])
  vi.restoreAllMocks()
})
