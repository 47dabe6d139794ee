/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

/** How long a tab may take to answer, in ms. */
const ANSWER_TIMEOUT = 1000

/** True when a tab opens the page. Pages of the server under the same address do not answer. */
function opens(tab: WindowClient, message: object): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWER_TIMEOUT)
    tab.postMessage(message, [port2])
  })
}

interface AlertData {
  readonly identity?: string
  readonly path?: string
  readonly url?: string
}

async function openAlertPage({ identity, path, url }: AlertData): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isVisible = ({ visibilityState }: WindowClient) => visibilityState === 'visible'
  for (const tab of [...tabs.filter(isVisible), ...tabs.filter((each) => !isVisible(each))])
    if (await opens(tab, { type: 'open-notification', identity, path })) {
      await tab.focus()
      return
    }
  await self.clients.openWindow(url ?? self.registration.scope)
}

/** Opens the page of an alert that is clicked: in an open tab, without loading it again, or in a new one. */
export function openClickedAlerts(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openAlertPage((event.notification.data ?? {}) as AlertData))
  })
}
