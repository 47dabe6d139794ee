import { nameOf } from '@/features/accounts'
import { replacesLink } from '@/features/statuses'
import { toText } from '@/lib/html/to-text'
import type { IntlShape } from '@/lib/i18n'
import type { Account, Status } from '@/schemas/entities'
import { messages } from '../messages'

/** Mentions at the start of a text, which name the people of the conversation again. */
const MENTIONS = /^(?:@[\p{L}\p{N}_.@-]+[\s,:]*)+/u

type Content = Pick<Status, 'content' | 'spoiler_text' | 'media_attachments' | 'poll' | 'quote'>

/** The text of a post without the mentions at its start, in one line; '' without text. */
function textWithoutMentions({ content, quote }: Pick<Status, 'content' | 'quote'>): string {
  const text = toText(content, { quoted: Boolean(quote && replacesLink(quote)) })
    .replace(/\s+/g, ' ')
    .trim()
  return text.replace(MENTIONS, '') || text
}

/** Describes the content of a post in one line: its content warning, its text, or its media. */
export function contentLine(status: Content, intl: IntlShape): string {
  const warning = status.spoiler_text.trim()
  if (warning !== '') return intl.formatMessage(messages.warning, { text: warning })
  const text = textWithoutMentions(status)
  const { media_attachments: media } = status
  const kinds = new Set(media.map(({ type }) => type))
  const [kind] = kinds
  // Mentions alone are no text when something is attached.
  const isBare = text === '' || text.replace(MENTIONS, '') === ''
  if (isBare && kind !== undefined)
    return intl.formatMessage(messages.media, {
      kind: media.length === 1 ? kind : 'many',
      count: media.length,
    })
  if (isBare && status.poll) return intl.formatMessage(messages.poll)
  return text
}

interface ExcerptOptions {
  author: Pick<Account, 'display_name' | 'username'>
  own: boolean
  /** There are several other people, so the author is named. */
  group: boolean
  /** Titles of the filters that cover the post. Default: none do. */
  filtered?: readonly string[] | null
}

/** The last post of a conversation in one line, or the filters that cover it. */
export function excerptOf(
  status: Content,
  { author, own, group, filtered = null }: ExcerptOptions,
  intl: IntlShape,
): string {
  const text = filtered
    ? intl.formatMessage(messages.filtered, { title: intl.formatList(filtered) })
    : contentLine(status, intl)
  if (own) return intl.formatMessage(messages.own, { text })
  return group ? intl.formatMessage(messages.by, { name: nameOf(author), text }) : text
}
