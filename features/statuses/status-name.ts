import { nameOf } from '@/features/accounts'
import { absoluteTime, defineMessages, languageName, type IntlShape } from '@/lib/i18n'
import { toText } from '@/lib/html/to-text'
import type { Rendered } from '@/lib/html/render'
import type { Account, Poll, Status } from '@/schemas/entities'
import { messages as rowMessages } from './status-card/messages'
import { visibilityNames } from './visibility-icon'

const messages = defineMessages({
  boosted: {
    id: 'status.name.boosted',
    defaultMessage: '{name} boosted',
    description: 'Spoken name of a post: who boosted it',
  },
  media: {
    id: 'status.name.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'Spoken name of a post: it has media without descriptions',
  },
  described: {
    id: 'status.name.described',
    defaultMessage: 'Media: {text}',
    description: 'Spoken name of a post: description of a picture',
  },
  poll: {
    id: 'status.name.poll',
    defaultMessage: 'Poll',
    description: 'Spoken name of a post: it has a poll of which nothing more is known',
  },
  pollOpen: {
    id: 'status.name.pollOpen',
    defaultMessage: 'Poll: {options}',
    description: 'Spoken name of a post: its open poll',
  },
  pollVoted: {
    id: 'status.name.pollVoted',
    defaultMessage: 'Poll, you voted: {options}',
    description: 'Spoken name of a post: its open poll in which the reader took part',
  },
  pollClosed: {
    id: 'status.name.pollClosed',
    defaultMessage: 'Closed poll: {options}',
    description: 'Spoken name of a post: its poll that is over',
  },
  quote: {
    id: 'status.name.quote',
    defaultMessage: 'Quotes a post',
    description: 'Spoken name of a post: it quotes another that is not shown',
  },
  quoteOf: {
    id: 'status.name.quoteOf',
    defaultMessage: 'Quotes {name}: {text}',
    description: 'Spoken name of a post: it quotes another; text is what that says',
  },
  link: {
    id: 'status.name.link',
    defaultMessage: 'Link: {title}',
    description: 'Spoken name of a post: title of the page it links to',
  },
  edited: {
    id: 'status.name.edited',
    defaultMessage: 'Edited',
    description: 'Spoken name of a post: it was edited',
  },
  replies: {
    id: 'status.name.replies',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'Spoken name of a post: count',
  },
  boosts: {
    id: 'status.name.boosts',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Spoken name of a post: count',
  },
  favourites: {
    id: 'status.name.favourites',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
    description: 'Spoken name of a post: count',
  },
  warning: {
    id: 'status.name.warning',
    defaultMessage: 'Warning: {text}',
    description: 'Spoken name of a post: its content warning',
  },
  favourited: {
    id: 'status.name.favourited',
    defaultMessage: 'Favourited',
    description: 'Spoken name of a post: state',
  },
  boostedByMe: {
    id: 'status.name.boostedByMe',
    defaultMessage: 'Boosted by you',
    description: 'Spoken name of a post: state',
  },
  bookmarked: {
    id: 'status.name.bookmarked',
    defaultMessage: 'Bookmarked',
    description: 'Spoken name of a post: state',
  },
})

/** What stands around a post, as far as it is at hand. */
export interface NameContext {
  poll?: Poll | undefined
  /** Its poll is over, by flag or by the clock. */
  closed?: boolean
  /** The quoted post, where it is shown. */
  quoted?: { status: Status; account: Account } | undefined
  /** The author of what it answers. */
  parent?: Account | undefined
  /** The reader does not want to know counts. */
  hideCounts?: boolean
}

interface Parts extends NameContext {
  status: Status
  account: Account
  booster?: Account | undefined
  /** Who boosted it in words, where a name does not say it all. */
  boost?: string | undefined
  /** Its text as rendered. */
  content: Pick<Rendered, 'text' | 'hashtags' | 'long'>
}

/** As much of a text as is read out before the post is opened, UTF-16 units. */
const TEXT = 500
const QUOTED = 160

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

