import { keyOf, loadFindEmojis, type Choice } from '@/features/emoji'
import { splitAccounts } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/account'
import type { AccountId } from '@/schemas/primitives'
import { searchDto } from '@/schemas/search'
import { tagHistory } from './tag-history'
import { mergeTags } from './tag-spelling'
import type { Token } from './token'
import { pause } from '@/lib/util/pause'

/** Suggestions shown at most, by kind. */
const MOST = { account: 4, tag: 4, emoji: 5 } as const
/** Pause before the server is asked, ms. */
const PAUSE = 200

/** Something that may take the place of a token. `key` names it in its list. */
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

export interface Asking {
  readonly runtime: Pick<Runtime, 'http' | 'cache' | 'client' | 'identity'>
  readonly locale: string
  readonly signal: AbortSignal
}

const tagOf = (name: string): Suggestion => ({ kind: 'tag', key: `#${name}`, name })

async function accounts(query: string, { runtime: { http, cache }, signal }: Asking): Promise<Suggestion[]> {
  const answer = await http.request('/api/v1/accounts/search', {
    schema: accountsDto,
    query: { q: query, resolve: false, limit: MOST.account },
    signal,
  })
  const { rows, ids } = splitAccounts(answer.data)
  cache.ingest(rows, answer.sent)
  return ids.slice(0, MOST.account).map((id, at) => {
    const { acct = '', display_name: name = '' } = answer.data[at] ?? {}
    return { kind: 'account', key: id, id, acct, name }
  })
}

async function tags(query: string, { runtime: { http, identity }, signal }: Asking): Promise<Suggestion[]> {
  const { data } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: { q: query, type: 'hashtags', resolve: false, exclude_unreviewed: true, limit: MOST.tag },
    signal,
  })
  const names = data.hashtags.map(({ name }) => name)
  return mergeTags(query, names, tagHistory(identity.who), MOST.tag).map(tagOf)
}

async function emojis(query: string, { runtime, locale }: Asking): Promise<Suggestion[]> {
  const findEmojis = await loadFindEmojis()
  const choices = await findEmojis(runtime, locale, query, MOST.emoji)
  return choices.map((choice) => ({ kind: 'emoji', key: keyOf(choice), choice }))
}

/** Suggestions without a request: the tags the author used before. */
export const atOnce = ({ kind, query }: Token, who: string): Suggestion[] =>
  kind === 'tag' ? mergeTags(query, [], tagHistory(who), MOST.tag).map(tagOf) : []

/** Suggestions for a token, the best first. Throws when the server does not answer, or `signal` was aborted. */
export async function ask({ kind, query }: Token, asking: Asking): Promise<Suggestion[]> {
  if (kind === 'emoji') return emojis(query, asking)
  await pause(PAUSE, asking.signal)
  asking.signal.throwIfAborted()
  return kind === 'account' ? accounts(query, asking) : tags(query, asking)
}

/** True when a suggestion for the beginning of `query` still fits all of it. */
export function stillFits(suggestion: Suggestion, query: string): boolean {
  const wanted = query.toLowerCase()
  if (suggestion.kind === 'tag') return suggestion.name.toLowerCase().startsWith(wanted)
  if (suggestion.kind === 'account')
    return `${suggestion.acct}\n${suggestion.name}`.toLowerCase().includes(wanted)
  return true
}
