import { plain } from '../rules/text'
import { follows } from '../rules/relations'
import { acctOf } from '../serialize/account'
import { VAPID, VAPID_PAIR, toBase64Url } from './keys'
import { viewOf, type Server } from '../server'
import { absolute } from '../serialize/view'
import { encryptPush } from './encrypt'
import type { Notification, PushSubscription } from '../store/model'

/** How long a push service keeps a message, in s. */
const LIFETIME = 48 * 60 * 60
/** How long the server may use its signature, in s. */
const SIGNED_FOR = 24 * 60 * 60
/** Longest text of a message. */
const BODY = 140

const TITLES: Readonly<Record<string, (name: string) => string>> = {
  mention: (name) => `You were mentioned by ${name}`,
  status: (name) => `${name} just posted`,
  reblog: (name) => `${name} boosted your post`,
  follow: (name) => `${name} is now following you`,
  follow_request: (name) => `Pending follower: ${name}`,
  favourite: (name) => `${name} favourited your post`,
  poll: () => 'A poll has ended',
  update: (name) => `${name} edited a post`,
  quote: (name) => `${name} quoted your post`,
}

const base64Json = (value: unknown) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)))

/** Returns the header by which the server proves to a push service who it is (RFC 8292). */
async function signature(server: Server, endpoint: string): Promise<string> {
  const text = `${base64Json({ typ: 'JWT', alg: 'ES256' })}.${base64Json({
    aud: new URL(endpoint).origin,
    exp: Math.floor(server.clock.now() / 1000) + SIGNED_FOR,
    sub: `mailto:admin@${server.host}`,
  })}`
  const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
  const key = await crypto.subtle.importKey('jwk', VAPID_PAIR, curve, false, ['sign'])
  const signed = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    new TextEncoder().encode(text),
  )
  return `vapid t=${text}.${toBase64Url(new Uint8Array(signed))}, k=${VAPID.replace(/=+$/, '')}`
}

/** Returns what a push says, as Mastodon writes it. */
function payloadOf(server: Server, notification: Notification, token: string) {
  const { world, software } = server
  const from = world.accounts.get(notification.fromId)
  const status = world.statuses.get(notification.statusId)
  const name = from ? from.displayName || acctOf(from) : ''
  const text = status ? status.spoilerText || plain(status.content) : ''
  return {
    access_token: token,
    preferred_locale: world.users.get(notification.accountId)?.locale ?? 'en',
    notification_id: software.ownIds ? software.encodeId(notification.id) : notification.id,
    notification_type: notification.type,
    icon: from ? absolute(viewOf(server, null), from.avatarStatic) : '',
    title: TITLES[notification.type]?.(name) ?? name,
    body: text.length > BODY ? `${text.slice(0, BODY - 1)}…` : text,
  }
}

/** True when the settings of a subscription want a notification. */
function wants({ alerts, policy }: PushSubscription, server: Server, notification: Notification): boolean {
  const { type, accountId, fromId } = notification
  const { world } = server
  if (!alerts[type]) return false
  if (policy === 'followed') return follows(world, accountId, fromId)
  if (policy === 'follower') return follows(world, fromId, accountId)
  return policy !== 'none'
}

/** A message that was handed to a push service. */
export interface SentPush {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** The way to the push services of browsers. */
export interface PushOutbox {
  /** Hands a message to a push service; resolves to the status of its answer. */
  readonly post: (push: SentPush) => Promise<number>
  /** Messages that were answered. */
  readonly sent: SentPush[]
  /** Resolves when the last message was answered. They are sent one after another. */
  last: Promise<unknown>
}

async function sendOne(server: Server, subscription: PushSubscription, text: string): Promise<void> {
  const { endpoint } = subscription
  const push = {
    endpoint,
    headers: {
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFETIME),
      urgency: 'normal',
      authorization: await signature(server, endpoint),
    },
    body: await encryptPush(text, subscription),
  }
  const status = await server.push.post(push)
  server.push.sent.push(push)
  // The browser has no such subscription any more.
  if (status >= 400 && status < 500 && status !== 429) server.world.pushSubscriptions.remove(subscription.id)
}

/** Pushes a notification to the browsers of its account. */
export function deliverPushes(server: Server, notification: Notification): void {
  const { world, push } = server
  for (const token of world.tokens.by('account', notification.accountId)) {
    const subscription = token.revoked ? undefined : world.pushSubscriptions.find('token', token.id)
    if (!subscription || !wants(subscription, server, notification)) continue
    const text = JSON.stringify(payloadOf(server, notification, token.token))
    // Without valid keys, or without a network, a push is lost.
    push.last = push.last.then(() => sendOne(server, subscription, text)).catch(() => {})
  }
}
