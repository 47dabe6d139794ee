import { outboxStore, WAITING_POST, waitingPostOf, type OutboxEntry, type WaitingPost } from '@/lib/outbox'
import { truncate } from '@/lib/util/graphemes'
import type { Draft } from '../drafts/draft'

/** Graphemes of the text that are stored with the entry. */
const EXCERPT_LENGTH = 120

/** Returns what the outbox stores about a draft. */
export function outboxCallOf({ id, kind, parts, fields }: Draft) {
  const words = (fields.warning && fields.spoilerText.trim()) || parts[0].text.trim()
  const args: WaitingPost = {
    draft: id,
    as: kind === 'edit' ? 'edit' : fields.parent ? 'reply' : 'post',
    text: truncate(words.replace(/\s+/g, ' '), EXCERPT_LENGTH),
  }
  return { name: WAITING_POST, args }
}

/** Returns the entries of a draft in the outbox. */
export const entriesOf = (identityKey: string, draftId: string): OutboxEntry[] =>
  outboxStore
    .of(identityKey)
    .get()
    .filter((entry) => waitingPostOf(entry)?.draft === draftId)
