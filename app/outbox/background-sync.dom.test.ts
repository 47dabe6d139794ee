import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { outboxStore } from '@/lib/outbox'
import { createStage } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { connectivityOf } from '../identity/environment'
import { resumeOutbox } from './resume-outbox'

afterEach(() => vi.unstubAllGlobals())

/** A browser with a worker, and the outbox of ann in a page of it. */
function setUp(register: () => Promise<void> = () => Promise.resolve()) {
  const worker = new EventTarget()
  const spy = vi.fn(register)
  const getRegistration = () => Promise.resolve({ sync: { register: spy } })
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: Object.assign(worker, { getRegistration }) })
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { key, server } = stage.runtime.identity
  const connectivity = connectivityOf(server)
  onTestFinished(resumeOutbox(stage.runtime))
  onTestFinished(connectivity.answered)
  const leave = (refused: { isGone: boolean; message: string } | null = null) =>
    outboxStore.of(key).set([{ id: 'a', name: 'favouriteStatus', args: {}, at: 1, owner: 'page', refused }])
  return { worker, register: spy, connectivity, leave, key, server }
}

test('the browser is asked to wake the page once a change waits for the connection', async () => {
  const { register, connectivity, leave } = setUp()
  leave()
  expect(register).not.toHaveBeenCalled()
  connectivity.lost()
  leave({ isGone: true, message: '' })
  leave()
  await vi.waitFor(() => expect(register.mock.calls).toEqual([['outbox']]))
})

test('a page that is woken checks the connection, also in the background', async () => {
  const { worker, connectivity } = setUp()
  connectivity.lost()
  const probe = vi.fn(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', probe)
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'open-notification' } }))
  expect(probe).not.toHaveBeenCalled()
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'outbox' } }))
  await vi.waitFor(() => expect(connectivity.offline()).toBe(false))
  expect(probe).toHaveBeenCalledOnce()
})

test('a visible page that reaches the server wakes the others, which may be hidden', async () => {
  const { connectivity, leave, server, key } = setUp()
  const other = openTabChannel('skein:outbox')
  onTestFinished(() => other?.close())
  const heard = vi.fn()
  other?.onMessage(heard)
  emitFact('reachable', { identity: key })
  leave()
  emitFact('reachable', { identity: key })
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[server]]))
  connectivity.lost()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  other?.send('https://another.example')
  other?.send(server)
  await vi.waitFor(() => expect(connectivity.offline()).toBe(false))
})

test('a browser that does not allow it changes nothing', async () => {
  const { register, connectivity, leave } = setUp(() => Promise.reject(new Error('NotAllowedError')))
  connectivity.lost()
  leave()
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
})
