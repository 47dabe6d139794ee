import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { apiSegment, isApiError, isOwnAddress, type ParsedAnswer, type QueryParams } from '@/lib/http'
import type { FetchedPage, PageRequest } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import {
  groupedNotificationsDto,
  notificationDto,
  notificationsDto,
  unreadCountDto,
  type NotificationDto,
} from '@/schemas/notifications/notification'
import type { NotificationId } from '@/schemas/primitives'
import { notificationKeys } from './keys'
import { normaliseGroups, normaliseSingles, type NormalisedGroups } from './model/normalise-groups'
import type { GroupsPage } from './model/notification-list'
import { readPolicy, type NotificationPolicy } from './policy/versions'
import { KNOWN_TYPES } from './sentence'

export const NOTIFICATIONS_PATH = '/api/v1/notifications'
export const GROUPS_PATH = '/api/v2/notifications'

/** A page of groups with the entities of its answer, which are not in the cache yet. */
export type FetchedGroups = GroupsPage & NormalisedGroups

/** Choice of notifications in a list. */
export interface NotificationChoice {
  /** Types to show; null for all. */
  readonly types: readonly string[] | null
  /** Types to leave out of all. */
  readonly excluded?: readonly string[]
  /** Types to group. */
  readonly grouped: readonly string[]
}

/** True when pages have the groups of the server. */
export const hasServerGroups = ({ http }: Pick<Runtime, 'http'>): boolean =>
  http.capabilities.tries('groupedNotifications')

/**
 * The query for a choice of notifications. Servers without groups may know only the older `exclude_types`, so they
 * get both.
 */
export function queryOfChoice(
  runtime: Pick<Runtime, 'http'>,
  { types, excluded = [], grouped }: NotificationChoice,
): QueryParams {
  const isGrouped = hasServerGroups(runtime)
  return {
    types,
    ...(isGrouped && { grouped_types: grouped }),
    ...(excluded.length > 0 && { exclude_types: excluded }),
    ...(!isGrouped && types && { exclude_types: KNOWN_TYPES.filter((type) => !types.includes(type)) }),
    ...(runtime.http.capabilities.tries('notificationFallback') && { supported_types: KNOWN_TYPES }),
  }
}

function pageOf<T>(answer: ParsedAnswer<T>, split: NormalisedGroups): FetchedPage<FetchedGroups> {
  const { next, prev, sent, lost } = answer
  const hasLink = next !== null || prev !== null
  return { page: { ...split, sent }, ...(hasLink && { link: { next, prev } }), lost }
}

/**
 * Requests a page of groups, and where the server has none, of single notifications. `since_id` is left out: a group
 * that grew would not be in the answer under its known id. Throws ApiError.
 */
export async function fetchGroupsPage(
  runtime: Pick<Runtime, 'http'>,
  choice: NotificationChoice,
  { query, link }: PageRequest<NotificationId>,
  signal?: AbortSignal,
): Promise<FetchedPage<FetchedGroups>> {
  const { http } = runtime
  const { since_id: _since, ...cursor } = query
  const own = link !== null && isOwnAddress(http.server, link) ? new URL(link) : null
  const request = <S extends z.core.$ZodType>(path: string, schema: S) =>
    own?.pathname === path
      ? http.request(own.href, { schema, signal })
      : http.request(path, { query: { ...cursor, ...queryOfChoice(runtime, choice) }, schema, signal })
  if (hasServerGroups(runtime)) {
    try {
      const answer = await request(GROUPS_PATH, groupedNotificationsDto)
      return pageOf(answer, normaliseGroups(answer.data))
    } catch (error) {
      if (hasServerGroups(runtime) || !isApiError(error)) throw error
    }
  }
  const answer = await request(NOTIFICATIONS_PATH, notificationsDto)
  return pageOf(answer, normaliseSingles(answer.data, choice.grouped))
}

export const UNREAD_PATH = `${GROUPS_PATH}/unread_count`

/** The query of the unread count for a choice of notifications. */
export const queryOfUnread = ({ types, excluded = [], grouped }: NotificationChoice): QueryParams => ({
  types,
  grouped_types: grouped,
  ...(excluded.length > 0 && { exclude_types: excluded }),
})

/**
 * Returns a notification with the text of the server when its type is unknown here, which streams leave out. Never
 * throws: without an answer it is returned as it is.
 */
export async function withFallback(
  { client, http }: Pick<Runtime, 'client' | 'http'>,
  notification: NotificationDto,
): Promise<NotificationDto> {
  const path = `${NOTIFICATIONS_PATH}/${apiSegment(notification.id)}`
  const query = { supported_types: KNOWN_TYPES }
  return client
    .query({
      queryKey: notificationKeys.single(notification.id),
      staleTime: Infinity,
      retry: false,
      meta: { skipAlert: true },
      queryFn: async ({ signal }) =>
        (await http.request(path, { query, schema: notificationDto, signal })).data,
    })
    .catch(() => notification)
}

/** True when only the server knows a text for a notification, and did not send it. */
export const lacksText = (
  { http }: Pick<Runtime, 'http'>,
  { type, fallback }: Pick<NotificationDto, 'type' | 'fallback'>,
): boolean => !KNOWN_TYPES.includes(type) && !fallback && http.capabilities.tries('notificationFallback')

/** The number of unread groups, at most 100; null where the server does not count. */
export const unreadCountQuery = (runtime: Pick<Runtime, 'http'>, choice: NotificationChoice) =>
  queryOptions({
    queryKey: notificationKeys.unread(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<number | null> => {
      if (!runtime.http.capabilities.has('groupedNotifications')) return null
      const query = queryOfUnread(choice)
      return (await runtime.http.request(UNREAD_PATH, { query, schema: unreadCountDto, signal })).data.count
    },
  })

/** Reads a polled answer of the unread count; null when it cannot be read. */
export function readUnreadCount(answer: unknown): number | null {
  const read = z.safeParse(unreadCountDto, answer)
  return read.success ? read.data.count : null
}

/** Which senders are filtered; null where the server has no policy. */
export const notificationPolicyQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: notificationKeys.policy(),
    staleTime: 120_000,
    meta: { skipAlert: true },
    queryFn: ({ signal }): Promise<NotificationPolicy | null> => readPolicy(http, signal),
  })
