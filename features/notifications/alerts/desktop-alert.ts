import { scriptUrl } from '@/lib/html/trusted-types'
import type { Path } from '@/lib/navigation'
import { openAlert } from './open-alert'

/** A notification as an alert of the operating system; plain text. */
export interface DesktopAlert {
  readonly title: string
  readonly body: string
  /** URL of a picture; '' for none. */
  readonly icon: string
  /** Alerts with the same tag replace each other. */
  readonly tag: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** Where a click leads. */
  readonly identity: string
  readonly path: Path
  /** URL of that page, for a browser without an open tab of the app. */
  readonly url: string
}

/** State of the permission; 'absent' where the browser has no desktop alerts. */
export type AlertPermission = NotificationPermission | 'absent'

export const alertPermission = (): AlertPermission =>
  typeof Notification === 'undefined' ? 'absent' : Notification.permission

/** Asks for the permission; call it when the user pressed something. */
export async function requestAlertPermission(): Promise<AlertPermission> {
  if (typeof Notification === 'undefined') return 'absent'
  await Notification.requestPermission()
  return Notification.permission
}

/** Returns the service worker that shows alerts where pages cannot. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const base = import.meta.env.BASE_URL
  await navigator.serviceWorker.register(scriptUrl(`${base}sw.js`), { scope: base })
  return navigator.serviceWorker.ready
}

/**
 * Shows an alert; a click opens its page. Does nothing without permission. Never throws. `pushes`: the worker that
 * receives the pushes of the account, which then shows this alert too.
 */
export async function showDesktopAlert(
  { title, identity, path, url, icon, ...rest }: DesktopAlert,
  pushes: ServiceWorkerRegistration | null = null,
): Promise<void> {
  if (alertPermission() !== 'granted') return
  // The sound is played once by the app.
  const options = { ...rest, ...(icon && { icon }), silent: true }
  const showBy = (registration: ServiceWorkerRegistration) =>
    registration.showNotification(title, { ...options, data: { identity, path, url } })
  // A browser demands that every push shows something, and counts the alerts of its worker only.
  if (pushes) return showBy(pushes).catch(() => {})
  try {
    const alert = new Notification(title, options)
    alert.addEventListener('click', () => {
      alert.close()
      openAlert(identity, path)
    })
  } catch {
    // Chrome on Android shows alerts of service workers only.
    await worker()
      .then(showBy)
      .catch(() => {})
  }
}
