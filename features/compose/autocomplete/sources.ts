import { searchAccounts } from '@/features/accounts'
import { keyOf, loadFindEmojis, type Choice } from '@/features/emoji'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'
import { tagHistory } from './tag-history'
import { mergeTags } from './tag-spelling'
import type { SuggestToken } from './token'
import { pause } from '@/lib/util/timing/pause'

/** Maximum number of suggestions, by kind. */
const MAX_SUGGESTIONS = { account: 4, tag: 4, emoji: 5 } as const
/** Pause before the server is asked, ms. */
const SEARCH_DELAY = 200

/** A suggestion to replace a token. `key` identifies it in its list. */
export type Suggestion =
  | {
      readonly kind: 'account'
      readonly key: string
      readonly id: AccountId
      readonly acct: string
      readonly name: string
    }
  | { readonly kind: 'tag'; readonly key: string; readonly name: string }
  | { readonly kind: 'emoji'; readonly key: string; readonly choice: Choice }

export interface SuggestionContext {
  readonly runtime: Pick<Runtime, 'http' | 'cache' | 'client' | 'identity'>
  readonly locale: string
  readonly signal: AbortSignal
}

const tagOf = (name: string): Suggestion => ({ kind: 'tag', key: `#${name}`, name })

async function accounts(text: string, { runtime, signal }: SuggestionContext): Promise<Suggestion[]> {
  const ids = await searchAccounts(runtime, { text, limit: MAX_SUGGESTIONS.account, signal })
  return ids.map((id) => {
    const { acct = '', display_name: name = '' } = runtime.cache.read('account', id) ?? {}
    return { kind: 'account', key: id, id, acct, name }
  })
}

async function tags(
  query: string,
  { runtime: { http, identity }, signal }: SuggestionContext,
): Promise<Suggestion[]> {
  const { data } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: {
      q: query,
      type: 'hashtags',
      resolve: false,
      exclude_unreviewed: true,
      limit: MAX_SUGGESTIONS.tag,
    },
    signal,
  })
  const names = data.hashtags.map(({ name }) => name)
  return mergeTags(query, names, tagHistory(identity.key), MAX_SUGGESTIONS.tag).map(tagOf)
}

async function emojis(query: string, { runtime, locale }: SuggestionContext): Promise<Suggestion[]> {
  const findEmojis = await loadFindEmojis()
  const choices = await findEmojis(runtime, locale, query, MAX_SUGGESTIONS.emoji)
  return choices.map((choice) => ({ kind: 'emoji', key: keyOf(choice), choice }))
}

/** Returns suggestions without a request: hashtags the author used before. */
export const instantSuggestions = ({ kind, query }: SuggestToken, identityKey: string): Suggestion[] =>
  kind === 'tag' ? mergeTags(query, [], tagHistory(identityKey), MAX_SUGGESTIONS.tag).map(tagOf) : []

/** Suggestions for a token, the best first. Throws when the server does not answer, or `signal` was aborted. */
export async function fetchSuggestions(
  { kind, query }: SuggestToken,
  asking: SuggestionContext,
): Promise<Suggestion[]> {
  if (kind === 'emoji') return emojis(query, asking)
  if (kind === 'account') return accounts(query, asking)
  await pause(SEARCH_DELAY, asking.signal)
  asking.signal.throwIfAborted()
  return tags(query, asking)
}

/** True when a suggestion for the beginning of `query` still fits all of it. */
export function stillMatches(suggestion: Suggestion, query: string): boolean {
  const wanted = query.toLowerCase()
  if (suggestion.kind === 'tag') return suggestion.name.toLowerCase().startsWith(wanted)
  if (suggestion.kind === 'account')
    return `${suggestion.acct}\n${suggestion.name}`.toLowerCase().includes(wanted)
  return true
}
