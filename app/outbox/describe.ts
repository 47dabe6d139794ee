import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { toText } from '@/lib/html/to-text'
import type { IntlShape } from '@/lib/i18n'
import { waitingPostOf, type OutboxEntry } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import type { AccountId, PollId, StatusId } from '@/schemas/primitives'
import { names } from './messages'

type Name = keyof typeof names

/** Names by mutation. All others have the name of another change. */
const NAMES: Readonly<Record<string, Name>> = {
  favouriteStatus: 'favourite',
  boostStatus: 'boost',
  bookmarkStatus: 'bookmark',
  voteInPoll: 'vote',
  deleteStatus: 'delete',
  followAccount: 'follow',
  followTag: 'follow',
  unfollowAccount: 'unfollow',
  muteAccount: 'mute',
  muteConversation: 'mute',
  blockAccount: 'block',
  blockServer: 'block',
}

/** Longest text of a post, in characters. */
const MAX_TEXT = 120

/** The arguments that most mutations have. */
interface KnownArgs {
  readonly id?: unknown
  readonly on?: unknown
  readonly name?: unknown
  readonly domain?: unknown
}

const argsOf = ({ args }: OutboxEntry): KnownArgs => (typeof args === 'object' && args !== null ? args : {})

/** Returns what a change does, e.g. “Favourite” or “Undo: Boost”. */
export function nameOfChange(entry: OutboxEntry, intl: IntlShape): string {
  const post = waitingPostOf(entry)
  if (post) return intl.formatMessage(names[post.as])
  const name = intl.formatMessage(names[NAMES[entry.name] ?? 'other'])
  return argsOf(entry).on === false ? intl.formatMessage(names.undo, { name }) : name
}

/** The text that a change is about, which may have custom emoji. */
interface Subject {
  readonly text: string
  readonly emojis: readonly EmojiLike[]
}

const plain = (text: string): Subject => ({ text, emojis: [] })

function postSubject({ cache }: Runtime, id: string): Subject {
  const status = cache.read('status', id as StatusId)
  if (!status) return plain('')
  const shown = (status.reblog && cache.read('status', status.reblog)) ?? status
  const author = cache.read('account', shown.account)
  const text = shown.spoiler_text.trim() || toText(shown.content).replace(/\s+/g, ' ').trim()
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return { text: [author && `@${author.acct}`, short].filter(Boolean).join(' · '), emojis: shown.emojis }
}

/** Returns the post, account, hashtag or server that a change is about; its text is '' when it is not known here. */
export function subjectOfChange(entry: OutboxEntry, runtime: Runtime): Subject {
  const post = waitingPostOf(entry)
  if (post) return plain(post.text)
  const { id, name, domain } = argsOf(entry)
  if (typeof domain === 'string') return plain(domain)
  if (typeof name === 'string') return plain(`#${name}`)
  if (typeof id !== 'string') return plain('')
  if (/Account$|Follower$/.test(entry.name)) {
    const account = runtime.cache.read('account', id as AccountId)
    return plain(account ? `@${account.acct}` : '')
  }
  if (entry.name === 'voteInPoll') {
    const { options = [], emojis = [] } = runtime.cache.read('poll', id as PollId) ?? {}
    return { text: options.map(({ title }) => title).join(' · '), emojis }
  }
  return postSubject(runtime, id)
}
