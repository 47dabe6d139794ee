import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { pushScopeOf } from '@/lib/push/account-scope'
import { claimAlert, deletePushRow } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { createStage } from '@/lib/testing/stage'
import { notificationsDto } from '@/schemas/notifications/notification'
import { normaliseAccount } from '@/lib/cache'
import { accountOf } from '@/lib/testing/factories'
import type { Account } from '@/schemas/entities'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { alertOf } from './alert-of'
import { notificationEngineOf } from '../engine/engines'
import { alertArrival } from './alert-arrival'
import { alertSettingsOf } from './alert-settings'
import { showDesktopAlert, type DesktopAlert } from './desktop-alert'
import { claimOnce, Turn } from './once-per-browser'

interface Shown {
  title: string
  options: NotificationOptions
  listeners: (() => void)[]
}

let shown: Shown[] = []

/** Stands in for the constructor of the browser. */
function stubNotification({ permission = 'granted', throws = false } = {}) {
  class FakeNotification {
    static permission = permission
    readonly #alert: Shown
    constructor(title: string, options: NotificationOptions) {
      if (throws) throw new TypeError('Illegal constructor')
      this.#alert = { title, options, listeners: [] }
      shown.push(this.#alert)
    }
    addEventListener(_type: string, listener: () => void) {
      this.#alert.listeners.push(listener)
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
}

beforeEach(() => {
  shown = []
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ports = { intl: () => createIntlFor('en'), hrefOf: (key: string, path: string) => `/${key}${path}` }

const newestOf = async ({ http }: Runtime) => {
  const query = { limit: 1 }
  return (await http.request('/api/v1/notifications', { query, schema: notificationsDto })).data[0]?.id ?? ''
}

function setUp() {
  stubNotification()
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime, simulator } = stage
  const settings = alertSettingsOf(runtime.identity.key)
  settings.set((current) => ({ ...current, alerts: ['mention', 'favourite', 'follow'] }))
  /** Alerts of the newest notification, as if it had arrived by the stream. */
  const arrive = async () => {
    const query = { limit: 1 }
    const { data } = await runtime.http.request('/api/v1/notifications', { query, schema: notificationsDto })
    const [newest] = data
    if (newest) await alertArrival(runtime, newest, ports)
  }
  return { ...stage, settings, arrive, eve: simulator.script.as('eve@remote.example') }
}

test('an alert has plain text and opens the post as the right account', async () => {
  const { simulator, arrive, runtime } = setUp()
  const went: string[] = []
  onTestFinished(
    handleCommand('goTo', ({ identity, path }) => {
      went.push(`${identity} ${path}`)
    }),
  )
  const post = simulator.script.as('finn@remote.example').publish('@ann <b>Hello</b> & welcome')
  await arrive()
  expect(shown).toHaveLength(1)
  const [{ title, options, listeners }] = shown as [Shown]
  expect(title).toBe('Finn Ellery mentioned you')
  expect(options.body).toBe('@ann <b>Hello</b> & welcome')
  expect(options).toMatchObject({ silent: true, lang: 'en', dir: 'ltr' })
  for (const listener of listeners) listener()
  expect(went).toEqual([`${runtime.identity.key} /@finn@remote.example/${post.id}`])
})

test('a content warning is shown instead of the text', async () => {
  const { eve, arrive } = setUp()
  eve.publish({ text: '@ann the butler did it', spoilerText: 'Film ending' })
  await arrive()
  expect(shown[0]?.options.body).toBe('Film ending')
})

test('a kind without an alert shows none', async () => {
  const { eve, arrive, settings } = setUp()
  settings.set((current) => ({ ...current, alerts: [] }))
  eve.publish('@ann hello')
  await arrive()
  expect(shown).toEqual([])
})

test('a list on screen at its top needs no alert', async () => {
  const { eve, arrive, runtime } = setUp()
  const { views } = notificationEngineOf(runtime, 'all')
  const view = views.enter({ top: true, lowestNeeded: null, covered: false, visible: true })
  eve.publish('@ann hello')
  await arrive()
  expect(shown).toEqual([])
  view.report({ top: false, lowestNeeded: null, covered: false, visible: true })
  await arrive()
  expect(shown).toHaveLength(1)
})

test('a reply in a private conversation that is on screen needs no alert', async () => {
  const { eve, arrive, runtime, simulator } = setUp()
  const question = simulator.script
    .as('ann')
    .publish({ text: '@eve@remote.example hello', visibility: 'direct' })
  eve.publish({ text: '@ann hello to you', visibility: 'direct', inReplyToId: question.id })
  const show = (identityKey: string) => {
    document.body.innerHTML = `<div data-conversation="${identityKey}"><p data-status="${question.id}"></p></div>`
  }
  onTestFinished(() => void (document.body.innerHTML = ''))
  show(runtime.identity.key)
  await arrive()
  expect(shown).toEqual([])
  show('ann@elsewhere.example')
  await arrive()
  expect(shown).toHaveLength(1)
})

test('a post that is on screen soon after needs no alert', async () => {
  const { eve, arrive, runtime } = setUp()
  const post = eve.publish('@ann hello')
  onTestFinished(() => void (document.body.innerHTML = ''))
  const show = (identityKey: string) => {
    document.body.innerHTML = `<div data-identity="${identityKey}"><p data-status="${post.id}"></p></div>`
    const box = { top: 0, bottom: 100 } as DOMRect
    vi.spyOn(document.querySelector('p') as Element, 'getBoundingClientRect').mockReturnValue(box)
  }
  const arrival = arrive()
  await vi.waitFor(() => expect(runtime.cache.read('status', post.id as StatusId)).toBeDefined())
  show(runtime.identity.key)
  await arrival
  expect(shown).toEqual([])
  show('ann@elsewhere.example')
  await arrive()
  expect(shown).toHaveLength(1)
})

/** Counted for all tests, since the page makes its audio once. */
let sounds = 0

/** Audio whose sounds are counted from now on. */
function stubAudio(isUsed: boolean) {
  const before = sounds
  class FakeAudio {
    state = isUsed ? 'running' : 'suspended'
    currentTime = 0
    resume = () => Promise.resolve()
    createOscillator = () => {
      sounds += 1
      return { frequency: {}, connect: (next: object) => next, start() {}, stop() {} }
    }
    createGain = () => ({
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      connect() {},
    })
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  const userActivation = { value: { hasBeenActive: isUsed } }
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation }))
  return () => sounds - before
}

test('a tab that was used plays the sound; one that was not leaves it to others', async () => {
  const { eve, arrive } = setUp()
  eve.publish('@ann hello')
  const silent = stubAudio(false)
  await arrive()
  expect([shown.length, silent()]).toEqual([1, 0])
  const heard = stubAudio(true)
  await arrive()
  // It has two tones.
  expect([shown.length, heard()]).toEqual([2, 2])
})

test('notifications that arrive together share one sound', async () => {
  const { eve, arrive, settings } = setUp()
  settings.set((current) => ({ ...current, alerts: [] }))
  eve.publish('@ann hello')
  const heard = stubAudio(true)
  await Promise.all([arrive(), arrive()])
  await arrive()
  expect(heard()).toBe(2)
})

test('a muted sender causes no alert', async () => {
  const { eve, arrive, runtime, accountId } = setUp()
  eve.publish('@ann hello')
  runtime.cache.setHidden(accountId('eve@remote.example'), true)
  await arrive()
  expect(shown).toEqual([])
})

const ALERT: DesktopAlert = {
  title: 'Eve mentioned you',
  body: 'Hello',
  icon: '',
  tag: 'ann/1',
  lang: 'en',
  dir: 'ltr',
  identity: 'ann',
  path: '/notifications',
  url: 'https://skein.example/notifications',
}

test('the service worker shows the alert where the constructor throws', async () => {
  stubNotification({ throws: true })
  const showNotification = vi.fn(() => Promise.resolve())
  const register = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ showNotification }) },
  })
  await showDesktopAlert(ALERT)
  expect(register.mock.calls).toEqual([[expect.stringMatching(/\/sw\.js$/), { scope: '/' }]])
  expect(showNotification.mock.calls).toEqual([
    [
      'Eve mentioned you',
      expect.objectContaining({
        body: 'Hello',
        data: { identity: 'ann', path: '/notifications', url: 'https://skein.example/notifications' },
      }),
    ],
  ])
})

