import { expect, onTestFinished, test, vi } from 'vitest'
import { claimAlert, deletePushRow, NAME, pushRowOf, writePushRow, type PushRow } from '@/lib/push/push-rows'
import { pushNotes, pushRow } from '@/lib/push/push-rows.testing'
import { createSimulator } from '@/lib/simulator/simulator'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createReceiver } from '@/lib/simulator/push/encrypt'
import { session } from '../../../identity/session'
import { sessionAt } from '../../../session-at.testing'
import type { Tab } from '../tabs'
import { actOnPost } from './post-actions'
import { createPushReceiver, type PushBrowser } from './receive-push'
import { renewPush } from './renew-push'

const APP = 'https://skein.example/'

interface Shown {
  title: string
  options: NotificationOptions & { actions?: readonly { action: string }[] }
}

/** A tab of the app that answers the worker. */
function tabOf(answer: (message: Record<string, unknown>) => unknown, focused = true) {
  const got: Record<string, unknown>[] = []
  const tab = {
    focused,
    visibilityState: 'visible',
    focus: () => Promise.resolve({} as WindowClient),
    postMessage(message: Record<string, unknown>, ports: MessagePort[] = []) {
      got.push(message)
      const reply = answer(message)
      if (reply !== undefined) for (const port of ports) port.postMessage(reply)
    },
  } as unknown as Tab
  return { tab, got }
}

