import { expect, test } from 'vitest'
import type { AccountId } from '@/schemas/primitives'
import type { Identity } from './identity'
import { RuntimeRegistry } from './registry'
import { createRuntime, type Runtime } from './runtime'

const identity = (name: string): Identity => ({
  who: `${name}@host.example`,
  server: 'https://host.example',
  accountId: name as AccountId,
})

function setup(busy: (runtime: Runtime) => boolean = () => false) {
  const closed: string[] = []
  const registry = new RuntimeRegistry((who) => {
    const runtime = createRuntime({
      identity: who,
      token: 'token',
      ports: { fetch: () => Promise.reject(new TypeError('offline')), now: () => 0 },
    })
    runtime.onClose(() => closed.push(who.who))
    return runtime
  }, busy)
  return { registry, closed }
}

test('an identity keeps its runtime: going away and coming back is instant and loses nothing', () => {
  const { registry } = setup()
  const ada = registry.get(identity('ada'))
  registry.get(identity('ben'))
  expect(registry.get(identity('ada'))).toBe(ada)
})

test('nothing is shared between two identities with equal ids', () => {
  const { registry } = setup()
  const here = registry.get({ ...identity('ada'), accountId: '1' as AccountId })
  const there = registry.get({
    who: 'ada@other.example',
    server: 'https://other.example',
    accountId: '1' as AccountId,
  })
  here.client.setQueryData(['account', '1'], { id: '1', acct: 'here' })
  expect(there.cache.read('account', '1' as AccountId)).toBeUndefined()
})

test('three stay warm; the one that was left longest ago is closed', () => {
  const { registry, closed } = setup()
  for (const name of ['a', 'b', 'c', 'd']) registry.get(identity(name))
  expect(closed).toEqual(['a@host.example'])
  expect(registry.peek('a@host.example')).toBeUndefined()
})

test('one with work in flight is never closed for room', () => {
  const { registry, closed } = setup((runtime) => runtime.identity.who.startsWith('a@'))
  for (const name of ['a', 'b', 'c', 'd']) registry.get(identity(name))
  expect(closed).toEqual(['b@host.example'])
})

test('a dropped one is closed and made anew', () => {
  const { registry, closed } = setup()
  const first = registry.get(identity('a'))
  registry.drop('a@host.example')
  expect(closed).toEqual(['a@host.example'])
  expect(registry.get(identity('a'))).not.toBe(first)
})
