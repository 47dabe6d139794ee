import { encodeComponent } from '@/lib/util/encode-component'
import { pushRowOf } from '@/lib/push/push-rows'
import type { Tab } from '../tabs'
import type { PushBrowser } from './receive-push'
import { asAccount, storedTokenOf } from './stored-token'

/** The actions that need no page, and their names in the API. */
const REQUESTS: Readonly<Record<string, string>> = { favourite: 'favourite', boost: 'reblog' }

/** Tells the tabs that a post has changed. */
const tell = (tabs: readonly Tab[], message: object) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its pages
  for (const tab of tabs) tab.postMessage(message)
}

/**
 * Favourites or boosts the post of an alert without a page. Returns false for other actions. A failure is shown in place
 * of the alert.
 */
export async function actOnPost(
  { account, fetch, tabs, registration }: PushBrowser,
  alert: Pick<Notification, 'title' | 'tag' | 'data'>,
  action: string,
): Promise<boolean> {
  const request = REQUESTS[action]
  const { status } = (alert.data ?? {}) as { status?: string }
  if (!request || !status) return false
  const [row, token] = await Promise.all([pushRowOf(account), storedTokenOf(account)])
  const isDone =
    row !== null &&
    token !== null &&
    (await fetch(`${row.server}/api/v1/statuses/${encodeComponent(status)}/${request}`, {
      ...asAccount(token),
      method: 'POST',
    }).then(
      ({ ok }) => ok,
      () => false,
    ))
  if (isDone) tell(await tabs(), { type: 'post-changed', identity: account, status })
  else {
    const { title, tag, data } = alert
    const body = row?.notes.failed ?? ''
    await registration.showNotification(title, { tag, data: data as unknown, body })
  }
  return true
}