/** Ann, whose browser gets pushes of some types, and the worker that shows them. */
async function setUp({ tabs = [], change = {} }: { tabs?: readonly Tab[]; change?: Partial<PushRow> } = {}) {
  const simulator = createSimulator({ world: buildSmallWorld() })
  const signedIn = sessionAt(simulator, 'ann')
  const { identityKey: account, token, server } = signedIn
  await session.sessions.add(signedIn)
  onTestFinished(async () => {
    await session.sessions.remove(account)
    await deletePushRow(account)
  })
  const types = ['mention', 'favourite', 'follow', 'status']
  const row = pushRow({
    identity: account,
    server,
    types,
    notes: pushNotes({
      lang: 'de',
      me: signedIn.accountId,
      sentences: {
        mention: `${NAME} hat dich erwähnt`,
        'mention:private': `${NAME} hat dich privat erwähnt`,
        follow: `${NAME} folgt dir`,
        favourite: `${NAME} favorisierte deinen Beitrag`,
        status: `${NAME} hat einen Beitrag verfasst`,
      },
      counts: Array.from({ length: 9 }, (_, at) => `${at + 1} neue`),
      favourite: 'Favorisieren',
      boost: 'Teilen',
      reply: 'Antworten',
      failed: 'Das hat nicht geklappt.',
    }),
    ...change,
  })
  await writePushRow(row)
  const shown: Shown[] = []
  const requests: RequestInit[] = []
  const browser: PushBrowser = {
    app: APP,
    account,
    registration: {
      getNotifications: () =>
        Promise.resolve(
          shown.map((each) => ({
            title: each.title,
            tag: each.options.tag,
            data: each.options.data as unknown,
            close: () => void shown.splice(shown.indexOf(each), 1),
          })) as unknown as Notification[],
        ),
      showNotification: (title, options = {}) => {
        const known = shown.findIndex((each) => each.options.tag === options.tag)
        if (known >= 0) shown.splice(known, 1)
        shown.push({ title, options })
        return Promise.resolve()
      },
    },
    tabs: () => Promise.resolve(tabs),
    fetch: (url, options) => {
      requests.push(options)
      return simulator.fetch(new Request(url, options))
    },
    maxActions: 2,
    now: () => new Date(2026, 0, 1, 12),
  }
  const receiver = await createReceiver()
  const { p256dh, auth } = receiver
  await simulator.fetch(
    new Request(`${server}/api/v1/push/subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        subscription: { endpoint: row.endpoint, keys: { p256dh, auth }, standard: true },
        data: { alerts: Object.fromEntries(types.map((type) => [type, true])) },
      }),
    }),
  )
  const receive = createPushReceiver(browser)
  let read = 0
  /** Hands new pushes of the server to the worker. */
  const deliver = async () => {
    const sent = await simulator.script.pushed()
    const texts = await Promise.all(sent.slice(read).map(({ body }) => receiver.decrypt(body)))
    read = sent.length
    await Promise.all(texts.map(receive))
    return texts
  }
  return { simulator, account, token, row, shown, requests, browser, deliver, receive }
}

test('a push is shown in the language of the user, with actions, and opens the post as the account', async () => {
  const { simulator, deliver, shown, account, token, requests } = await setUp()
  const post = simulator.script.as('finn@remote.example').publish('@ann hello')
  const [text = ''] = await deliver()
  expect(text).toContain(token)
  expect(shown).toHaveLength(1)
  const [{ title, options }] = shown as [Shown]
  expect(title).toBe('Finn Ellery hat dich erwähnt')
  expect(options).toMatchObject({ body: '@ann hello', lang: 'de', silent: false })
  expect(options.actions?.map(({ action }) => action)).toEqual(['reply', 'favourite'])
  expect(options.data).toEqual({
    identity: account,
    path: `/@finn@remote.example/${post.id}`,
    url: `${APP}~${account}/@finn@remote.example/${post.id}`,
    status: post.id,
    id: expect.any(String) as unknown,
  })
  expect(JSON.stringify(shown)).not.toContain(token)
  expect(requests).toMatchObject([{ redirect: 'manual', credentials: 'omit' }])
})

test('without an answer of the server, its words are shown', async () => {
  const { simulator, deliver, shown } = await setUp()
  simulator.script.as('finn@remote.example').publish('@ann hello')
  await simulator.script.pushed()
  simulator.script.offline(true)
  await deliver()
  expect(shown[0]?.title).toBe('You were mentioned by Finn Ellery')
  expect(shown[0]?.options).toMatchObject({ body: '@ann hello', actions: [] })
  expect(shown[0]?.options.data).toMatchObject({ path: '/notifications' })
})

test('an answer that cannot be read costs the alert its sentence only', async () => {
  const { simulator, deliver, shown } = await setUp()
  simulator.script.rewrite('GET /api/v1/notifications/:id', (body: { account: object }) => ({
    ...body,
    account: { ...body.account, emojis: 7 },
  }))
  simulator.script.as('finn@remote.example').publish('@ann hello')
  await deliver()
  expect(shown[0]?.title).toBe('You were mentioned by Finn Ellery')
})

test('a token that the server refuses costs the alert its sentence only', async () => {
  const { simulator, deliver, shown, token } = await setUp()
  simulator.script.as('finn@remote.example').publish('@ann hello')
  await simulator.script.pushed()
  simulator.script.revoke(token)
  await deliver()
  expect(shown[0]?.title).toBe('You were mentioned by Finn Ellery')
})

test.each([
  [
    'a private mention',
    { text: '@ann psst', visibility: 'direct' } as const,
    'Finn Ellery hat dich privat erwähnt',
    ['reply', 'favourite'],
  ],
  [
    'a warning',
    { text: '@ann the butler', spoilerText: 'Film ending' } as const,
    'Finn Ellery hat dich erwähnt',
    ['reply', 'favourite'],
  ],
])('%s', async (_, draft, title, actions) => {
  const { simulator, deliver, shown } = await setUp()
  simulator.script.as('finn@remote.example').publish(draft)
  await deliver()
  expect(shown[0]?.title).toBe(title)
  expect(shown[0]?.options.body).toBe('spoilerText' in draft ? draft.spoilerText : draft.text)
  expect(shown[0]?.options.actions?.map(({ action }) => action)).toEqual(actions)
})

test('a follower and a favourite have no actions', async () => {
  const { simulator, deliver, shown } = await setUp()
  const own = simulator.script.as('ann').publish('Mine')
  simulator.script.as('ben').favourite(own.id)
  simulator.script.person('newcomer')
  simulator.script.as('newcomer').follow('ann')
  await deliver()
  expect(shown.map(({ title }) => title)).toEqual([
    expect.stringMatching(/favorisierte deinen Beitrag$/),
    expect.stringMatching(/folgt dir$/),
  ])
  expect(shown.flatMap(({ options }) => options.actions)).toEqual([])
  expect(shown[1]?.options.data).toMatchObject({ path: '/@newcomer' })
})

test('more than five become one, which counts and grows', async () => {
  const { simulator, deliver, shown, account } = await setUp()
  const finn = simulator.script.as('finn@remote.example')
  for (const at of [1, 2, 3, 4, 5]) finn.publish(`@ann ${at}`)
  await deliver()
  expect(shown).toHaveLength(5)
  finn.publish('@ann 6')
  await deliver()
  expect(shown).toHaveLength(1)
  expect(shown[0]?.title).toBe('6 neue')
  expect(shown[0]?.options.body?.split('\n')).toHaveLength(5)
  for (const at of [7, 8, 9, 10]) finn.publish(`@ann ${at}`)
  await deliver()
  expect(shown.map(({ title }) => title)).toEqual(['9 neue'])
  const newest = simulator.server.world.notifications.values().at(-1)
  expect(shown[0]?.options.data).toMatchObject({
    path: '/notifications',
    url: `${APP}~${account}/notifications`,
    id: newest?.id,
  })
})

test('what the user sees in a focused tab is not shown, and a tab without the focus is not asked', async () => {
  const seen = tabOf(({ type }) => type === 'is-notification-seen')
  const { simulator, deliver, shown, account } = await setUp({ tabs: [seen.tab] })
  const post = simulator.script.as('finn@remote.example').publish('@ann hello')
  await deliver()
  expect(shown).toEqual([])
  expect(seen.got).toMatchObject([{ identity: account, kind: 'mention', status: post.id }])

  const hidden = tabOf(() => true, false)
  const other = await setUp({ tabs: [hidden.tab] })
  other.simulator.script.as('finn@remote.example').publish('@ann again')
  await other.deliver()
  expect(hidden.got).toEqual([])
  // The tab plays the sound.
  expect(other.shown[0]?.options.silent).toBe(true)
})

test('a notification of which a tab has alerted is not shown again', async () => {
  const { simulator, shown, account, receive } = await setUp()
  const id = simulator.script.cause('follow', 'ann', 'ben') ?? '7'
  await claimAlert(account, id)
  await receive(JSON.stringify({ notification_id: id, notification_type: 'follow', title: 'Ben' }))
  expect(shown).toEqual([])
  await receive(JSON.stringify({ notification_id: 99, notification_type: 'follow', title: 'Ben' }))
  expect(shown).toHaveLength(1)
})

test('quiet times make no sound, and the text of a filtered post is left out', async () => {
  const { simulator, deliver, shown, row, token } = await setUp()
  await writePushRow({ ...row, notes: { ...row.notes, quiet: { on: true, from: 0, to: 1439 } } })
  await simulator.fetch(
    new Request(`${row.server}/api/v2/filters`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'Football',
        context: ['notifications'],
        filter_action: 'warn',
        keywords_attributes: [{ keyword: 'football', whole_word: true }],
      }),
    }),
  )
  simulator.script.as('finn@remote.example').publish('@ann football tonight')
  await deliver()
  expect(shown[0]?.options).toMatchObject({ silent: true, body: '' })
})

test.each(['', 'null', '{}', '<p>', '{"notification_id":1}'])('%j is no push', async (text) => {
  const { receive, shown } = await setUp()
  await receive(text)
  expect(shown).toEqual([])
})

test('favourite and boost act without a page, and tell the tabs', async () => {
  const { tab, got } = tabOf(() => undefined)
  const { simulator, deliver, shown, browser, account } = await setUp({ tabs: [tab] })
  const post = simulator.script.as('finn@remote.example').publish('@ann hello')
  const told = { type: 'post-changed', identity: account, status: post.id }
  await deliver()
  const [{ title, options }] = shown as [Shown]
  const alert = { title, tag: options.tag ?? '', data: options.data as unknown }
  expect(await actOnPost(browser, alert, 'favourite')).toBe(true)
  expect(await actOnPost(browser, alert, 'boost')).toBe(true)
  const now = simulator.server.world.statuses.get(post.id)
  expect([now?.favouritesCount, now?.reblogsCount]).toEqual([1, 1])
  expect(got.slice(-2)).toEqual([told, told])
  expect(await actOnPost(browser, alert, 'reply')).toBe(false)
})

test.each(['offline', 'refused'])('an action that fails says so in place of the alert: %s', async (how) => {
  const { simulator, deliver, shown, browser } = await setUp()
  simulator.script.as('finn@remote.example').publish('@ann hello')
  await deliver()
  const [{ title, options }] = shown as [Shown]
  if (how === 'offline') simulator.script.offline(true)
  else simulator.script.refuse('POST /api/v1/statuses/:id/favourite', 403)
  expect(
    await actOnPost(browser, { title, tag: options.tag ?? '', data: options.data as unknown }, 'favourite'),
  ).toBe(true)
  expect(shown.map((each) => [each.title, each.options.body])).toEqual([[title, 'Das hat nicht geklappt.']])
})

test('the server learns of a changed subscription, with what the account chose', async () => {
  const { simulator, account, browser } = await setUp({ change: { policy: 'followed' } })
  const { p256dh, auth } = await createReceiver()
  const endpoint = 'https://push.example/2'
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
  const subscribe = vi.fn(() => Promise.resolve(subscription as unknown as PushSubscription))
  await renewPush({ account, fetch: browser.fetch, subscribe }, {})
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BBBB' })
  const [known] = simulator.server.world.pushSubscriptions.values()
  expect(known).toMatchObject({ endpoint, policy: 'followed' })
  expect(known?.alerts).toMatchObject({ mention: true, poll: false })
  expect((await pushRowOf(account))?.endpoint).toBe(endpoint)
})

test('with a blocked database a push is shown in the words of the server, and its actions say that they fail', async () => {
  const { simulator, deliver, shown, browser } = await setUp()
  simulator.script.as('finn@remote.example').publish('@ann hello')
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  onTestFinished(() => open.mockRestore())
  await deliver()
  expect(shown).toHaveLength(1)
  const [{ title, options }] = shown as [Shown]
  expect([title, options.body, options.actions]).toEqual([expect.stringContaining('Finn'), '@ann hello', []])
  const data = { ...(options.data as object), status: '1' }
  expect(await actOnPost(browser, { title, tag: options.tag ?? '', data }, 'favourite')).toBe(true)
  expect(shown).toHaveLength(1)
})
