import { expect, test, vi } from 'vitest'
import type { AccountId } from '@/schemas/primitives'
import type { Identity } from './identity'
import { RuntimeRegistry } from './registry'
import { createRuntime, type Runtime } from './runtime'

const identity = (name: string): Identity => ({
  key: `${name}@host.example`,
  server: 'https://host.example',
  accountId: name as AccountId,
})

function setup(busy: (runtime: Runtime) => boolean = () => false) {
  const closed: string[] = []
  const registry = new RuntimeRegistry((identity) => {
    const runtime = createRuntime({
      identity: identity,
      token: 'token',
      ports: { fetch: () => Promise.reject(new TypeError('offline')), now: () => 0 },
    })
    runtime.onClose(() => closed.push(identity.key))
    return runtime
  }, busy)
  return { registry, closed }
}

/** Opens the page of an identity, then leaves it. */
const visit = (registry: RuntimeRegistry, name: string) => registry.acquire(identity(name))()
const keyFor = (name: string) => identity(name).key

test('an identity keeps its runtime: switching back is instant and loses nothing', () => {
  const { registry } = setup()
  visit(registry, 'ada')
  const ada = registry.peek(keyFor('ada'))
  visit(registry, 'ben')
  visit(registry, 'ada')
  expect(registry.peek(keyFor('ada'))).toBe(ada)
})

test('nothing is shared between two identities with equal ids', () => {
  const { registry } = setup()
  const here = registry.prepare({ ...identity('ada'), accountId: '1' as AccountId })
  const there = registry.prepare({
    key: 'ada@other.example',
    server: 'https://other.example',
    accountId: '1' as AccountId,
  })
  here.client.setQueryData(['account', '1'], { id: '1', acct: 'here' })
  expect(there.cache.read('account', '1' as AccountId)).toBeUndefined()
})

test('three idle runtimes stay, and the least recently used is closed', () => {
  const { registry, closed } = setup()
  for (const name of ['a', 'b', 'c', 'a', 'd']) visit(registry, name)
  expect(closed).toEqual([keyFor('b')])
  expect(registry.peek(keyFor('b'))).toBeUndefined()
})

test('a runtime on screen is never closed and does not count as idle', () => {
  const { registry, closed } = setup()
  const leave = ['p', 'q', 'r', 's'].map((name) => registry.acquire(identity(name)))
  for (const name of ['a', 'b', 'c']) visit(registry, name)
  expect(closed).toEqual([])
  leave[0]?.()
  expect(closed).toEqual([keyFor('p')])
})

test('a runtime on two pages stays until both released it, even if one releases twice', () => {
  const { registry, closed } = setup()
  const [first, second] = [registry.acquire(identity('p')), registry.acquire(identity('p'))]
  first()
  first()
  for (const name of ['a', 'b', 'c', 'd']) visit(registry, name)
  expect(closed).toEqual([keyFor('a')])
  second()
  expect(closed).toEqual([keyFor('a'), keyFor('p')])
})

test('a runtime with work in flight is never closed', () => {
  const { registry, closed } = setup((runtime) => runtime.identity.key.startsWith('a@'))
  for (const name of ['a', 'b', 'c', 'd', 'e']) visit(registry, name)
  expect(closed).toEqual([keyFor('b')])
})

test('a dropped runtime is closed and created again', () => {
  const { registry, closed } = setup()
  const leave = registry.acquire(identity('a'))
  const first = registry.peek(keyFor('a'))
  registry.drop(keyFor('a'))
  expect(closed).toEqual([keyFor('a')])
  const next = registry.prepare(identity('a'))
  expect(next).not.toBe(first)
  leave()
  expect(registry.peek(keyFor('a'))).toBe(next)
})

test('a listener for a runtime is called once, when it is created', () => {
  const { registry } = setup()
  const listener = vi.fn()
  const end = registry.subscribe(listener)
  visit(registry, 'a')
  visit(registry, 'a')
  expect(listener).toHaveBeenCalledTimes(1)
  end()
  visit(registry, 'b')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what a late answer starts on a closed runtime ends at once', () => {
  const { registry, closed } = setup()
  visit(registry, 'ada')
  const ada = registry.peek(keyFor('ada'))
  ada?.close()
  ada?.onClose(() => closed.push('late'))
  expect(closed).toEqual([keyFor('ada'), 'late'])
})
