import { changePushRow, pushRowOf } from '@/lib/push/push-rows'
import { asAccount, storedTokenOf } from './stored-token'

interface Change {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface RenewPorts {
  readonly account: string
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>
}

/** The browser has changed or ended a subscription: tells the server the new one. Else the next start of the app does. */
export async function renewPush(
  { account, fetch, subscribe }: RenewPorts,
  { oldSubscription, newSubscription }: Change,
): Promise<void> {
  const [row, token] = await Promise.all([pushRowOf(account), storedTokenOf(account)])
  if (!row || !token) return
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? row.key.replace(/=+$/, '')
  const subscription = newSubscription ?? (await subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = subscription.toJSON()
  const alerts = Object.fromEntries(row.types.map((type) => [type, true]))
  const answer = await fetch(`${row.server}/api/v1/push/subscription`, {
    ...asAccount(token, { 'content-type': 'application/json' }),
    method: 'POST',
    body: JSON.stringify({
      subscription: { endpoint, keys, standard: true },
      data: { policy: row.policy, alerts },
    }),
  })
  if (answer.ok) await changePushRow(account, { endpoint: subscription.endpoint })
}
