import { entryKey, isGap, type Entry, type Gap, type ListState } from '@/lib/live-list'
import type { ConversationId, StatusId } from '@/schemas/primitives'
import type { Conversation, ConversationsByLast } from './conversation'

type State = Pick<ListState<StatusId>, 'entries' | 'pendingCount'>

/** A row of the list. `key` stays the same when a conversation moves; `entry` is the key of its entry. */
export type ConversationListRow =
  | {
      readonly kind: 'conversation'
      readonly key: ConversationId
      readonly entry: StatusId
      readonly conversation: Conversation
    }
  | { readonly kind: 'gap'; readonly key: string; readonly entry: string; readonly gap: Gap<StatusId> }

/** The newest known version of each conversation. */
export function newestVersions(
  entries: readonly Entry<StatusId>[],
  items: ConversationsByLast,
): Map<ConversationId, Conversation> {
  const newest = new Map<ConversationId, Conversation>()
  for (const entry of entries) {
    const conversation = isGap(entry) ? undefined : items[entry]
    if (conversation && !newest.has(conversation.id)) newest.set(conversation.id, conversation)
  }
  return newest
}

/**
 * The rows to show: one per conversation, at its newest entry. A conversation with a pending post stays where it is and
 * shows that post. Gaps without a row between them are one row.
 */
export function conversationRows(
  { entries, pendingCount }: State,
  items: ConversationsByLast,
  isHidden: (conversation: Conversation) => boolean,
): ConversationListRow[] {
  const newest = newestVersions(entries, items)
  const shown = new Set<ConversationId>()
  const rows: ConversationListRow[] = []
  for (const entry of entries.slice(pendingCount)) {
    if (isGap(entry)) {
      const key = entryKey(entry)
      if (rows.at(-1)?.kind !== 'gap') rows.push({ kind: 'gap', key, entry: key, gap: entry })
      continue
    }
    const id = items[entry]?.id
    const conversation = id && newest.get(id)
    if (!conversation || shown.has(conversation.id) || isHidden(conversation)) continue
    shown.add(conversation.id)
    rows.push({ kind: 'conversation', key: conversation.id, entry, conversation })
  }
  return rows
}

/** The conversations with a post that is not shown yet, newest first. */
export const pendingConversations = (
  { entries, pendingCount }: State,
  items: ConversationsByLast,
  isHidden: (conversation: Conversation) => boolean,
): Conversation[] =>
  [...newestVersions(entries.slice(0, pendingCount), items).values()].filter((each) => !isHidden(each))

/** Returns the entries of a conversation that are newer than its last post according to the server. */
export const newerEntries = (
  { entries }: Pick<State, 'entries'>,
  items: ConversationsByLast,
  { id, last }: Conversation,
  compare: (a: StatusId, b: StatusId) => number,
): StatusId[] =>
  entries.flatMap((entry) =>
    !isGap(entry) && entry !== last && items[entry]?.id === id && compare(entry, last) > 0 ? [entry] : [],
  )
