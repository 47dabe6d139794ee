/// <reference lib="webworker" />
import { askTab } from './tabs'

declare const self: ServiceWorkerGlobalScope

/** How often to ask a new window, which takes its time to start. */
const START_TRIES = 15

interface ClickedData {
  readonly identity?: string
  readonly path?: string
  readonly url?: string
  readonly status?: string
}

async function openAlertPage({ identity, path, url, status }: ClickedData, action: string): Promise<void> {
  const message = {
    type: 'open-notification',
    identity,
    path,
    ...(action === 'reply' && { reply: status }),
  }
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isVisible = ({ visibilityState }: WindowClient) => visibilityState === 'visible'
  for (const tab of [...tabs.filter(isVisible), ...tabs.filter((each) => !isVisible(each))])
    if ((await askTab(tab, message)) === true) {
      await tab.focus()
      return
    }
  const opened = await self.clients.openWindow(url ?? self.registration.scope)
  if (!opened || action !== 'reply') return
  for (let tries = 0; tries < START_TRIES; tries++) if ((await askTab(opened, message)) === true) return
}

/** Does what a button of an alert says; false for one that needs a page. */
type Act = (alert: Notification, action: string) => Promise<boolean>

/** Opens the page of an alert that is clicked: in an open tab, without loading it again, or in a new one. */
export function openClickedAlerts(act: Act = () => Promise.resolve(false)): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    const follow = async () => {
      if (!(action && (await act(notification, action))))
        await openAlertPage((notification.data ?? {}) as ClickedData, action)
    }
    event.waitUntil(follow())
  })
}
