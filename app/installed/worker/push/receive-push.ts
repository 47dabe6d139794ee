import { encodeComponent } from '@/lib/util/encode-component'
import { claimAlert, pushRowOf, type PushNotes, type PushRow } from '@/lib/push/push-rows'
import { askTab, type Tab } from '../tabs'
import { groupAlertOf } from './group-alerts'
import { readPayload, type FullNotification, type PushPayload } from './payload'
import { isQuietTime, pushAlertOf, type AlertContext, type PushAlert } from './push-alert'
import { asAccount, storedTokenOf } from './stored-token'

/** The browser of the worker; tests have their own. */
export interface PushBrowser {
  readonly app: string
  readonly account: string
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>
  readonly tabs: () => Promise<readonly Tab[]>
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>
  readonly maxActions: number
  readonly now: () => Date
}

/** Longest time for the server to answer, in ms: the alert must not wait for a bad network. */
const MAX_WAIT = 5000

/** For a worker whose page has stored nothing: the server has words for every push. */
const NO_NOTES: PushNotes = {
  lang: '',
  dir: 'ltr',
  me: '',
  sentences: {},
  counts: [],
  favourite: '',
  boost: '',
  reply: '',
  failed: '',
  quiet: { on: false, from: 0, to: 0 },
  pausedUntil: 0,
}

/** Returns the notification of a push; null when the server does not answer. */
async function loadNotification(
  { account, fetch }: PushBrowser,
  row: PushRow | null,
  { id }: PushPayload,
): Promise<FullNotification | null> {
  const token = row && (await storedTokenOf(account))
  if (!token) return null
  try {
    const answer = await fetch(`${row.server}/api/v1/notifications/${encodeComponent(id)}`, {
      ...asAccount(token, { 'accept-language': row.notes.lang }),
      signal: AbortSignal.timeout(MAX_WAIT),
    })
    const read: unknown = answer.ok ? await answer.json() : null
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}

/** True when the user sees the notification anyway, in a tab that has the focus. */
async function isSeen(
  { account, tabs }: PushBrowser,
  { id, type }: PushPayload,
  full: FullNotification | null,
): Promise<boolean> {
  const status = full?.status?.id ?? null
  const inReplyTo = full?.status?.in_reply_to_id ?? null
  const message = { type: 'is-notification-seen', identity: account, id, kind: type, status, inReplyTo }
  const focused = (await tabs()).filter((tab) => tab.focused && tab.visibilityState === 'visible')
  const answers = await Promise.all(focused.map((tab) => askTab(tab, message)))
  return answers.includes(true)
}

/** Returns the alert about a push; by the words of the push alone where the answer of the server cannot be read. */
function safeAlertOf(payload: PushPayload, full: FullNotification | null, context: AlertContext): PushAlert {
  try {
    return pushAlertOf(payload, full, context)
  } catch {
    return pushAlertOf(payload, null, context)
  }
}

/** Shows a push, unless the user sees its notification anyway, or a tab has shown it. */
async function showPush(browser: PushBrowser, text: string): Promise<void> {
  const { app, account, registration, maxActions, now, tabs } = browser
  const payload = readPayload(text)
  if (!payload) return
  const row = await pushRowOf(account)
  const full = await loadNotification(browser, row, payload)
  if ((await isSeen(browser, payload, full)) || !(await claimAlert(account, payload.id))) return
  const notes = row?.notes ?? NO_NOTES
  const context: AlertContext = {
    app,
    identity: account,
    notes,
    maxActions,
    // An open tab plays the sound of the app.
    isSilent: (await tabs()).length > 0 || isQuietTime(notes, now()),
  }
  const alert = safeAlertOf(payload, full, context)
  const shown = await registration.getNotifications()
  const group = groupAlertOf(alert, shown, context)
  if (group) for (const each of shown) each.close()
  const { title, options } = group ?? alert
  await registration.showNotification(title, options)
}

/** Returns the function that shows pushes, one after another: each counts those before it. */
export function createPushReceiver(browser: PushBrowser): (text: string) => Promise<void> {
  let last = Promise.resolve()
  return (text) => {
    last = last.then(() => showPush(browser, text)).catch(() => {})
    return last
  }
}
