/* Shows desktop alerts where pages cannot (Chrome on Android). It caches nothing and handles no requests. */

/** How long a tab may take to answer, in ms. */
const ANSWER_TIME = 1000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** True when a tab opens the page. Pages of the server under the same address do not answer. */
function opens(tab, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWER_TIME)
    tab.postMessage(message, [port2])
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { identity, path, url } = event.notification.data ?? {}
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const isVisible = ({ visibilityState }) => visibilityState === 'visible'
      for (const tab of [...tabs.filter(isVisible), ...tabs.filter((each) => !isVisible(each))])
        if (await opens(tab, { type: 'open-notification', identity, path })) return tab.focus()
      return self.clients.openWindow(url ?? self.registration.scope)
    })(),
  )
})
