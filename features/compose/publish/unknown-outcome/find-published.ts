import { accountApiPath, apiSegment, isPermanentError, type ParsedAnswer } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { scheduledStatusesDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import { statusesDto, type StatusDto } from '@/schemas/statuses/status'
import { statusSourceDto } from '@/schemas/statuses/edits'
import type { Attempt } from '../../drafts/draft'
import {
  findScheduled,
  hasSameAttachments,
  isAlike,
  isSameSource,
  reachesBefore,
  showsSameText,
} from './match-published'

/** Pause before the second search, in ms: a server may list a post late. */
const RETRY_PAUSE = 1500
const PER_PAGE = 40
/** Pages read at most; after them the result is unknown. */
const MAX_PAGES = 25

/**
 * The result of an attempt: the post itself, a post that is only similar, a scheduled post, nothing, or
 * unknown because the server did not answer.
 */
export type SearchResult =
  | { found: StatusDto; sent: number }
  | { alike: StatusDto; sent: number }
  | { scheduled: ScheduledStatus }
  | 'absent'
  | 'unknown'

type Needs = Pick<Runtime, 'http' | 'me'>

interface Listed {
  readonly id: string
}

/**
 * Pages back through a list until `check` returns something for a page, or the list ends. Null after the last page allowed.
 * Throws ApiError.
 */
async function searchPages<T extends Listed, R>(
  read: (path: string | null, maxId: string | null) => Promise<ParsedAnswer<T[]>>,
  check: (answer: ParsedAnswer<T[]>) => R | undefined,
): Promise<R | 'end' | null> {
  let path: string | null = null
  let last: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await read(path, last)
    const result = check(answer)
    if (result !== undefined) return result
    const oldest: string | null = answer.data.at(-1)?.id ?? null
    // On servers without a Link header, page by id until a page is empty.
    if (answer.next === null && (answer.prev !== null || oldest === null || oldest === last)) return 'end'
    path = answer.next
    last = oldest
  }
  return null
}

/** True when a post has exactly the content that was sent; reads its source when the rendered text differs. Throws ApiError. */
async function isProved({ http }: Needs, post: StatusDto, attempt: Attempt): Promise<boolean> {
  if (!hasSameAttachments(post, attempt)) return false
  if (showsSameText(post, attempt)) return true
  try {
    const path = `/api/v1/statuses/${apiSegment(post.id)}/source`
    const { data } = await http.request(path, { schema: statusSourceDto })
    const { text, spoiler_text: spoilerText } = data
    return text !== null && isSameSource({ text, spoiler_text: spoilerText ?? post.spoiler_text }, attempt)
  } catch (error) {
    if (isPermanentError(error)) return false
    throw error
  }
}

async function findInSchedule({ http }: Needs, attempt: Attempt): Promise<SearchResult> {
  const seen = await searchPages(
    (path, maxId) =>
      http.request(path ?? '/api/v1/scheduled_statuses', {
        schema: scheduledStatusesDto,
        ...(path === null && { query: { limit: PER_PAGE, max_id: maxId } }),
      }),
    ({ data }) => findScheduled(data, attempt),
  )
  if (seen === null) return 'unknown'
  return seen === 'end' ? 'absent' : { scheduled: seen }
}

/** Returns the user’s posts since the attempt that are similar to it, newest first; not `complete` when some could not be loaded. */
async function similarPostsSince({ http, me }: Needs, attempt: Attempt) {
  const found: { post: StatusDto; sent: number }[] = []
  const end = await searchPages(
    (path, maxId) =>
      http.request(path ?? accountApiPath(me, 'statuses'), {
        schema: statusesDto,
        ...(path === null && { query: { limit: PER_PAGE, exclude_reblogs: true, max_id: maxId } }),
      }),
    ({ data, sent }) => {
      for (const post of data)
        if (isAlike(post, attempt) && !attempt.declined.includes(post.id)) found.push({ post, sent })
      const oldest = data.at(-1)
      return oldest && reachesBefore(attempt, oldest.created_at) ? ('end' as const) : undefined
    },
  )
  return { found, complete: end !== null }
}

/**
 * Searches once: the user’s posts back to before the attempt, or the schedule for a scheduled post. Never throws.
 */
export async function findPublished(needs: Needs, attempt: Attempt): Promise<SearchResult> {
  if (needs.me === null) return 'unknown'
  try {
    if (attempt.scheduledAt !== null) return await findInSchedule(needs, attempt)
    const { found, complete } = await similarPostsSince(needs, attempt)
    for (const { post, sent } of found) if (await isProved(needs, post, attempt)) return { found: post, sent }
    const [first] = found
    if (first) return { alike: first.post, sent: first.sent }
    return complete ? 'absent' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Searches, and once more after `retryPause` ms when nothing or only a similar post was found. */
export async function findPublishedWithRetry(
  needs: Needs,
  attempt: Attempt,
  retryPause = RETRY_PAUSE,
): Promise<SearchResult> {
  const first = await findPublished(needs, attempt)
  if (first === 'unknown' || (first !== 'absent' && !('alike' in first))) return first
  await pause(retryPause)
  return findPublished(needs, attempt)
}
