import type { Message } from '@/lib/i18n'
import type { Account, Relationship } from '@/schemas/entities'
import { marks } from './messages'

/** Returns the notable properties of an account, most serious first. */
export function accountLabels(account: Account, held: Relationship | undefined): readonly Message[] {
  const { bot, group, locked, memorial, suspended, limited } = account
  const all: [unknown, Message][] = [
    [suspended, marks.suspended],
    [memorial, marks.memorial],
    [limited, marks.limited],
    [held?.blocked_by, marks.blockedBy],
    [held?.blocking, marks.blocking],
    [held?.domain_blocking, marks.domain],
    [held?.muting, marks.muting],
    [held?.following && held.followed_by, marks.mutual],
    [!held?.following && held?.followed_by, marks.followsYou],
    [held?.requested, marks.requested],
    [held?.requested_by, marks.requestedBy],
    [bot, marks.bot],
    [group, marks.group],
    [locked, marks.locked],
  ]
  return all.flatMap(([holds, mark]) => (holds ? [mark] : []))
}
