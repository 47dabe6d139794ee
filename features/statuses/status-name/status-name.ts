import { nameOf } from '@/features/accounts'
import { spokenOptions } from '@/features/polls'
import { absoluteTime, baseLanguage, languageName, type IntlShape, type Message } from '@/lib/i18n'
import { toText } from '@/lib/html/to-text'
import type { Rendered } from '@/lib/html/render'
import type { Account, Poll, Status } from '@/schemas/entities'
import type { Media } from '@/schemas/statuses/media'
import { quoteView, replacesLink } from '../quotes/quote-view'
import { messages as rowMessages } from '../status-card/messages'
import { quoteBoxMessages } from '../status-card/content/quote-messages'
import { nameMessages as messages } from './status-name-messages'
import { visibilityNames } from '../visibility-icon'

/** Data around a post, as far as it is cached. */
export interface NameContext {
  poll?: Poll | undefined
  /** The poll is closed, by its flag or by time. */
  closed?: boolean
  /** The quoted post, if it is shown. */
  quoted?: { status: Status; account: Account } | undefined
  /** Titles of the filters that cover the quoted post. */
  quoteFiltered?: readonly string[] | undefined
  /** The author of the parent post. */
  parent?: Account | undefined
  /** The user hides counts. */
  hideCounts?: boolean
  /** Titles of the filters that cover the whole post. */
  filtered?: readonly string[] | undefined
  /** True when the content behind the warning is shown. Default false. */
  open?: boolean
  /** True when the media are shown. Default: true unless they are sensitive. */
  mediaShown?: boolean
}

interface Parts extends NameContext {
  status: Status
  account: Account
  booster?: Account | undefined
  /** Text about several boosters. */
  boost?: string | undefined
  /** Why the post is in a list; replaces the author. */
  lead?: string | undefined
  /** The line about the parent is shown. Default true. */
  parentShown?: boolean | undefined
  /** Its rendered text. */
  content: Pick<Rendered, 'text' | 'hashtags' | 'long'>
}

/** Longest text in the name of an unopened post, in UTF-16 units. */
const MAX_TEXT_LENGTH = 500
const MAX_QUOTE_LENGTH = 160

const shortened = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit).replace(/\s*\S*$|[\uD800-\uDBFF]$/u, '')}…`

function replyPart({ status, parent }: Parts, intl: IntlShape): string | false {
  if (status.in_reply_to_id === null) return false
  if (status.in_reply_to_account_id === status.account) return intl.formatMessage(rowMessages.continued)
  const mention = status.mentions.find(({ id }) => id === status.in_reply_to_account_id)
  const name = parent ? nameOf(parent) : mention && `@${mention.acct}`
  return name === undefined
    ? intl.formatMessage(rowMessages.isReply)
    : intl.formatMessage(rowMessages.replyTo, { name })
}

const silent = ({ description }: Media) => (description?.trim() ?? '') === ''

function mediaParts({ status, mediaShown = !status.sensitive }: Parts, intl: IntlShape): string[] {
  const media = status.media_attachments
  if (media.length === 0) return []
  if (!mediaShown) return [intl.formatMessage(messages.hiddenMedia, { count: media.length })]
  const count = media.filter(silent).length
  return [
    ...media
      .filter((each) => !silent(each))
      .map(({ type, description }) =>
        intl.formatMessage(messages.altText, { kind: type, text: description }),
      ),
    ...(count > 0 ? [intl.formatMessage(messages.noAltText, { count })] : []),
  ]
}

/** Poll options with their shares where the post shows them: after voting, and when closed. */
function pollPart({ status, poll, closed = false }: Parts, intl: IntlShape): string | false {
  if (!status.poll) return false
  if (!poll) return intl.formatMessage(messages.poll)
  const pollState = closed ? messages.pollClosed : poll.voted ? messages.pollVoted : messages.pollOpen
  return intl.formatMessage(pollState, { options: spokenOptions(poll, closed || poll.voted === true, intl) })
}

function quotePart({ status, quoted, quoteFiltered }: Parts, intl: IntlShape): string | false {
  if (!status.quote) return false
  const view = quoteView(status.quote)
  if (view.kind === 'note') return intl.formatMessage(quoteBoxMessages[view.why])
  if (view.kind === 'cover') return intl.formatMessage(quoteBoxMessages[view.why], { domain: 'none' })
  if (!quoted) return intl.formatMessage(messages.quote)
  const { spoiler_text: warning, content, quote } = quoted.status
  const text = quoteFiltered
    ? intl.formatMessage(rowMessages.filtered, { title: intl.formatList(quoteFiltered) })
    : warning.trim() === ''
      ? shortened(toText(content, { quoted: Boolean(quote && replacesLink(quote)) }), MAX_QUOTE_LENGTH)
      : intl.formatMessage(messages.warning, { text: warning })
  return intl.formatMessage(messages.quoteOf, { name: nameOf(quoted.account), text })
}

function languagePart({ language }: Status, intl: IntlShape): string | false {
  return (
    language !== null && baseLanguage(language) !== baseLanguage(intl.locale) && languageName(intl, language)
  )
}

const counted = (status: Status, intl: IntlShape): string[] =>
  (
    [
      [messages.replies, status.replies_count],
      [messages.boosts, status.reblogs_count],
      [messages.quotes, status.quotes_count ?? 0],
      [messages.favourites, status.favourites_count],
    ] as const
  ).flatMap(([message, count]) => (count > 0 ? [intl.formatMessage(message, { count })] : []))

/** Parts behind a warning: text, tags, media, poll, quote, link. */
function inner(parts: Parts, intl: IntlShape): (string | false)[] {
  const { status, content } = parts
  const alone = status.media_attachments.length === 0 && !status.quote
  return [
    shortened(content.text.trim(), MAX_TEXT_LENGTH),
    content.hashtags.map((tag) => `#${tag}`).join(' '),
    ...mediaParts(parts, intl),
    pollPart(parts, intl),
    quotePart(parts, intl),
    alone && Boolean(status.card?.title) && intl.formatMessage(messages.link, { title: status.card?.title }),
  ]
}

