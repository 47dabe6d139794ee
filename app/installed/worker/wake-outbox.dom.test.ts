import { afterEach, expect, test, vi } from 'vitest'
import { onSync } from '../../outbox/background-sync'
import { OUTBOX_SYNC } from '../../outbox/sync-tag'
import { wakeOutbox } from './wake-outbox'

afterEach(() => vi.unstubAllGlobals())

/** A worker with tabs, and the browser that fires its events. */
function setUp(tabs: readonly { postMessage: (message: unknown) => void }[]) {
  const asked: unknown[] = []
  vi.stubGlobal('clients', {
    matchAll(options: unknown) {
      asked.push(options)
      return Promise.resolve(tabs)
    },
  })
  let listener: ((event: object) => void) | undefined
  vi.stubGlobal('addEventListener', (type: string, added: typeof listener) => {
    if (type === 'sync') listener = added
  })
  wakeOutbox()
  /** Resolves to whether the worker was kept running, once it is done. */
  const fire = async (tag: string) => {
    const works: Promise<unknown>[] = []
    listener?.({ tag, waitUntil: (work: Promise<unknown>) => works.push(work) })
    await Promise.all(works)
    return works.length > 0
  }
  return { fire, asked }
}

test('when the browser is connected again, each open page is woken, and each once', async () => {
  const woken: string[] = []
  /** A page that follows the worker as the app does. */
  const page = (name: string) => {
    const container = new EventTarget()
    vi.stubGlobal('navigator', { serviceWorker: container })
    onSync(() => woken.push(name))
    return {
      postMessage: (data: unknown) => void container.dispatchEvent(new MessageEvent('message', { data })),
    }
  }
  const { fire, asked } = setUp([page('visible'), page('hidden')])
  expect(await fire(OUTBOX_SYNC)).toBe(true)
  expect(woken).toEqual(['visible', 'hidden'])
  // Pages that were opened before the worker have no controller.
  expect(asked).toEqual([{ type: 'window', includeUncontrolled: true }])
})

test('without a page nothing is sent: the next one does', async () => {
  const { fire } = setUp([])
  expect(await fire(OUTBOX_SYNC)).toBe(true)
})

test('other syncs wake nothing', async () => {
  const postMessage = vi.fn()
  const { fire, asked } = setUp([{ postMessage }])
  expect(await fire('another')).toBe(false)
  expect([postMessage.mock.calls, asked]).toEqual([[], []])
})
