import * as z from 'zod/mini'
import { accountAction } from '@/features/accounts'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import type { CsvEntry } from './csv/kinds'

// An import sends thousands of requests one after another, and may repeat each of them. It shows its own progress and
// stores the answers in the cache itself, so these are plain requests without optimistic changes. They throw ApiError.

/** Follows an account, or changes how it is followed. Absent choices are those of the server. */
export const sendFollow = (runtime: Runtime, id: AccountId, { reblogs, notify, languages = [] }: CsvEntry) =>
  accountAction(id, 'follow', {
    reblogs,
    notify,
    // Without the parameter, posts in all languages are received.
    languages: languages.length > 0 ? languages : undefined,
  })(runtime.httpWriter)

/** Mutes an account, or changes whether its notifications are muted too. */
export const sendMute = (runtime: Runtime, id: AccountId, { notifications = true }: CsvEntry) =>
  accountAction(id, 'mute', { notifications })(runtime.httpWriter)

/** Unmutes an account. */
export const sendUnmute = (runtime: Runtime, id: AccountId) => accountAction(id, 'unmute')(runtime.httpWriter)

/** Blocks an account, or unblocks it if `on` is false. */
export const sendBlock = (runtime: Runtime, id: AccountId, on: boolean) =>
  accountAction(id, on ? 'block' : 'unblock')(runtime.httpWriter)

/** Blocks a server, or unblocks it if `on` is false. */
export const sendDomainBlock = (runtime: Runtime, domain: string, on: boolean) =>
  runtime.httpWriter.request('/api/v1/domain_blocks', {
    method: on ? 'POST' : 'DELETE',
    schema: z.unknown(),
    ...(on ? { json: { domain } } : { query: { domain } }),
  })

/** Adds an account to a list. */
export const sendListMember = (runtime: Runtime, listId: ListId, id: AccountId) =>
  runtime.httpWriter.request(`/api/v1/lists/${apiSegment(listId)}/accounts`, {
    method: 'POST',
    json: { account_ids: [id] },
    schema: z.unknown(),
  })

/** Bookmarks a post. */
export const sendBookmark = (runtime: Runtime, id: StatusId) =>
  runtime.httpWriter.request(`/api/v1/statuses/${apiSegment(id)}/bookmark`, {
    method: 'POST',
    schema: statusDto,
  })
