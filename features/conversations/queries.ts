import { instanceQuery } from '@/features/instance'
import { normaliseAnswer, type EntityRow } from '@/lib/cache'
import { isApiError, isOwnAddress, type ParsedAnswer } from '@/lib/http'
import type { FetchedPage, PageRequest } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { conversationsDto, type ConversationDto } from '@/schemas/notifications/conversation'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusesDto, type StatusDto } from '@/schemas/statuses/status'
import { conversationOf, conversationOfStatus, type Conversation } from './model/conversation'

export const CONVERSATIONS_PATH = '/api/v1/conversations'
const DIRECT_PATH = '/api/v1/timelines/direct'

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

/** Software whose list of conversations is always empty: snac answers `[]` ("TBD" in its mastoapi.c). */
const ALWAYS_EMPTY = /^snac$/i

/**
 * Call it after an empty list of conversations: rules the feature out where the list is always empty, so that private
 * mentions are listed instead. Returns true then.
 */
export function ruleOutEmptyConversations({ http: { capabilities } }: Pick<Runtime, 'http'>): boolean {
  const isAlwaysEmpty = ALWAYS_EMPTY.test(capabilities.software?.name ?? '')
  if (isAlwaysEmpty) capabilities.ruleOut('conversations')
  return isAlwaysEmpty
}

/** Returns the path that lists what conversations are shown from; null where the server has none of them. */
export function listPathOf({ http: { capabilities } }: Pick<Runtime, 'http'>): string | null {
  if (capabilities.tries('conversations')) return CONVERSATIONS_PATH
  return capabilities.tries('directTimeline') ? DIRECT_PATH : null
}

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

type FetchNeeds = Pick<Runtime, 'http' | 'cache' | 'client' | 'me'>

function pageOf<T>(answer: ParsedAnswer<T>, read: ReadConversations): FetchedPage<ConversationsPage> {
  const { next, prev, sent, lost } = answer
  const hasLink = next !== null || prev !== null
  return { page: { ...read, sent }, ...(hasLink && { link: { next, prev } }), lost }
}

/** True when the server has conversations that are not in an empty answer, see `ruleOutEmptyConversations`. */
async function isFalselyEmpty(runtime: FetchNeeds): Promise<boolean> {
  // At the first visit the server may not have said yet which software it is.
  if (runtime.http.capabilities.software === null)
    await runtime.client.query(instanceQuery(runtime)).catch(() => null)
  return ruleOutEmptyConversations(runtime)
}

/**
 * Requests a page of conversations, which the server pages by their last posts. `since_id` is left out: a conversation
 * that moved up would not be in the answer under its known post. Throws ApiError.
 */
export async function fetchConversationsPage(
  runtime: FetchNeeds,
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
      if (answer.data.length > 0 || !(await isFalselyEmpty(runtime)))
        return pageOf(answer, normaliseConversations(answer.data))
    } catch (error) {
      if (hasConversations(runtime) || !isApiError(error)) throw error
    }
  }
  const [address, options] = at(DIRECT_PATH)
  const answer = await http.request(address, { ...options, schema: statusesDto, signal })
  return pageOf(answer, normaliseDirect(answer.data, me ?? ('' as AccountId)))
}
