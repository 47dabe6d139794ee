import * as z from 'zod/mini'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { relationshipDto } from '@/schemas/accounts/relationship'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import type { CsvEntry } from './csv/kinds'

// An import sends thousands of requests one after another, with its own progress, and may repeat each of them.
// So they are plain requests, whose answers the import takes into the cache, without optimistic changes.

const act = (runtime: Runtime, id: AccountId, verb: string, json?: unknown) =>
  runtime.httpWriter.request(`/api/v1/accounts/${apiSegment(id)}/${verb}`, {
    method: 'POST',
    schema: relationshipDto,
    ...(json !== undefined && { json }),
  })

/** Follows an account, or changes how it is followed. */
export const sendFollow = (runtime: Runtime, id: AccountId, { reblogs, notify, languages }: CsvEntry) =>
  act(runtime, id, 'follow', {
    ...(reblogs !== undefined && { reblogs }),
    ...(notify !== undefined && { notify }),
    ...(languages !== undefined && languages.length > 0 && { languages }),
  })

/** Mutes an account, or changes whether its notifications are muted. */
export const sendMute = (runtime: Runtime, id: AccountId, { notifications = true }: CsvEntry) =>
  act(runtime, id, 'mute', { notifications })

export const sendUnmute = (runtime: Runtime, id: AccountId) => act(runtime, id, 'unmute')

export const sendBlock = (runtime: Runtime, id: AccountId, on: boolean) =>
  act(runtime, id, on ? 'block' : 'unblock')

/** Blocks or unblocks a server. */
export const sendDomainBlock = (runtime: Runtime, domain: string, on: boolean) =>
  runtime.httpWriter.request('/api/v1/domain_blocks', {
    method: on ? 'POST' : 'DELETE',
    schema: z.unknown(),
    ...(on ? { json: { domain } } : { query: { domain } }),
  })

/** Adds an account to a list. */
export const sendMember = (runtime: Runtime, listId: ListId, id: AccountId) =>
  runtime.httpWriter.request(`/api/v1/lists/${apiSegment(listId)}/accounts`, {
    method: 'POST',
    json: { account_ids: [id] },
    schema: z.unknown(),
  })

export const sendBookmark = (runtime: Runtime, id: StatusId) =>
  runtime.httpWriter.request(`/api/v1/statuses/${apiSegment(id)}/bookmark`, {
    method: 'POST',
    schema: statusDto,
  })
