import type { Message } from '@/lib/i18n'
import type { Account, Relationship } from '@/schemas/entities'
import { badges } from './messages'

/** Returns the notable properties of an account, most serious first. */
export function accountLabels(account: Account, relationship: Relationship | undefined): readonly Message[] {
  const { bot, group, locked, memorial, suspended, limited } = account
  const all: [unknown, Message][] = [
    [suspended, badges.suspended],
    [memorial, badges.memorial],
    [limited, badges.limited],
    [relationship?.blocked_by, badges.blockedBy],
    [relationship?.blocking, badges.blocking],
    [relationship?.domain_blocking, badges.domain],
    [relationship?.muting, badges.muting],
    [relationship?.following && relationship.followed_by, badges.mutual],
    [!relationship?.following && relationship?.followed_by, badges.followsYou],
    [relationship?.requested, badges.requested],
    [relationship?.requested_by, badges.requestedBy],
    [bot, badges.bot],
    [group, badges.group],
    [locked, badges.locked],
  ]
  return all.flatMap(([applies, mark]) => (applies ? [mark] : []))
}
