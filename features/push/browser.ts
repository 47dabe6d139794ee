import { scriptUrl } from '@/lib/html/trusted-types'
import { pushScopeOf } from '@/lib/push/account-scope'
import { isSameKey, keyBytes, serverKeyText } from './rules'

/** Whether this browser receives pushes; 'homeScreen': it can once the app is on the home screen. */
export type PushSupport = 'yes' | 'homeScreen' | 'none'

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || typeof Notification === 'undefined') return onHomeScreen()
  return 'PushManager' in window ? 'yes' : onHomeScreen()
}

/** Safari on iPhone and iPad offers pushes to installed apps only, and alone has this property. */
const onHomeScreen = (): PushSupport =>
  (navigator as { standalone?: boolean }).standalone === false ? 'homeScreen' : 'none'

const base = () => import.meta.env.BASE_URL
const scopeOf = (identity: string) => pushScopeOf(new URL(base(), location.origin).href, identity)

/** Returns the worker that receives the pushes of an account; null when there is none. */
export async function pushWorkerOf(identity: string): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const scope = scopeOf(identity)
  // Without one of its own, the browser returns that of the app.
  const found = await navigator.serviceWorker.getRegistration(scope)
  return found?.scope === scope ? found : null
}

/** Returns the subscription of an account in this browser; null when there is none. */
export const browserSubscriptionOf = async (identity: string): Promise<PushSubscription | null> =>
  (await (await pushWorkerOf(identity))?.pushManager?.getSubscription()) ?? null

/** Resolves when the worker has started: it can receive pushes only then. */
function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve()
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker that receives pushes did not start'))
    })
  })
}

const keyOf = ({ options }: PushSubscription): string =>
  options.applicationServerKey ? serverKeyText(options.applicationServerKey) : ''

/** Subscribes an account, unless it is already with this key. Throws where the browser cannot or may not. */
export async function subscribeBrowser(identity: string, key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register(scriptUrl(`${base()}sw.js`), {
    scope: scopeOf(identity),
  })
  await whenActive(worker)
  const known = await worker.pushManager.getSubscription()
  if (known && isSameKey(keyOf(known), key)) return known
  // A subscription belongs to one key.
  await known?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) })
}

/** Ends the subscription of an account in this browser, with its worker. Never throws. */
export async function unsubscribeBrowser(identity: string): Promise<void> {
  const worker = await pushWorkerOf(identity).catch(() => null)
  const known = await worker?.pushManager?.getSubscription().catch(() => null)
  await known?.unsubscribe().catch(() => {})
  await worker?.unregister().catch(() => {})
}