/** Says that a warning covers media, poll or quote, without their content. */
const coveredParts = ({ status }: Parts, intl: IntlShape): (string | false)[] => [
  status.media_attachments.length > 0 &&
    intl.formatMessage(messages.media, { count: status.media_attachments.length }),
  Boolean(status.poll) && intl.formatMessage(messages.poll),
  Boolean(status.quote) && intl.formatMessage(messages.quote),
]

/** The content, or why it is not shown. */
function phrases(parts: Parts, intl: IntlShape): (string | false)[] {
  const { status, filtered, open = false } = parts
  if (filtered) return [intl.formatMessage(rowMessages.filtered, { title: intl.formatList(filtered) })]
  const warning = status.spoiler_text.trim()
  const rest = warning === '' || open ? inner(parts, intl) : coveredParts(parts, intl)
  return [warning !== '' && intl.formatMessage(messages.warning, { text: warning }), ...rest]
}

/**
 * Returns the accessible name of a post, in this order: booster, author or lead, parent, warning or text with tags,
 * media, poll, quote and link (or the filter that covers it), language if not the user's, time, edited,
 * visibility, own actions, counts. Includes only what is visible on screen. Pure.
 */
export function statusName(parts: Parts, intl: IntlShape): string {
  const { status, account, booster, boost, lead, parentShown = true, filtered, hideCounts = false } = parts
  const state = (on: boolean | null | undefined, message: Message) =>
    Boolean(on) && intl.formatMessage(message)
  const all = [
    boost ?? (booster && intl.formatMessage(messages.boosted, { name: nameOf(booster) })),
    lead ?? nameOf(account),
    parentShown && replyPart(parts, intl),
    ...phrases(parts, intl),
    !filtered && languagePart(status, intl),
    absoluteTime(intl, status.created_at),
    state(Boolean(status.edited_at), messages.edited),
    intl.formatMessage(visibilityNames[status.visibility]),
    state(status.favourited, messages.favourited),
    state(status.reblogged, messages.boostedByMe),
    state(status.bookmarked, messages.bookmarked),
    state(status.pinned, messages.pinned),
    state(status.muted, messages.muted),
    ...(hideCounts || filtered ? [] : counted(status, intl)),
  ]
  return all.filter(Boolean).join(', ')
}
