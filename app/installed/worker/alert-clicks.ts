/// <reference lib="webworker" />
import { isPageOfApp } from './addresses'
import { askTab } from './tabs'

declare const self: ServiceWorkerGlobalScope

/** How often to ask a new window, which takes its time to start. */
const START_TRIES = 15
/**
 * How often and how long, in ms, to ask a page of the app that did not answer at first: it may just have been opened. The
 * browser lets the worker open a window for some seconds after the click only.
 */
const LATE_TRIES = 12
const LATE_TIMEOUT = 300

interface ClickedData {
  readonly identity?: string
  readonly path?: string
  readonly url?: string
  readonly status?: string
}

/** Asks a page that starts, until it answers. */
async function askStarting(tab: WindowClient, message: object, tries: number, timeout?: number) {
  for (let tried = 0; tried < tries; tried++) if ((await askTab(tab, message, timeout)) === true) return true
  return false
}

async function openAlertPage(
  app: string,
  { identity, path, url, status }: ClickedData,
  action: string,
): Promise<void> {
  const message = {
    type: 'open-notification',
    // A page that gets the message twice, as it answered late, follows it once.
    click: crypto.randomUUID(),
    identity,
    path,
    ...(action === 'reply' && { reply: status }),
  }
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isVisible = ({ visibilityState }: WindowClient) => visibilityState === 'visible'
  const visibleFirst = [...tabs.filter(isVisible), ...tabs.filter((tab) => !isVisible(tab))]
  for (const tab of visibleFirst)
    if ((await askTab(tab, message)) === true) {
      await tab.focus()
      return
    }
  const late = visibleFirst.find((tab) => isPageOfApp(new URL(tab.url), app))
  if (late && (await askStarting(late, message, LATE_TRIES, LATE_TIMEOUT))) {
    await late.focus()
    return
  }
  const opened = await self.clients.openWindow(url ?? app)
  if (opened && action === 'reply') await askStarting(opened, message, START_TRIES)
}

/** Does what a button of an alert says; false for one that needs a page. */
type Act = (alert: Notification, action: string) => Promise<boolean>

/** Opens the page of an alert that is clicked: in an open tab of the `app`, without loading it again, or in a new one. */
export function openClickedAlerts(app: string, act: Act = () => Promise.resolve(false)): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    const follow = async () => {
      if (!(action && (await act(notification, action))))
        await openAlertPage(app, (notification.data ?? {}) as ClickedData, action)
    }
    event.waitUntil(follow())
  })
}
