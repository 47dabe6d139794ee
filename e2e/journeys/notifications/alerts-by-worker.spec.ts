import { FULL_BROWSER } from '../../config'
import { expect, test } from '../../fixtures'
import { waitForStream } from '../../simulator-helpers'
import { controlled } from '../installed/worker'

// A headless shell shows no notifications of service workers.
test.use({ ...FULL_BROWSER, serviceWorkers: 'allow' })

test('where pages cannot show alerts, the service worker does, and a click opens the post', async ({
  page,
  server,
  annOpens,
}) => {
  await page.context().grantPermissions(['notifications'])
  // As Chrome on Android.
  await page.addInitScript(() => {
    const permission = { permission: 'granted', requestPermission: () => Promise.resolve('granted') }
    window.Notification = Object.assign(function throwing() {
      throw new TypeError('Illegal constructor')
    }, permission) as unknown as typeof Notification
  })
  await annOpens('/notifications/settings')
  await page.getByRole('checkbox', { name: 'Mentions and replies: Desktop' }).check()
  await waitForStream(server)
  // An alert waits until the worker has stored the whole app.
  await controlled(page)
  server.simulator.script.as('finn@remote.example').publish('@ann hello')
  const titles = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const alerts = (await registration?.getNotifications()) ?? []
      return alerts.map(({ title }) => title)
    })
  await expect.poll(titles).toEqual(['Finn Ellery mentioned you'])

  // A page that has shown no alert itself, and follows clicks only some time after its start.
  await page.reload()
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page.getByRole('article', { name: /hello/ })).toHaveAttribute('aria-current', 'true')
})
