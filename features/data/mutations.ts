import * as z from 'zod/mini'
import { apiSegment, type Http } from '@/lib/http'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import type { CsvEntry } from './csv/kinds'

// An import sends thousands of requests one after another, with its own progress, and may repeat each of them.
// So they are plain requests, whose answers the import takes into the cache, without optimistic changes.

const act = (http: Http, id: AccountId, verb: string, json?: unknown) =>
  http.request(`/api/v1/accounts/${apiSegment(id)}/${verb}`, {
    method: 'POST',
    schema: relationshipDto,
    ...(json !== undefined && { json }),
  })

/** Follows an account, or changes how it is followed. */
export const sendFollow = (http: Http, id: AccountId, { reblogs, notify, languages }: CsvEntry) =>
  act(http, id, 'follow', {
    ...(reblogs !== undefined && { reblogs }),
    ...(notify !== undefined && { notify }),
    ...(languages !== undefined && languages.length > 0 && { languages }),
  })

/** Mutes an account, or changes whether its notifications are muted. */
export const sendMute = (http: Http, id: AccountId, { notifications = true }: CsvEntry) =>
  act(http, id, 'mute', { notifications })

export const sendUnmute = (http: Http, id: AccountId) => act(http, id, 'unmute')

export const sendBlock = (http: Http, id: AccountId, on: boolean) => act(http, id, on ? 'block' : 'unblock')

/** Blocks or unblocks a server. */
export const sendDomainBlock = (http: Http, domain: string, on: boolean) =>
  http.request('/api/v1/domain_blocks', {
    method: on ? 'POST' : 'DELETE',
    schema: z.unknown(),
    ...(on ? { json: { domain } } : { query: { domain } }),
  })

/** Adds an account to a list. */
export const sendMember = (http: Http, listId: ListId, id: AccountId) =>
  http.request(`/api/v1/lists/${apiSegment(listId)}/accounts`, {
    method: 'POST',
    json: { account_ids: [id] },
    schema: z.unknown(),
  })

export const sendBookmark = (http: Http, id: StatusId) =>
  http.request(`/api/v1/statuses/${apiSegment(id)}/bookmark`, { method: 'POST', schema: statusDto })
