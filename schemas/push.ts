import * as z from 'zod/mini'
import { maybeFlag, text, tolerantRecord } from './primitives'

/** Compared with what the browser has, so it must be whole. */
const whole = z.catch(z.string(), '')

/** The subscription of this browser, as the server knows it. */
export const pushSubscriptionDto = z.object({
  endpoint: whole,
  /** Public key of the signatures of the server. */
  server_key: whole,
  /** By type of notification. */
  alerts: tolerantRecord(maybeFlag),
  /** The people whose notifications are pushed; '' where the server does not distinguish. */
  policy: text,
})
export type PushSubscriptionDto = z.output<typeof pushSubscriptionDto>

/** The app of a token. Older servers state their key for pushes only there. */
export const pushAppDto = z.object({ vapid_key: whole })
