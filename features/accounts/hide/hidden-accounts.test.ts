// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { createStage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { learnBlocks } from './learn-blocks'
import { forgetHidden, rememberHidden } from './hidden-accounts'

const ID = '900' as AccountId

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A visit of ann; what was stored before is available from the start. */
function visit() {
  const stage = createStage()
  rememberHidden(stage.runtime)
  return stage
}

const isHidden = ({ runtime }: ReturnType<typeof visit>) => {
  put.account(runtime)
  return runtime.cache.read('account', ID)?.hidden === true
}

test('hidden accounts are hidden at the next visit before the server answers', () => {
  visit().runtime.cache.hide(ID, true)
  const next = visit()
  expect(isHidden(next)).toBe(true)
  next.runtime.cache.hide(ID, false)
  expect(isHidden(visit())).toBe(false)
})

test('signing out removes the stored ids', () => {
  const { runtime } = visit()
  runtime.cache.hide(ID, true)
  forgetHidden(runtime.identity.who)
  expect(isHidden(visit())).toBe(false)
})

test('invalid stored data hides nobody', () => {
  localStorage.setItem(`skein:hidden:${visit().runtime.identity.who}`, '{"x":')
  expect(isHidden(visit())).toBe(false)
})

test('blocks made elsewhere are loaded once a day', async () => {
  const stage = visit()
  stage.simulator.script.as('ann').block('eve@remote.example')
  await learnBlocks(stage.runtime)
  await learnBlocks(stage.runtime)
  const asked = stage.simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/blocks'))
  expect(asked).toHaveLength(1)
  const eve = stage.accountId('eve@remote.example')
  expect(stage.runtime.cache.read('account', eve)?.hidden).toBe(true)
})

test('a server without the list causes no error', async () => {
  const stage = createStage({ software: 'snac' })
  await expect(learnBlocks(stage.runtime)).resolves.toBeUndefined()
})
