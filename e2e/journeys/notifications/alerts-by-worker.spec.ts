import { FULL_BROWSER } from '../../config'
import { expect, test } from '../../fixtures'
import { waitForStream } from '../../simulator-helpers'

// A headless shell shows no notifications of service workers.
test.use(FULL_BROWSER)

test('where pages cannot show alerts, the service worker does', async ({ page, server, annOpens }) => {
  await page.context().grantPermissions(['notifications'])
  // As Chrome on Android.
  await page.addInitScript(() => {
    const permission = { permission: 'granted', requestPermission: () => Promise.resolve('granted') }
    window.Notification = Object.assign(function throwing() {
      throw new TypeError('Illegal constructor')
    }, permission) as unknown as typeof Notification
  })
  await annOpens('/notifications/settings')
  await page.getByRole('checkbox', { name: 'Mentions and replies: Alert' }).check()
  await waitForStream(server)
  server.simulator.script.as('finn@remote.example').publish('@ann hello')
  const titles = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const alerts = (await registration?.getNotifications()) ?? []
      return alerts.map(({ title }) => title)
    })
  await expect.poll(titles).toEqual(['Finn Ellery mentioned you'])
})
