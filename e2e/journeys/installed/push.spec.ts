import { FULL_BROWSER } from '../../config'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { controlled, workerEvents } from './worker'

// A headless shell shows no notifications of service workers.
test.use({ ...FULL_BROWSER, serviceWorkers: 'allow' })

/** Keys of a browser that subscribes, and the address that its push service gives it. */
interface Given {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The browser of tests reaches no push service: replaces its answers, and nothing else. */
function replacePushService({ endpoint, p256dh, auth }: Given): void {
  const made = new Set<string>()
  const scopeOf = new WeakMap<PushManager, string>()
  const manager = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager')
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get(this: ServiceWorkerRegistration) {
      const own = manager?.get?.call(this) as PushManager
      scopeOf.set(own, this.scope)
      return own
    },
  })
  let key: BufferSource | null = null
  const subscription = (scope: string) => ({
    endpoint,
    options: { applicationServerKey: (key as Uint8Array | null)?.buffer ?? null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => Promise.resolve(made.delete(scope)),
  })
  Object.assign(PushManager.prototype, {
    getSubscription(this: PushManager) {
      const scope = scopeOf.get(this) ?? ''
      return Promise.resolve(made.has(scope) ? subscription(scope) : null)
    },
    subscribe(this: PushManager, options: { applicationServerKey: BufferSource }) {
      const scope = scopeOf.get(this) ?? ''
      key = options.applicationServerKey
      made.add(scope)
      return Promise.resolve(subscription(scope))
    },
  })
}

test('a push while the app is in the background opens the post as its account, and the draft stays', async ({
  page,
  client,
  server,
  simulators,
  signInAs,
  annOpens,
}) => {
  const { script } = server.simulator
  const receiver = await simulators.createReceiver()
  const { p256dh, auth } = receiver
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(replacePushService, { endpoint: 'https://push.example/1', p256dh, auth })
  await annOpens('/home')
  await signInAs('ben', server)
  const ben = `ben@${new URL(server.origin).host}`

  await test.step('turn on pushes', async () => {
    await controlled(page)
    await page.goto(`${client}/~${ben}/notifications/settings`)
    await page.getByRole('checkbox', { name: 'Mentions and replies: Push' }).check()
    const policies = () =>
      server.simulator.server.world.pushSubscriptions.values().map(({ policy }) => policy)
    await expect.poll(policies).toEqual(['all'])
  })

  const fire = await workerEvents(page, (scope) => scope.includes('/push/'))
  const deliver = (data: string) => fire('ServiceWorker.deliverPushMessage', { data })
  await page.goto(`${client}/publish`)
  const composer = new Composer(page)
  await composer.text.fill('Not finished yet')

  const post = script.as('finn@remote.example').publish('@ben hello')
  await test.step('the push is shown without its token', async () => {
    const [push] = await script.pushed()
    const text = push ? await receiver.decrypt(push.body) : ''
    expect(text).toContain('access_token')
    await deliver(text)
    const shown = () =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        const alerts = await Promise.all(all.map((registration) => registration.getNotifications()))
        return alerts.flat().map(({ title, body, data }) => ({ title, body, data: JSON.stringify(data) }))
      })
    await expect.poll(shown).toMatchObject([{ title: 'Finn Ellery mentioned you', body: '@ben hello' }])
    const [alert] = await shown()
    expect(alert?.data).not.toContain((JSON.parse(text) as { access_token: string }).access_token)
  })

  await test.step('a click', async () => {
    const pages = page.context().pages()
    const workers = page.context().serviceWorkers()
    await Promise.all(
      workers.map((worker) =>
        worker.evaluate(`(async () => {
          for (const notification of await self.registration.getNotifications())
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        })()`),
      ),
    )
    await expect(page).toHaveURL(new RegExp(`/~${ben}/@finn@remote.example/${post.id}$`))
    await expect(page.getByRole('article', { name: /@ben hello/ })).toBeVisible()
    expect(page.context().pages()).toEqual(pages)
  })

  await page.goBack()
  await expect(composer.text).toHaveText('Not finished yet')
})