function mediaParts({ media_attachments: media }: Status, intl: IntlShape): string[] {
  const descriptions = media.map(({ description }) => description?.trim() ?? '').filter(Boolean)
  const silent = media.length - descriptions.length
  return [
    ...descriptions.map((text) => intl.formatMessage(messages.described, { text })),
    ...(silent > 0 ? [intl.formatMessage(messages.media, { count: silent })] : []),
  ]
}

function pollPart({ status, poll, closed }: Parts, intl: IntlShape): string | false {
  if (!status.poll) return false
  if (!poll) return intl.formatMessage(messages.poll)
  const said = closed ? messages.pollClosed : poll.voted ? messages.pollVoted : messages.pollOpen
  return intl.formatMessage(said, { options: poll.options.map(({ title }) => title).join('; ') })
}

function quotePart({ status, quoted }: Parts, intl: IntlShape): string | false {
  if (!status.quote) return false
  if (!quoted) return intl.formatMessage(messages.quote)
  const { spoiler_text: warning, content } = quoted.status
  const text =
    warning.trim() === ''
      ? shortened(toText(content, { quoted: Boolean(quoted.status.quote) }), QUOTED)
      : intl.formatMessage(messages.warning, { text: warning })
  return intl.formatMessage(messages.quoteOf, { name: nameOf(quoted.account), text })
}

const baseOf = (tag: string) => tag.split('-')[0]

function languagePart({ language }: Status, intl: IntlShape): string | false {
  return language !== null && baseOf(language) !== baseOf(intl.locale) && languageName(intl, language)
}

const counted = (status: Status, intl: IntlShape): string[] =>
  (
    [
      [messages.replies, status.replies_count],
      [messages.boosts, status.reblogs_count],
      [messages.favourites, status.favourites_count],
    ] as const
  ).flatMap(([message, count]) => (count > 0 ? [intl.formatMessage(message, { count })] : []))

/** What is behind a warning: text, tags, media, poll, quote, link. */
function inner(parts: Parts, intl: IntlShape): (string | false)[] {
  const { status, content } = parts
  const alone = status.media_attachments.length === 0 && !status.quote
  return [
    shortened(content.text.trim(), TEXT),
    content.hashtags.map((tag) => `#${tag}`).join(' '),
    ...mediaParts(status, intl),
    pollPart(parts, intl),
    quotePart(parts, intl),
    alone && Boolean(status.card?.title) && intl.formatMessage(messages.link, { title: status.card?.title }),
  ]
}

/** That something is behind a warning, without saying what. */
const veiled = ({ status }: Parts, intl: IntlShape): (string | false)[] => [
  intl.formatMessage(messages.warning, { text: status.spoiler_text }),
  status.media_attachments.length > 0 &&
    intl.formatMessage(messages.media, { count: status.media_attachments.length }),
  Boolean(status.poll) && intl.formatMessage(messages.poll),
  Boolean(status.quote) && intl.formatMessage(messages.quote),
]

/**
 * What a post is called for ears (STS12), in this order: booster, author, whom it answers, its warning or its text with
 * tags, media, poll, quote and link, language where it is another than the reader's, time, edited, visibility, what the
 * reader did, counts. Pure: the same parts give the same name.
 */
export function statusName(parts: Parts, intl: IntlShape): string {
  const { status, account, booster, boost, hideCounts = false } = parts
  const warned = status.spoiler_text.trim() !== ''
  const said = [
    boost ?? (booster && intl.formatMessage(messages.boosted, { name: nameOf(booster) })),
    nameOf(account),
    replyPart(parts, intl),
    ...(warned ? veiled(parts, intl) : inner(parts, intl)),
    languagePart(status, intl),
    absoluteTime(intl, status.created_at),
    Boolean(status.edited_at) && intl.formatMessage(messages.edited),
    intl.formatMessage(visibilityNames[status.visibility]),
    status.favourited && intl.formatMessage(messages.favourited),
    status.reblogged && intl.formatMessage(messages.boostedByMe),
    status.bookmarked && intl.formatMessage(messages.bookmarked),
    ...(hideCounts ? [] : counted(status, intl)),
  ]
  return said.filter(Boolean).join(', ')
}
