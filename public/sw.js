/* Shows desktop alerts where pages cannot (Chrome on Android). It caches nothing and handles no requests. */

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { identity, path, url } = event.notification.data ?? {}
  event.waitUntil(
    (async () => {
      const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
      if (!tab) return self.clients.openWindow(url ?? self.registration.scope)
      tab.postMessage({ type: 'open-notification', identity, path })
      return tab.focus()
    })(),
  )
})
