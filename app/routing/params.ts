import type { ConversationId, FilterId, ListId, StatusId } from '@/schemas/primitives'

/** Subpages of profiles on other fediverse software whose names are as long as an id. */
const WORDS = new Set([
  'favourites',
  'highlights',
  'followrequests',
  'subscribers',
  'subscriptions',
  'statistics',
])

/**
 * True for text that can be the id of a post: digits, or a long mix of letters and digits. Short words are not, since
 * they can follow an account name too, as in `/@bob/followers`.
 */
const isStatusId = (text: string): text is StatusId =>
  /\d/.test(text) ? !/\s|\//.test(text) : /^[a-z]{10,}$/i.test(text) && !WORDS.has(text.toLowerCase())

/** Returns the author and the id in the path of a post; false when it cannot be such a path. */
export const statusParams = ({ acct, statusId }: { acct: string; statusId: string }) =>
  isStatusId(statusId) && { acct, statusId }

export const conversationParams = ({ conversationId }: { conversationId: string }) => ({
  conversationId: conversationId as ConversationId,
})

export const listParams = ({ listId }: { listId: string }) => ({ listId: listId as ListId })

export const filterParams = ({ filterId }: { filterId: string }) => ({ filterId: filterId as FilterId })

/** The parameters of the summary of a year; false when it is no year. */
export const yearParams = <Named extends { year: string }>(named: Named) =>
  /^\d{4}$/.test(named.year) && named
