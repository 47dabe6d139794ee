import type { Account, Relationship } from '@/schemas/entities'

/** Returns the end of a mute in ms since the epoch, null when it has none. Older servers state it only in their list. */
export function muteEnd(
  account: Pick<Account, 'mute_expires_at'>,
  relationship: Pick<Relationship, 'muting_expires_at'> | undefined,
): number | null {
  const stated = relationship?.muting_expires_at
  const end = stated === undefined ? account.mute_expires_at : stated
  const ms = end ? Date.parse(end) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}
