import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entityMutation, normaliseRelationship } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { AccountId } from '@/schemas/primitives'
import { rereadUnanswered } from './reread-unanswered'
import { startUndoable } from './undoable'
import { createRuntime, unansweredStore, type Runtime } from './runtime'

const ENOUGH_TIME = 10_000

let stage: Stage
let next: Runtime
let ben: AccountId
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stage = createStage()
  ben = stage.accountId('ben')
  const { identity } = stage.runtime
  const { token } = stage.simulator.script.signIn('ann')
  const ports = { fetch: stage.simulator.fetch, now: () => stage.simulator.server.clock.now() }
  next = createRuntime({ identity, token, ports })
})
afterEach(() => {
  stop()
  next.close()
  stage.close()
  sessionStorage.clear()
  vi.useRealTimers()
})

const unfollow = () =>
  stage.runtime.run(
    entityMutation({
      kind: 'relationship',
      id: ben,
      slot: 'follow',
      patch: (relationship) => ({ ...relationship, following: false }),
      request: (http) =>
        http.request(`/api/v1/accounts/${ben}/unfollow`, { method: 'POST', schema: relationshipDto }),
      rows: (answer) => normaliseRelationship(answer).rows,
    }),
  )

const readings = () =>
  stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v1/accounts/relationships').length

test('the next page reads again what had no answer when the page was left', async () => {
  await next.loader.refresh({ kind: 'relationship', id: ben })
  expect(next.cache.read('relationship', ben)?.following).toBe(true)
  stage.simulator.script.hold('POST /api/v1/accounts/:id/unfollow')
  void unfollow()
  window.dispatchEvent(new Event('pagehide'))
  stop = rereadUnanswered(next)
  await vi.waitFor(() => expect(next.cache.read('relationship', ben)?.following).toBe(false))
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(readings()).toBe(3)
  rereadUnanswered(next)()
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(readings()).toBe(3)
})

test('a request that failed because the page is left has no answer either', async () => {
  await next.loader.refresh({ kind: 'relationship', id: ben })
  stage.simulator.script.loseAnswer('POST /api/v1/accounts/:id/unfollow')
  await unfollow()
  window.dispatchEvent(new Event('pagehide'))
  stop = rereadUnanswered(next)
  await vi.waitFor(() => expect(next.cache.read('relationship', ben)?.following).toBe(false))
})

test('a change that could be undone until the page was left has no answer either', async () => {
  await next.loader.refresh({ kind: 'relationship', id: ben })
  stage.simulator.script.hold('POST /api/v1/accounts/:id/unfollow')
  const send = vi.fn(() => void unfollow())
  startUndoable(
    stage.runtime,
    { key: 'unfollow', text: () => 'Unfollowed', show: () => () => {}, send },
    createIntlFor('en'),
  )
  expect(send).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledTimes(1)
  stop = rereadUnanswered(next)
  await vi.waitFor(() => expect(next.cache.read('relationship', ben)?.following).toBe(false))
})

test('nothing is read again when every change had its answer', async () => {
  await unfollow()
  window.dispatchEvent(new Event('pagehide'))
  stop = rereadUnanswered(next)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(readings()).toBe(0)
})

test('unreadable notes of the last page are ignored', () => {
  unansweredStore.of(next.identity.key).set(['relationship'])
  expect(() => rereadUnanswered(next)()).not.toThrow()
  expect(unansweredStore.of(next.identity.key).get()).toEqual([])
})
