import { toText } from '@/lib/html/to-text'
import type { EntityCache } from '@/lib/cache'
import type { Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { StatusDto } from '@/schemas/status'
import type { ScheduledStatus } from '@/schemas/scheduled'
import type { Attempt } from './draft'
import { FIRST_PART } from './draft-parts'

const MINUTE = 60_000
/** How far our clock and the server's may be apart when nothing of the server's is known, and when something is. */
const SKEW = { blind: 15 * MINUTE, known: 60 * MINUTE }

/**
 * What is left of a text whatever a server makes of it: mark-up signs, spaces and the hosts of mentions aside. A text
 * without letters is itself.
 */
function essence(text: string): string {
  const plain = text.replace(/@([\w.-]+)@[\w.:-]+/g, '@$1').normalize('NFC')
  return plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').toLowerCase() || plain.replace(/\s+/g, '')
}

type Posted = Pick<StatusDto, 'content' | 'spoiler_text' | 'created_at' | 'in_reply_to_id' | 'reblog'>

/** The post that came of an attempt, among the author's latest posts; undefined when it is not there. */
export function findPublished<T extends Posted>(posts: readonly T[], attempt: Attempt): T | undefined {
  const earliest = attempt.sentAt - (attempt.after === null ? SKEW.blind : SKEW.known)
  // It answers a post made a moment ago, perhaps within the same tick of the server's clock: nothing else does.
  const inThread = attempt.part !== null && attempt.part !== FIRST_PART
  return posts.find((post) => {
    const at = Date.parse(post.created_at)
    return (
      !post.reblog &&
      at >= earliest &&
      (inThread || attempt.after === null || at > Date.parse(attempt.after)) &&
      (post.in_reply_to_id ?? null) === attempt.parentId &&
      essence(post.spoiler_text) === essence(attempt.spoilerText) &&
      essence(toText(post.content)) === essence(attempt.text)
    )
  })
}

/** The place in the schedule that came of an attempt; undefined when it is not there. */
export const findScheduled = (
  list: readonly ScheduledStatus[],
  attempt: Attempt,
): ScheduledStatus | undefined =>
  list.find(
    ({ scheduled_at: at, params }) =>
      Math.abs(Date.parse(at) - Date.parse(attempt.scheduledAt ?? '')) < MINUTE &&
      essence(params.text) === essence(attempt.text),
  )

/** When the newest own post that is held was made, by the server's clock; null when none is held. */
export function newestOwn(held: Iterable<Status>, me: AccountId): string | null {
  let newest: string | null = null
  for (const { account, created_at: at } of held)
    if (account === me && (newest === null || Date.parse(at) > Date.parse(newest))) newest = at
  return newest
}

/** Every status the cache holds as the server told it. */
export const heldStatuses = (cache: Pick<EntityCache, 'client'>): Status[] =>
  cache.client.getQueriesData<Status>({ queryKey: ['status'] }).flatMap(([, status]) => status ?? [])
