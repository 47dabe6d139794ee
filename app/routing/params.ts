import type { ListId, StatusId } from '@/schemas/primitives'

/** Parts of profiles on servers of the fediverse that are as long as an id. */
const WORDS = new Set([
  'collections',
  'favourites',
  'highlights',
  'followrequests',
  'subscribers',
  'subscriptions',
  'statistics',
])

/**
 * True for a text that can be the id of a post, in an address where other words may follow an account name too: all
 * servers write ids of digits, or of many letters and digits. A word, as in `/@bob/followers`, is none.
 */
const isStatusId = (text: string): text is StatusId =>
  /\d/.test(text) ? !/\s|\//.test(text) : /^[a-z]{10,}$/i.test(text) && !WORDS.has(text.toLowerCase())

/** The path of a post names its author and its id; false when it cannot be the path of a post. */
export const statusParams = ({ acct, statusId }: { acct: string; statusId: string }) =>
  isStatusId(statusId) && { acct, statusId }

export const listParams = ({ listId }: { listId: string }) => ({ listId: listId as ListId })
