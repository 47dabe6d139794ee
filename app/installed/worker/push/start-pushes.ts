/// <reference lib="webworker" />
import { actOnPost } from './post-actions'
import { createPushReceiver, type PushBrowser } from './receive-push'
import { renewPush } from './renew-push'

declare const self: ServiceWorkerGlobalScope

/** Shows the pushes of an account, and does what the buttons of its alerts say. Returns the function for these. */
export function startPushes(app: string, account: string) {
  const browser: PushBrowser = {
    app,
    account,
    registration: self.registration,
    tabs: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    fetch: (url, options) => fetch(url, options),
    maxActions: (Notification as { maxActions?: number }).maxActions ?? 0,
    now: () => new Date(),
  }
  const receive = createPushReceiver(browser)
  self.addEventListener('push', (event) => event.waitUntil(receive(event.data?.text() ?? '')))
  self.addEventListener('pushsubscriptionchange', (event) => {
    const subscribe = (options: PushSubscriptionOptionsInit) =>
      self.registration.pushManager.subscribe(options)
    const renewing = renewPush({ account, fetch: browser.fetch, subscribe }, event)
    ;(event as ExtendableEvent).waitUntil(renewing.catch(() => {}))
  })
  return (alert: Notification, action: string) => actOnPost(browser, alert, action)
}