test('nothing is shown without permission', async () => {
  stubNotification({ permission: 'denied' })
  await showDesktopAlert(ALERT)
  expect(shown).toEqual([])
})

/** Locks of a browser with several tabs. */
function fakeLocks(): Pick<LockManager, 'request'> {
  const taken = new Set<string>()
  const request = async (name: string, _options: LockOptions, granted: LockGrantedCallback<unknown>) => {
    if (taken.has(name)) return granted(null)
    taken.add(name)
    await granted({ name, mode: 'exclusive' })
    taken.delete(name)
    return undefined
  }
  return { request } as Pick<LockManager, 'request'>
}

const unseen = () => false

test('one tab alerts, and none when one shows the notification', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const locks = fakeLocks()
  const tabs = Promise.all([claimOnce('a', unseen, locks), claimOnce('a', unseen, locks)])
  await vi.advanceTimersByTimeAsync(500)
  expect((await tabs).filter(Boolean)).toHaveLength(1)
  const withViewer = Promise.all([claimOnce('b', unseen, locks), claimOnce('b', () => true, locks)])
  await vi.advanceTimersByTimeAsync(500)
  expect(await withViewer).toEqual([false, true])
})

test('the tab that plays sounds keeps its turn while notifications arrive, and another takes it after that', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const locks = fakeLocks()
  const [one, other] = [new Turn('sound', () => locks), new Turn('sound', () => locks)]
  const take = async (turn: Turn) => {
    const taken = turn.take(unseen)
    await vi.advanceTimersByTimeAsync(500)
    return taken
  }
  expect([await take(one), await take(other)]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(3000)
  expect(one.keep()).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect([await take(other), other.keep()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(5000)
  expect([one.keep(), await take(other), await take(one)]).toEqual([false, true, false])
})

test('without locks every tab alerts', async () => {
  expect(await claimOnce('a', unseen, null)).toBe(true)
})

test('the names of custom emoji are left out of an alert', () => {
  const emoji = {
    shortcode: 'heart',
    url: 'https://a.example/h.png',
    static_url: 'https://a.example/h.png',
    visible_in_picker: true,
  }
  const alert = alertOf(
    {
      id: '1' as NotificationId,
      key: 'ungrouped-1',
      type: 'follow',
      at: null,
      status: null,
      members: [{ id: '1' as NotificationId, account: '2' as AccountId }],
      total: null,
      details: {},
    },
    {
      account: normaliseAccount(accountOf({ display_name: 'Eve :heart:', emojis: [emoji] })).rows[0]
        ?.data as Account,
      me: null,
      host: 'skein.example',
    },
    { intl: createIntlFor('en'), identity: 'ann', urlOf: (path) => path, author: undefined },
  )
  expect(alert.title).toBe('Eve followed you')
})

test('an account with pushes alerts once: by a tab or by a push, and by the same worker', async () => {
  const { eve, arrive, runtime } = setUp()
  const { key } = runtime.identity
  onTestFinished(async () => void (await deletePushRow(key)))
  const scope = pushScopeOf(new URL(import.meta.env.BASE_URL, location.origin).href, key)
  const byWorker: string[] = []
  const registration = {
    scope,
    showNotification: (title: string) => {
      byWorker.push(title)
      return Promise.resolve()
    },
  }
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { serviceWorker }))
  eve.publish('@ann hello')
  await arrive()
  expect(byWorker).toHaveLength(1)
  expect(shown).toEqual([])
  expect(await claimAlert(key, await newestOf(runtime))).toBe(false)

  eve.publish('@ann again')
  await claimAlert(key, await newestOf(runtime))
  await arrive()
  expect(byWorker).toHaveLength(1)
})
