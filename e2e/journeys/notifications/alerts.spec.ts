import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { waitForStream } from '../../simulator-helpers'

interface Alert {
  title: string
  body: string
}

/** Records the desktop alerts of all tabs; headless browsers show none. */
async function recordAlerts(ownContext: BrowserContext): Promise<Alert[]> {
  const alerts: Alert[] = []
  await ownContext.exposeBinding('recordAlert', (_source, title: string, body: string) => {
    alerts.push({ title, body })
  })
  await ownContext.addInitScript(() => {
    class RecordedNotification extends EventTarget {
      static permission = 'default'
      static async requestPermission() {
        this.permission = 'granted'
        return this.permission
      }
      constructor(title: string, { body = '' }: NotificationOptions) {
        super()
        const page = window as unknown as {
          recordAlert: (title: string, body: string) => void
          lastAlert: EventTarget
        }
        page.lastAlert = this
        page.recordAlert(title, body)
      }
      close() {}
    }
    // A permission lasts longer than the page.
    const hasStorage = location.protocol.startsWith('http')
    if (hasStorage && localStorage.getItem('test:granted')) RecordedNotification.permission = 'granted'
    window.Notification = RecordedNotification as unknown as typeof Notification
  })
  return alerts
}

/** Turns on alerts for mentions in the settings. */
async function allowAlerts(page: Page) {
  await page.getByRole('button', { name: 'Allow desktop notifications' }).click()
  await expect(page.getByRole('checkbox', { name: 'Mentions and replies: Desktop' })).toBeChecked()
  await page.evaluate(() => localStorage.setItem('test:granted', '1'))
}

const clickLastAlert = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { lastAlert: EventTarget }).lastAlert.dispatchEvent(new Event('click')),
  )

test('a mention alerts the user elsewhere in the app, a click opens its post, and one of two tabs alerts', async ({
  page,
  client,
  server,
  ownContext,
  annOpens,
}) => {
  const alerts = await recordAlerts(ownContext)
  await annOpens('/notifications/settings')
  await allowAlerts(page)
  const finn = server.simulator.script.as('finn@remote.example')
  await waitForStream(server)

  await test.step('in one tab, a click opens the post', async () => {
    finn.publish('@ann look <b>here</b>')
    await expect
      .poll(() => alerts)
      .toEqual([{ title: 'Finn Ellery mentioned you', body: '@ann look <b>here</b>' }])
    await clickLastAlert(page)
    await expect(page).toHaveURL(/@finn@remote\.example\/\d+/)
  })

  await test.step('one of two tabs', async () => {
    const other = await ownContext.newPage()
    await other.goto(`${client}/notifications/settings`)
    await expect(other.getByRole('checkbox', { name: 'Mentions and replies: Desktop' })).toBeChecked()
    await waitForStream(server)
    finn.publish('@ann one')
    await expect.poll(() => alerts.length).toBe(2)
    finn.publish('@ann two')
    await expect
      .poll(() => alerts.map(({ body }) => body))
      .toEqual(['@ann look <b>here</b>', '@ann one', '@ann two'])
  })
})

test.describe('on a server without streaming', () => {
  test.use({ software: 'snac' })

  test('a mention found by polling alerts', async ({ page, server, annOpens, ownContext }) => {
    await ownContext.clock.install()
    const alerts = await recordAlerts(ownContext)
    await annOpens('/notifications/settings')
    await allowAlerts(page)
    // Notifications of the first page do not alert. The next request names the newest of them.
    const isFirstPageKnown = () =>
      server.simulator.recorded.some(({ path }) => /notifications\?.*since_id=/.test(path))
    await expect(async () => {
      await ownContext.clock.fastForward(45_000)
      expect(isFirstPageKnown()).toBe(true)
    }).toPass()
    server.simulator.script.as('finn@remote.example').publish('@ann hello')
    await expect(async () => {
      await ownContext.clock.fastForward(45_000)
      expect(alerts.map(({ body }) => body)).toEqual(['@ann hello'])
    }).toPass()
  })
})
