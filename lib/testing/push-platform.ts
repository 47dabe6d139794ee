import { vi } from 'vitest'
import { createReceiver, type PushReceiver } from '@/lib/simulator/push/encrypt'

interface Known {
  readonly receiver: PushReceiver
  readonly subscription: PushSubscription
}

/** A browser whose push service is this test. */
export interface PushPlatform {
  /** The scopes that have a worker. */
  readonly scopes: () => string[]
  /** The subscriptions, by scope. */
  readonly subscriptions: Map<string, Known>
  permission: NotificationPermission
  /** The alerts that each worker shows. */
  alerts: readonly Pick<Notification, 'data' | 'close'>[]
  /** Makes the push service unreachable. */
  isBroken: boolean
}

/**
 * Replaces what a browser has for pushes, at its boundary: workers start at once, and the push service is
 * `https://push.example`. `answer`: of the user who is asked for the permission.
 */
export function stubPushPlatform(
  permission: NotificationPermission = 'default',
  answer: NotificationPermission = 'granted',
): PushPlatform {
  const workers = new Map<string, ServiceWorkerRegistration>()
  let made = 0
  const platform: PushPlatform = {
    scopes: () => [...workers.keys()],
    subscriptions: new Map(),
    permission,
    alerts: [],
    isBroken: false,
  }
  const { subscriptions } = platform
  const subscribe = async (scope: string, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> => {
    if (platform.isBroken) throw new DOMException('Registration failed', 'AbortError')
    const known = subscriptions.get(scope)
    if (known) throw new DOMException('There is another key', 'InvalidStateError')
    const receiver = await createReceiver()
    made += 1
    const endpoint = `https://push.example/${made}`
    const { p256dh, auth } = receiver
    const subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(subscriptions.delete(scope)),
    } as unknown as PushSubscription
    subscriptions.set(scope, { receiver, subscription })
    return subscription
  }
  const register = (_script: string, { scope: path = '/' }: RegistrationOptions) => {
    const scope = new URL(path, location.href).href
    const registration = {
      scope,
      active: { state: 'activated' },
      getNotifications: () => Promise.resolve(platform.alerts),
      pushManager: {
        getSubscription: () => Promise.resolve(subscriptions.get(scope)?.subscription ?? null),
        subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) =>
          subscribe(scope, options.applicationServerKey),
      },
      unregister() {
        subscriptions.delete(scope)
        return Promise.resolve(workers.delete(scope))
      },
    } as unknown as ServiceWorkerRegistration
    workers.set(scope, registration)
    return Promise.resolve(registration)
  }
  const container = {
    register,
    getRegistration: (scope: string) => Promise.resolve(workers.get(scope)),
    getRegistrations: () => Promise.resolve([...workers.values()]),
    addEventListener: () => {},
  }
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => {
        const value: unknown = name === 'serviceWorker' ? container : Reflect.get(target, name)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
      has: (target, name) => name === 'serviceWorker' || Reflect.has(target, name),
    }),
  )
  vi.stubGlobal('PushManager', function PushManager() {})
  vi.stubGlobal('Notification', {
    get permission() {
      return platform.permission
    },
    requestPermission: () => {
      if (platform.permission === 'default') platform.permission = answer
      return Promise.resolve(platform.permission)
    },
  })
  return platform
}

/** Returns what the simulator has pushed to a platform, decrypted by its subscriptions. */
export async function readPushes(
  platform: PushPlatform,
  sent: readonly { endpoint: string; body: Uint8Array<ArrayBuffer> }[],
): Promise<Record<string, unknown>[]> {
  const receiverOf = (endpoint: string) =>
    [...platform.subscriptions.values()].find(({ subscription }) => subscription.endpoint === endpoint)
      ?.receiver
  const texts = await Promise.all(sent.map(async ({ endpoint, body }) => receiverOf(endpoint)?.decrypt(body)))
  return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as Record<string, unknown>]))
}
