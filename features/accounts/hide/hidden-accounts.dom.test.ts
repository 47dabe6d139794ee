import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import { put } from '@/lib/testing/factories'
import { eraseIdentity } from '@/lib/storage'
import { createStage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { loadBlocks } from './load-blocks'
import { restoreHiddenAccounts } from './hidden-accounts'
import { emitHidden, followHidden } from './share-hidden'

const ID = '900' as AccountId

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A visit of ann; what was stored before is available from the start. */
function visit() {
  const stage = createStage()
  restoreHiddenAccounts(stage.runtime)
  return stage
}

const isHidden = ({ runtime }: ReturnType<typeof visit>) => {
  put.account(runtime)
  return runtime.cache.read('account', ID)?.hidden === true
}

test('hidden accounts are hidden at the next visit before the server answers', () => {
  visit().runtime.cache.setHidden(ID, true)
  const next = visit()
  expect(isHidden(next)).toBe(true)
  next.runtime.cache.setHidden(ID, false)
  expect(isHidden(visit())).toBe(false)
})

test('signing out removes the stored ids', () => {
  const { runtime } = visit()
  runtime.cache.setHidden(ID, true)
  eraseIdentity(runtime.identity.key)
  expect(isHidden(visit())).toBe(false)
})

test('invalid stored data hides no account', () => {
  localStorage.setItem(`skein:hidden:${visit().runtime.identity.key}`, '{"x":')
  expect(isHidden(visit())).toBe(false)
})

test('blocks made elsewhere are loaded once a day', async () => {
  const stage = visit()
  stage.simulator.script.as('ann').block('eve@remote.example')
  await loadBlocks(stage.runtime)
  await loadBlocks(stage.runtime)
  const asked = stage.simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/blocks'))
  expect(asked).toHaveLength(1)
  const eve = stage.accountId('eve@remote.example')
  expect(stage.runtime.cache.read('account', eve)?.hidden).toBe(true)
})

test('servers blocked elsewhere are hidden, and those unblocked elsewhere are shown again', async () => {
  visit().runtime.cache.setDomainHidden('far.example', true)
  const stage = visit()
  expect(isHidden(stage)).toBe(true)
  const { world } = stage.simulator.server
  world.domainBlocks.put({ id: 'x', accountId: stage.accountId('ann'), domain: 'remote.example' })
  await loadBlocks(stage.runtime)
  expect(isHidden(stage)).toBe(false)
  const { id } = put.account(stage.runtime, { id: '901', acct: 'eve@remote.example' })
  expect(stage.runtime.cache.read('account', id)?.hidden).toBe(true)
})

test('a server blocked in this visit stays hidden when the server does not list it yet', async () => {
  const stage = visit()
  stage.runtime.cache.setDomainHidden('far.example', true)
  await loadBlocks(stage.runtime)
  expect(isHidden(stage)).toBe(true)
})

test('what is shown again while the blocks are loading stays visible', async () => {
  const stage = visit()
  const { runtime, simulator } = stage
  const eve = stage.accountId('eve@remote.example')
  simulator.script.as('ann').block('eve@remote.example')
  simulator.server.world.domainBlocks.put({
    id: 'x',
    accountId: stage.accountId('ann'),
    domain: 'far.example',
  })
  const loaded = loadBlocks(runtime)
  emitHidden(runtime, { accountId: eve, hidden: false })
  emitHidden(runtime, { domain: 'far.example', hidden: false })
  await loaded
  expect(isHidden(stage)).toBe(false)
  expect(runtime.cache.read('account', eve)?.hidden ?? false).toBe(false)
})

test('an account hidden or shown in one tab is hidden or shown in the others', async () => {
  const [here, there] = [visit(), visit()]
  followHidden(there.runtime)
  const facts: string[] = []
  const unsubscribers = [
    onFact('accountHidden', ({ accountId }) => void facts.push(`hidden ${accountId}`)),
    onFact('domainShown', ({ domain }) => void facts.push(`shown ${domain}`)),
  ]
  emitHidden(here.runtime, { accountId: ID, hidden: true })
  emitHidden(here.runtime, { domain: 'far.example', hidden: false })
  expect(facts).toEqual(['hidden 900', 'shown far.example'])
  await vi.waitFor(() =>
    expect(facts.slice(2)).toEqual(expect.arrayContaining(['hidden 900', 'shown far.example'])),
  )
  for (const unsubscribe of unsubscribers) unsubscribe()
  here.close()
  there.close()
})

test('a server without the list causes no error', async () => {
  const stage = createStage({ software: 'snac' })
  await expect(loadBlocks(stage.runtime)).resolves.toBeUndefined()
})
