import { normaliseAnswer, type EntityRow } from '@/lib/cache'
import { isApiError, isOwnAddress, type ParsedAnswer } from '@/lib/http'
import type { FetchedPage, PageRequest } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { conversationsDto, type ConversationDto } from '@/schemas/notifications/conversation'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusesDto, type StatusDto } from '@/schemas/statuses/status'
import { conversationOf, conversationOfStatus, type Conversation } from './model/conversation'

export const CONVERSATIONS_PATH = '/api/v1/conversations'
export const DIRECT_PATH = '/api/v1/timelines/direct'

/** Conversations with the entities of an answer, which are not in the cache yet. */
export interface ReadConversations {
  readonly conversations: readonly Conversation[]
  readonly rows: readonly EntityRow[]
}

/** A page of conversations; `sent` is the logical time of its request. */
export interface ConversationsPage extends ReadConversations {
  readonly sent: number
}

/** True when the server has conversations; otherwise they are made of private mentions. */
export const hasConversations = ({ http }: Pick<Runtime, 'http'>): boolean =>
  http.capabilities.tries('conversations')

/** Splits conversations of an answer or a stream. */
export const normaliseConversations = (dtos: readonly ConversationDto[]): ReadConversations =>
  normaliseAnswer((entities) => ({
    conversations: dtos.flatMap((dto) => {
      for (const account of dto.accounts) entities.account(account)
      if (dto.last_status) entities.status(dto.last_status)
      return conversationOf(dto) ?? []
    }),
  }))

/** Splits private mentions and makes conversations of them. */
export const normaliseDirect = (
  dtos: readonly StatusDto[],
  me: AccountId,
  { live = false }: { live?: boolean } = {},
): ReadConversations =>
  normaliseAnswer((entities) => ({
    conversations: dtos.flatMap((dto) => {
      entities.status(dto)
      return conversationOfStatus(dto, me, live) ?? []
    }),
  }))

function pageOf<T>(answer: ParsedAnswer<T>, read: ReadConversations): FetchedPage<ConversationsPage> {
  const { next, prev, sent, lost } = answer
  const hasLink = next !== null || prev !== null
  return { page: { ...read, sent }, ...(hasLink && { link: { next, prev } }), lost }
}

/**
 * Requests a page of conversations, which the server pages by their last posts. `since_id` is left out: a conversation
 * that moved up would not be in the answer under its known post. Throws ApiError.
 */
export async function fetchConversationsPage(
  runtime: Pick<Runtime, 'http' | 'me'>,
  { query: { since_id: _since, ...query }, link }: PageRequest<StatusId>,
  signal?: AbortSignal,
): Promise<FetchedPage<ConversationsPage>> {
  const { http, me } = runtime
  const own = link !== null && isOwnAddress(http.server, link) ? new URL(link) : null
  const at = (path: string) =>
    own?.pathname === path ? ([own.href, {}] as const) : ([path, { query }] as const)
  if (hasConversations(runtime)) {
    try {
      const [address, options] = at(CONVERSATIONS_PATH)
      const answer = await http.request(address, { ...options, schema: conversationsDto, signal })
      return pageOf(answer, normaliseConversations(answer.data))
    } catch (error) {
      if (hasConversations(runtime) || !isApiError(error)) throw error
    }
  }
  const [address, options] = at(DIRECT_PATH)
  const answer = await http.request(address, { ...options, schema: statusesDto, signal })
  return pageOf(answer, normaliseDirect(answer.data, me ?? ('' as AccountId)))
}
