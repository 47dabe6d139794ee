import { expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { ListedAccounts } from './listed-accounts'

const id = (text: string) => text as AccountId

function follow(count: number) {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { cache } = stage.runtime
  const rule = vi.fn((each: AccountId) => cache.read('relationship', each)?.blocking !== false)
  const listed = new ListedAccounts(stage.runtime, rule)
  const ids = Array.from({ length: count }, (_, at) => id(`${at}`))
  const set = (each: AccountId, blocking: boolean) =>
    cache.ingest([{ kind: 'relationship', id: each, data: { id: each, blocking } as never }], cache.tick())
  return { listed, ids, rule, set }
}

test('an account leaves the list and returns, and others are not checked again', async () => {
  const { listed, ids, rule, set } = follow(10_000)
  const heard = vi.fn()
  listed.subscribe(heard)
  listed.track(ids)
  rule.mockClear()
  set(id('7'), false)
  expect(listed.has(id('7'))).toBe(false)
  expect(listed.has(id('8'))).toBe(true)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  set(id('7'), true)
  expect(listed.has(id('7'))).toBe(true)
  expect(rule.mock.calls.length).toBeLessThan(10)
})

test('tracking more accounts checks only the new ones', () => {
  const { listed, ids, rule } = follow(1000)
  listed.track(ids)
  rule.mockClear()
  listed.track([...ids, id('new')])
  expect(rule).toHaveBeenCalledExactlyOnceWith('new')
})

test('changes without a listener are found by the next listener', () => {
  const { listed, ids, set } = follow(3)
  const stop = listed.subscribe(() => {})
  listed.track(ids)
  stop()
  set(id('1'), false)
  expect(listed.has(id('1'))).toBe(true)
  listed.subscribe(() => {})
  expect(listed.has(id('1'))).toBe(false)
})
