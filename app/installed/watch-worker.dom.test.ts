import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { watchWorker } from './watch-worker'

beforeEach(clearToasts)

/** A worker of a browser that notes the messages it gets. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly messages: unknown[] = []
  postMessage = (message: unknown) => void this.messages.push(message)
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  update = vi.fn(() => Promise.resolve())

  /** The browser finds another worker and installs it. */
  install(): FakeWorker {
    const worker = new FakeWorker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    return worker
  }

  installed(worker: FakeWorker) {
    this.installing = null
    this.waiting = worker
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null
  control(worker: FakeWorker) {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** A page with a running worker, or one of a first visit. */
function setUp(isFirstVisit = false) {
  const [registration, container, reload] = [new FakeRegistration(), new FakeContainer(), vi.fn()]
  if (!isFirstVisit) container.controller = registration.active = new FakeWorker()
  /** The worker whose build the page has, if it is not that which controls it. */
  const ofPage: { worker: FakeWorker | null } = { worker: null }
  let time = 0
  const watch = () =>
    onTestFinished(
      watchWorker(registration as unknown as ServiceWorkerRegistration, {
        container: container as unknown as ServiceWorkerContainer,
        isOfPage: (worker) => Promise.resolve((worker as unknown) === ofPage.worker),
        reload,
        now: () => time,
      }),
    )
  return { registration, container, ofPage, reload, watch, pass: (ms: number) => void (time += ms) }
}

const offers = () => useToasts.getState().toasts.map(({ text }) => text)
const accept = () => useToasts.getState().toasts[0]?.action?.run()
const OFFER = ['A new version of Skein is available. Your drafts are saved.']

test('the first worker is no new version', () => {
  const { registration, container, watch } = setUp(true)
  watch()
  const first = registration.install()
  registration.installed(first)
  registration.waiting = null
  registration.active = first
  container.control(first)
  expect(offers()).toEqual([])
})

test('a stored version is offered; accepted, it takes over, and then the page is reloaded', () => {
  const { registration, container, reload, watch } = setUp()
  watch()
  const next = registration.install()
  expect(offers()).toEqual([])
  registration.installed(next)
  expect(offers()).toEqual(OFFER)
  expect([next.messages, reload.mock.calls]).toEqual([[], []])
  accept()
  expect([next.messages, reload.mock.calls]).toEqual([[{ type: 'SKIP_WAITING' }], []])
  container.control(next)
  expect(reload.mock.calls).toHaveLength(1)
})

test('a version that waited before the page was opened is offered', async () => {
  const { registration, watch } = setUp()
  registration.waiting = new FakeWorker()
  watch()
  await vi.waitFor(() => expect(offers()).toEqual(OFFER))
})

test.each(['before', 'after'])(
  'the version that the load of this page started is not offered, when it takes over %s that',
  async (when) => {
    const { registration, container, ofPage, reload, watch } = setUp()
    const next = (ofPage.worker = new FakeWorker())
    if (when === 'after') registration.waiting = next
    watch()
    registration.waiting = null
    container.control(next)
    // Its checks end before another version is found.
    await Promise.resolve()
    expect(offers()).toEqual([])
    expect(reload).not.toHaveBeenCalled()
    registration.installed(registration.install())
    expect(offers()).toEqual(OFFER)
  },
)

test('a version that another tab started is offered, and never reloads this page', async () => {
  const { registration, container, reload, watch } = setUp()
  watch()
  const next = registration.install()
  registration.installed(next)
  registration.waiting = null
  clearToasts()
  container.control(next)
  await vi.waitFor(() => expect(offers()).toEqual(OFFER))
  expect(reload).not.toHaveBeenCalled()
  accept()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that returns after a long time looks for a new version', () => {
  const { registration, watch, pass } = setUp()
  watch()
  pass(60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).not.toHaveBeenCalled()
  pass(60 * 60_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).toHaveBeenCalledOnce()
})
