import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { outboxStore } from '@/lib/outbox'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { putOnNetwork } from '@/lib/testing/network'
import { connectivityOf } from '../identity/environment'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'
import { sessionAt } from '../session-at.testing'
import { connectRuntime } from '../wiring/connect-runtime'
import { loadMutations } from '../wiring/stored-mutations'
import { sendForOthers } from './send-for-others'

// Their code loads with the first change.
await loadMutations()
beforeEach(() => localStorage.clear())

/** Ann and ben are signed in; ann is shown. */
async function setUp() {
  const simulator = createSimulator({ world: buildSmallWorld() })
  putOnNetwork(simulator)
  await session.start()
  const [ann, ben] = [sessionAt(simulator, 'ann'), sessionAt(simulator, 'ben', 2)]
  for (const each of [ann, ben]) await session.sessions.add(each)
  const shown = session.resolve(ann.identityKey)?.identity
  if (!shown) throw new Error('not signed in')
  const runtime = runtimes.prepare(shown)
  vi.spyOn(runtime.streaming, 'subscribe').mockReturnValue(() => {})
  const disconnect = connectRuntime(runtime)
  onTestFinished(async () => {
    disconnect()
    for (const { identityKey } of [ann, ben]) {
      runtimes.drop(identityKey)
      await session.sessions.remove(identityKey)
    }
    connectivityOf(simulator.origin).answered()
  })
  const { id } = simulator.script.as('eve@remote.example').publish('A post')
  /** Leaves a favourite of an account in its outbox, as a page that was closed. */
  const leave = (identityKey: string) =>
    outboxStore.of(identityKey).set([
      {
        id: identityKey,
        name: 'favouriteStatus',
        args: { id, on: true },
        at: 1,
        owner: 'x',
        refused: null,
      },
    ])
  const sent = () => simulator.recorded.filter(({ path }) => path.endsWith('/favourite')).length
  return { simulator, ann: ann.identityKey, ben: ben.identityKey, leave, sent }
}

test('what waits for an account that is not shown is sent at the start, once, and its runtime is left', async () => {
  const { ben, leave, sent } = await setUp()
  leave(ben)
  onTestFinished(sendForOthers())
  await vi.waitFor(() => expect(outboxStore.of(ben).get()).toEqual([]))
  window.dispatchEvent(new Event('online'))
  expect(sent()).toBe(1)
})

test('it is sent when any server can be reached again', async () => {
  const { simulator, ann, ben, leave, sent } = await setUp()
  onTestFinished(sendForOthers())
  simulator.script.offline(true)
  leave(ben)
  expect(runtimes.peek(ben)).toBeUndefined()
  simulator.script.offline(false)
  emitFact('reachable', { identity: ann })
  await vi.waitFor(() => expect(outboxStore.of(ben).get()).toEqual([]))
  expect(sent()).toBe(1)
})

test('an account without changes gets no runtime, and one on screen sends its own', async () => {
  const { ann, ben, leave, sent } = await setUp()
  leave(ann)
  onTestFinished(sendForOthers())
  window.dispatchEvent(new Event('online'))
  expect(runtimes.peek(ben)).toBeUndefined()
  await vi.dynamicImportSettled()
  expect([sent(), outboxStore.of(ann).get().length]).toEqual([0, 1])
})
