import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startWorker } from './start-worker'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void setTimeout(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly postMessage = vi.fn()
  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A registration whose first worker is being installed, or is active. */
function registrationOf(state: 'installing' | 'active') {
  const worker = new FakeWorker()
  const registration = { installing: null, waiting: null, active: null, [state]: worker }
  return { worker, registration: registration as unknown as ServiceWorkerRegistration }
}

const MINUTE = 60_000
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

/** A page that registers its worker; `answers` are those of the browser, in their order. */
function setUp(answers: (() => Promise<ServiceWorkerRegistration>)[], controller: object | null = {}) {
  const register = vi.fn(() => (answers.shift() ?? refuse('TypeError'))())
  const watched: (ServiceWorkerRegistration | null)[] = []
  /** Watches one, or null for the page without a worker. */
  const watch = (registration: ServiceWorkerRegistration | null) => {
    watched.push(registration)
    return () => void watched.splice(watched.indexOf(registration), 1)
  }
  const done = vi.fn()
  void startWorker({
    register,
    container: { controller: controller as ServiceWorker | null },
    watch,
    watchWithout: () => watch(null),
  }).then(done)
  return { register, watched, done }
}

test('a worker that is there is registered once', async () => {
  const { registration, worker } = registrationOf('active')
  const { register, watched, done } = setUp([() => Promise.resolve(registration)])
  await pass(60 * MINUTE)
  expect([register.mock.calls.length, watched, done.mock.calls.length]).toEqual([1, [registration], 1])
  expect(worker.postMessage).not.toHaveBeenCalled()
})

test('a lost connection is tried again until it is back, less and less often', async () => {
  const { registration } = registrationOf('active')
  const lost = Array.from({ length: 9 }, () => refuse('TypeError'))
  const { register, watched, done } = setUp([...lost, () => Promise.resolve(registration)])
  await pass(MINUTE)
  const first = register.mock.calls.length
  expect(first).toBeGreaterThan(1)
  // New versions are found without a worker until then.
  expect(watched).toEqual([null])
  await pass(10 * MINUTE)
  expect(register.mock.calls.length).toBeLessThan(10)
  await pass(60 * MINUTE)
  expect([register.mock.calls.length, watched, done.mock.calls.length]).toEqual([10, [registration], 1])
})

test('it is tried at once when the browser is connected again', async () => {
  const { registration } = registrationOf('active')
  const { watched } = setUp([refuse('TypeError'), () => Promise.resolve(registration)])
  await pass(10)
  window.dispatchEvent(new Event('online'))
  await pass(10)
  expect(watched).toEqual([registration])
})

test('a first worker that could not store the app is replaced by another', async () => {
  const [lost, next] = [registrationOf('installing'), registrationOf('installing')]
  const { register, watched, done } = setUp([
    () => Promise.resolve(lost.registration),
    () => Promise.resolve(next.registration),
  ])
  await pass(MINUTE)
  expect(register).toHaveBeenCalledOnce()
  lost.worker.become('redundant')
  await pass(MINUTE)
  expect(watched).toEqual([next.registration])
  next.worker.become('installed')
  next.worker.become('activated')
  await pass(60 * MINUTE)
  expect([register.mock.calls.length, done.mock.calls.length]).toEqual([2, 1])
})

test('a browser that allows none is not asked again', async () => {
  const { register, watched, done } = setUp([refuse('SecurityError')])
  await pass(60 * MINUTE)
  expect([register.mock.calls.length, watched, done.mock.calls.length]).toEqual([1, [null], 1])
})

test('a page that an active worker left out asks it to take over', async () => {
  const { registration, worker } = registrationOf('active')
  setUp([() => Promise.resolve(registration)], null)
  await pass(10)
  expect(worker.postMessage.mock.calls).toEqual([[{ type: 'CLAIM' }]])
})

test('a picture whose host never answers delays the worker for some seconds only', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  onTestFinished(() => state.mockRestore())
  const { registration } = registrationOf('active')
  const { register } = setUp([() => Promise.resolve(registration)])
  await pass(5000)
  expect(register).not.toHaveBeenCalled()
  await pass(6000)
  expect(register).toHaveBeenCalledOnce()
})

test('it begins once the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  onTestFinished(() => state.mockRestore())
  const { register } = setUp([() => Promise.resolve(registrationOf('active').registration)])
  await pass(100)
  window.dispatchEvent(new Event('load'))
  await pass(10)
  expect(register).toHaveBeenCalledOnce()
})
