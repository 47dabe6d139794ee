import { expect, test, vi } from 'vitest'
import { openClickedAlerts } from './alert-clicks'

interface Got {
  readonly tab: string
  readonly message: unknown
}

interface TabOptions {
  /** The address of all tabs. */
  readonly url?: string
  /** Number of the message that a tab without an answer begins to answer; default never. */
  readonly startsAt?: number
}

/** A worker with tabs that answer or not, and a window that answers from the second message on. */
function setUp(
  tabs: Readonly<Record<string, boolean>>,
  { url = 'https://skein.example/oauth/authorize', startsAt = Number.POSITIVE_INFINITY }: TabOptions = {},
) {
  const got: Got[] = []
  const focused: string[] = []
  const opened: string[] = []
  const tabOf = (name: string, answers: () => boolean) => ({
    url,
    visibilityState: name.startsWith('visible') ? 'visible' : 'hidden',
    focus: () => Promise.resolve(focused.push(name)),
    postMessage(message: unknown, [port]: MessagePort[]) {
      got.push({ tab: name, message })
      if (answers()) port?.postMessage(true)
    },
  })
  let tries = 0
  vi.stubGlobal('clients', {
    matchAll: () =>
      Promise.resolve(
        Object.entries(tabs).map(([name, answers]) => {
          let asked = 0
          return tabOf(name, () => answers || ++asked >= startsAt)
        }),
      ),
    openWindow(url: string) {
      opened.push(url)
      return Promise.resolve(tabOf('new', () => ++tries > 1))
    },
  })
  let click: ((event: object) => void) | undefined
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof click) => void (click = listener))
  const acted: string[] = []
  openClickedAlerts('https://skein.example/', (_alert, action) =>
    Promise.resolve(action !== 'reply' && acted.push(action) > 0),
  )
  const data = {
    identity: 'ann@home.example',
    path: '/@ben/1',
    url: 'https://skein.example/~ann/@ben/1',
    status: '1',
  }
  const press = async (action = '') => {
    let done: Promise<unknown> = Promise.resolve()
    const waitUntil = (work: Promise<unknown>) => void (done = work)
    click?.({ notification: { data, close: () => {} }, action, waitUntil })
    await done
  }
  return { press, got, focused, opened, acted, data }
}

test('a click opens the page in a tab of the app, a visible one first', async () => {
  const { press, got, focused, opened, data } = setUp({ hidden: true, visible: true })
  await press()
  const { identity, path } = data
  expect(got).toMatchObject([{ tab: 'visible', message: { type: 'open-notification', identity, path } }])
  expect(focused).toEqual(['visible'])
  expect(opened).toEqual([])
})

test('tabs that do not answer belong to another site: a new window opens', async () => {
  vi.useFakeTimers()
  const { press, opened, data } = setUp({ visible: false })
  const pressing = press()
  await vi.advanceTimersByTimeAsync(1000)
  await pressing
  vi.useRealTimers()
  expect(opened).toEqual([data.url])
})

test('a page that has just been opened is used once it listens', async () => {
  vi.useFakeTimers()
  const { press, got, focused, opened } = setUp(
    { hidden: false },
    { url: 'https://skein.example/~ann/home', startsAt: 3 },
  )
  const pressing = press()
  await vi.advanceTimersByTimeAsync(2000)
  await pressing
  vi.useRealTimers()
  expect(got).toHaveLength(3)
  expect(focused).toEqual(['hidden'])
  expect(opened).toEqual([])
  // A page that got the first one late does it once.
  const ids = got.map(({ message }) => (message as { click?: string }).click)
  expect(new Set(ids)).toEqual(new Set([expect.any(String)]))
})

test('a page that never listens, such as a sign-in, is left: a new window opens', async () => {
  vi.useFakeTimers()
  const { press, opened, data } = setUp({ visible: false }, { url: 'https://skein.example/sign-in' })
  const pressing = press()
  await vi.advanceTimersByTimeAsync(10_000)
  await pressing
  vi.useRealTimers()
  expect(opened).toEqual([data.url])
})

test('a reply begins in the tab, or in the new window once that has started', async () => {
  const inTab = setUp({ visible: true })
  await inTab.press('reply')
  expect(inTab.got[0]?.message).toMatchObject({ type: 'open-notification', reply: '1' })
  vi.useFakeTimers()
  const inWindow = setUp({})
  const pressing = inWindow.press('reply')
  await vi.advanceTimersByTimeAsync(3000)
  await pressing
  vi.useRealTimers()
  expect(inWindow.got.map(({ tab }) => tab)).toEqual(['new', 'new'])
  expect(inWindow.got.at(-1)?.message).toMatchObject({ reply: '1' })
})

test('an action that needs no page opens none', async () => {
  const { press, got, opened, acted } = setUp({ visible: true })
  await press('favourite')
  expect([acted, got, opened]).toEqual([['favourite'], [], []])
})
