/**
 * True for a text that can be the id of a post, in an address where other words may follow an account name too: all
 * servers write ids of digits, or of many letters and digits. A word, as in `/@bob/followers`, is none.
 */
export const isStatusId = (text: string): boolean =>
  /\d/.test(text) ? !/\s|\//.test(text) : /^[a-z]{10,}$/i.test(text) && !WORDS.has(text.toLowerCase())

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
