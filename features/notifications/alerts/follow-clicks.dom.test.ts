import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { createStage } from '@/lib/testing/stage'
import { notificationEngineOf } from '../engine/engines'
import { followClicks } from './follow-clicks'

let hasFocus = true

beforeEach(() => {
  hasFocus = true
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
})

/** A tab that follows the worker, and the way to send it a message. */
function setUp() {
  const worker = new EventTarget()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker: worker }))
  const stage = createStage()
  const { key } = stage.runtime.identity
  const stop = followClicks(stage.runtime)
  const did: string[] = []
  const ends = [
    handleCommand('goTo', ({ path }) => void did.push(`go to ${path}`)),
    handleCommand('reply', ({ statusId }) => void did.push(`reply to ${statusId}`)),
  ]
  onTestFinished(() => {
    for (const end of ends) end()
    stop()
    stage.close()
  })
  /** Resolves to the answer. */
  const send = (message: object) =>
    new Promise((resolve) => {
      const port = { postMessage: resolve } as unknown as MessagePort
      const event = new MessageEvent('message', { data: { identity: key, ...message } })
      Object.defineProperty(event, 'ports', { value: [port] })
      worker.dispatchEvent(event)
    })
  return { ...stage, send, did, stop }
}

test('a click opens its page, and a reply the composer too', async () => {
  const { send, did } = setUp()
  expect(await send({ type: 'open-notification', path: '/@ben/1', reply: '1' })).toBe(true)
  expect(did).toEqual(['go to /@ben/1', 'reply to 1'])
})

test('a click that arrives twice, as the page answered late, is followed once', async () => {
  const { send, did } = setUp()
  const click = { type: 'open-notification', path: '/@ben/1', click: 'a' }
  expect([await send(click), await send(click)]).toEqual([true, true])
  expect(did).toEqual(['go to /@ben/1'])
  await send({ ...click, click: 'b' })
  expect(did).toHaveLength(2)
})

test('a list at its top shows the notification, unless the tab has no focus', async () => {
  const { send, runtime, stop } = setUp()
  const ask = () => send({ type: 'is-notification-seen', kind: 'follow', status: null, inReplyTo: null })
  expect(await ask()).toBe(false)
  notificationEngineOf(runtime, 'all').views.enter({
    top: true,
    lowestNeeded: null,
    covered: false,
    visible: true,
  })
  expect(await ask()).toBe(true)
  hasFocus = false
  expect(await ask()).toBe(false)
  hasFocus = true
  stop()
  expect(await ask()).toBe(false)
})

test('a post that the worker has changed is read again', async () => {
  const { send, runtime, load, simulator } = setUp()
  const [id = ''] = await load()
  const { script } = simulator
  script.as('ann').favourite(id)
  void send({ type: 'post-changed', status: id })
  await vi.waitFor(() => expect(runtime.cache.read('status', id as never)?.favourited).toBe(true))
})
