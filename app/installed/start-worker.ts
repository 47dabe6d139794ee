import { pause } from '@/lib/util/timing/pause'
import { backOff } from '@/lib/util/timing/retry'

/** First and longest pause before another try, in ms. */
const FIRST_PAUSE = 10_000
const MAX_PAUSE = 600_000

/** Longest wait for the files that the page began with, in ms: the host of a picture may never answer. */
const MAX_LOADING = 10_000

interface Ports {
  register: () => Promise<ServiceWorkerRegistration>
  container?: Pick<ServiceWorkerContainer, 'controller'>
  /** Called with each registration. Returns the function that ends it. */
  watch: (registration: ServiceWorkerRegistration) => () => void
  /** Called as long as there is none. Returns the function that ends it. */
  watchWithout: () => () => void
}

/** Resolves when the page has loaded what it began with, and the browser has time. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new AbortController()
    addEventListener('load', () => loaded.abort(), { once: true })
    await pause(MAX_LOADING, loaded.signal)
  }
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
}

/** Waits before another try; less long when the browser is connected again. */
async function untilDue(ms: number): Promise<void> {
  const due = new AbortController()
  const { signal } = due
  addEventListener('online', () => due.abort(), { signal })
  await pause(ms, signal)
  due.abort()
}

/** Resolves to true once a worker of the registration is active, to false once the browser has given up its first one. */
function isStarted(registration: ServiceWorkerRegistration): Promise<boolean> {
  const first = registration.installing ?? registration.waiting
  if (registration.active || !first) return Promise.resolve(registration.active !== null)
  return new Promise((resolve) =>
    first.addEventListener('statechange', () => {
      if (first.state === 'activated') resolve(true)
      if (first.state === 'redundant') resolve(registration.active !== null)
    }),
  )
}

/**
 * Registers the service worker, and again until there is one: a connection that is lost while it stores the app, or a new
 * version in the middle of that, ends the first worker, and the browser would not try again while this page is open. Resolves
 * when there is one, or when the browser allows none.
 */
export async function startWorker({
  register,
  container = navigator.serviceWorker,
  watch,
  watchWithout,
}: Ports): Promise<void> {
  let stop = watchWithout()
  await whenIdle()
  for (let tries = 0; ; tries += 1) {
    try {
      const registration = await register()
      stop()
      stop = watch(registration)
      // A worker that takes over its pages leaves out those that were loading then: they would never have one.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
      if (!container.controller) registration.active?.postMessage({ type: 'CLAIM' })
      if (await isStarted(registration)) return
    } catch (error) {
      if (error instanceof Error && error.name === 'SecurityError') return
    }
    await untilDue(backOff(tries, FIRST_PAUSE, MAX_PAUSE))
  }
}
