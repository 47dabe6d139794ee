import { ALERT_KINDS, pushTypesOf } from '@/lib/push/notification-kinds'
import { PUSH_POLICIES, type PushChoice } from '@/lib/push/push-rows'
import type { PushSubscriptionDto } from '@/schemas/push'

/** All types that servers push. */
const TYPES = ALERT_KINDS.flatMap(pushTypesOf)

/** Returns the choice as the API has it. Types that the server does not know are ignored there. */
export const dataOf = ({ types, policy }: PushChoice) => ({
  policy,
  alerts: Object.fromEntries(TYPES.map((type) => [type, types.includes(type)])),
})

/** Returns the choice in an answer of the server. */
export const pushChoiceOf = ({ alerts, policy }: PushSubscriptionDto): PushChoice => ({
  types: Object.keys(alerts).filter((type) => alerts[type]),
  policy: PUSH_POLICIES.find((each) => each === policy) ?? 'all',
})

/** Writes a key without the differences that servers and browsers have: padding, and letters of plain base64. */
const plainKey = (key: string): string => key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** True when two keys are the same, however they are written. */
export const isSameKey = (one: string, other: string): boolean => plainKey(one) === plainKey(other)

/** Returns a key as browsers have it. Browsers also take the text, but some not its padding. */
export const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(plainKey(key).replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

/** Returns the text of a key as browsers have it. */
export const serverKeyText = (bytes: ArrayBuffer): string =>
  plainKey(btoa(String.fromCharCode(...new Uint8Array(bytes))))
