import type { PushSubscription } from '../../store/model'
import { VAPID } from '../../push/keys'
import type { Call } from '../../routing/call'
import { found, invalid, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const ALERTS = [
  'mention',
  'status',
  'reblog',
  'follow',
  'follow_request',
  'favourite',
  'poll',
  'update',
  'quote',
  'quoted_update',
  'severed_relationships',
  'moderation_warning',
  'annual_report',
  'added_to_collection',
  'collection_update',
  'admin.sign_up',
  'admin.report',
]
const POLICIES = ['all', 'followed', 'follower', 'none']

const tokenId = (call: Call): string => found(call.token).id
const current = (call: Call): PushSubscription | undefined =>
  call.server.world.pushSubscriptions.find('token', tokenId(call))

const send = (subscription: PushSubscription): Reply =>
  reply({
    id: Number(subscription.id),
    endpoint: subscription.endpoint,
    standard: subscription.standard,
    alerts: subscription.alerts,
    policy: subscription.policy,
    server_key: VAPID,
  })

function readData(call: Call, known?: PushSubscription) {
  const data = call.params.object('data')
  const alerts = data?.object('alerts')
  const policy = data?.text('policy') ?? known?.policy ?? 'all'
  if (!POLICIES.includes(policy)) throw invalid('Data is invalid')
  return {
    policy,
    alerts: alerts
      ? Object.fromEntries(ALERTS.map((type) => [type, alerts.flag(type) ?? false]))
      : (known?.alerts ?? Object.fromEntries(ALERTS.map((type) => [type, false]))),
  }
}

/** Creates a subscription; each token has one, and a new one replaces it. */
function create(call: Call): Reply {
  const { world } = call.server
  const given = call.params.object('subscription')
  const keys = given?.object('keys')
  const endpoint = given?.text('endpoint')
  if (!given || !endpoint || !keys) throw new Refusal(400, 'Missing parameter subscription')
  if (!endpoint.startsWith('https://')) throw invalid('Endpoint is not a valid URL')
  const known = current(call)
  if (known) world.pushSubscriptions.remove(known.id)
  return send(
    world.pushSubscriptions.put({
      id: world.ids.serial(),
      tokenId: tokenId(call),
      endpoint,
      p256dh: keys.text('p256dh') ?? '',
      auth: keys.text('auth') ?? '',
      standard: given.flag('standard') ?? false,
      ...readData(call),
    }),
  )
}

/** Web push subscriptions. */
export const pushRoutes = [
  route('POST /api/v1/push/subscription', 'user', 'push', create),
  route('GET /api/v1/push/subscription', 'user', 'push', (call) => send(found(current(call)))),
  route('PUT /api/v1/push/subscription', 'user', 'push', (call) => {
    const known = found(current(call))
    return send(call.server.world.pushSubscriptions.put({ ...known, ...readData(call, known) }))
  }),
  route('DELETE /api/v1/push/subscription', 'user', 'push', (call) => {
    const known = current(call)
    if (known) call.server.world.pushSubscriptions.remove(known.id)
    return reply({})
  }),
]
