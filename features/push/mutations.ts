import * as z from 'zod/mini'
import {
  changePushRow,
  deletePushRow,
  pushRowOf,
  writePushRow,
  type PushChoice,
  type PushNotes,
} from '@/lib/push/push-rows'
import { isApiError, lacksScope } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { pushSubscriptionDto, type PushSubscriptionDto } from '@/schemas/push'
import { browserSubscriptionOf, subscribeBrowser, unsubscribeBrowser } from './browser'
import { pushKeys } from './keys'
import { PUSH_PATH, readServerKey, readSubscription, type PushState } from './queries'
import { pushChoiceOf, dataOf, isSameKey } from './rules'

const setState = ({ client }: Runtime, state: PushState) => client.setQueryData(pushKeys.state(), state)

async function register(
  { httpWriter }: Runtime,
  subscription: PushSubscription,
  choice: PushChoice,
): Promise<PushSubscriptionDto> {
  const { endpoint, keys } = subscription.toJSON()
  const { data } = await httpWriter.request(PUSH_PATH, {
    method: 'POST',
    json: { subscription: { endpoint, keys, standard: true }, data: dataOf(choice) },
    schema: pushSubscriptionDto,
  })
  return data
}

/** Subscribes the browser, and lets the server know. Throws ApiError, and what the browser throws. */
async function connect(runtime: Runtime, key: string, choice: PushChoice, notes: PushNotes): Promise<void> {
  const { identity } = runtime
  let own = await subscribeBrowser(identity.key, key)
  let known = await register(runtime, own, choice)
  // The server may have announced another key than it signs with, so this answer counts.
  const used = known.server_key && !isSameKey(known.server_key, key) ? known.server_key : key
  if (used !== key) {
    own = await subscribeBrowser(identity.key, used)
    known = await register(runtime, own, choice)
  }
  await writePushRow({
    identity: identity.key,
    server: identity.server,
    key: used,
    endpoint: own.endpoint,
    types: choice.types,
    policy: choice.policy,
    notes,
  })
  setState(runtime, { kind: 'on', key: used, ...pushChoiceOf(known) })
}

/**
 * Lets the server push to this browser. Throws ApiError, and what the browser throws; then nothing is left subscribed. The
 * user must have given the permission.
 */
export async function startPushing(
  runtime: Runtime,
  key: string,
  choice: PushChoice,
  notes: PushNotes,
): Promise<void> {
  const { identity } = runtime
  try {
    await connect(runtime, key, choice, notes)
  } catch (error) {
    await forgetPushes(identity.key)
    if (lacksScope(error)) setState(runtime, { kind: 'noScope' })
    else if (isApiError(error, 'notFound')) setState(runtime, { kind: 'noServer' })
    else throw error
  }
}

/** Changes what is pushed. Throws ApiError. */
export async function changePushing(runtime: Runtime, key: string, choice: PushChoice): Promise<void> {
  const { data } = await runtime.httpWriter.request(PUSH_PATH, {
    method: 'PUT',
    json: { data: dataOf(choice) },
    schema: pushSubscriptionDto,
  })
  await changePushRow(runtime.identity.key, choice)
  setState(runtime, { kind: 'on', key, ...pushChoiceOf(data) })
}

/** Ends the pushes of an account in this browser, and forgets them. Never throws. */
export const forgetPushes = (identity: string): Promise<unknown> =>
  Promise.all([unsubscribeBrowser(identity), deletePushRow(identity)])

/** Ends the pushes to this browser. A server that does not answer learns it from the push service. Never throws. */
export async function stopPushing(runtime: Runtime): Promise<void> {
  const { identity, client, httpWriter } = runtime
  await Promise.all([
    forgetPushes(identity.key),
    httpWriter.request(PUSH_PATH, { method: 'DELETE', schema: z.unknown() }).catch(() => {}),
  ])
  await client.invalidateQueries({ queryKey: pushKeys.state() })
}

/**
 * Makes sure that the pushes of an account still arrive: the browser may have lost its subscription, the server may have
 * another key, and a new sign-in has none. Resolves to true when they are on.
 */
export async function renewPushing(runtime: Runtime, notes: PushNotes): Promise<boolean> {
  const { identity } = runtime
  const row = await pushRowOf(identity.key)
  if (!row) return false
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') {
    await stopPushing(runtime)
    return false
  }
  try {
    const [key, known, own] = await Promise.all([
      readServerKey(runtime),
      readSubscription(runtime),
      browserSubscriptionOf(identity.key),
    ])
    const isCurrent = own && known?.endpoint === own.endpoint && key !== null && isSameKey(key, row.key)
    if (isCurrent) await changePushRow(identity.key, { endpoint: own.endpoint, notes })
    else await connect(runtime, key ?? row.key, row, notes)
  } catch {
    // Nothing is given up: the next start tries again.
  }
  return true
}
