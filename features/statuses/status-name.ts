import { nameOf } from '@/features/accounts'
import { absoluteTime, defineMessages, type IntlShape } from '@/lib/i18n'
import type { Rendered } from '@/lib/html/render'
import type { Account, Status } from '@/schemas/entities'
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
    description: 'Spoken name of a post: it has a poll',
  },
  quote: {
    id: 'status.name.quote',
    defaultMessage: 'Quotes a post',
    description: 'Spoken name of a post: it quotes another',
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

interface Parts {
  status: Status
  account: Account
  booster?: Account | undefined
  /** Who boosted it in words, where a name does not say it all. */
  boost?: string | undefined
  /** Its text as rendered. */
  content: Pick<Rendered, 'text' | 'hashtags'>
}

/** What a post is called for ears: booster, author, text or warning, media, poll, quote, time, visibility, states. */
export function statusName({ status, account, booster, boost, content }: Parts, intl: IntlShape): string {
  const warned = status.spoiler_text.trim() !== ''
  const descriptions = status.media_attachments
    .map((media) => media.description?.trim() ?? '')
    .filter(Boolean)
  const silent = status.media_attachments.length - descriptions.length
  const parts = [
    boost ?? (booster && intl.formatMessage(messages.boosted, { name: nameOf(booster) })),
    nameOf(account),
    warned ? intl.formatMessage(messages.warning, { text: status.spoiler_text }) : content.text.trim(),
    !warned && content.hashtags.map((tag) => `#${tag}`).join(' '),
    !warned && descriptions.map((text) => intl.formatMessage(messages.described, { text })).join(', '),
    silent > 0 && intl.formatMessage(messages.media, { count: silent }),
    status.poll && intl.formatMessage(messages.poll),
    status.quote && intl.formatMessage(messages.quote),
    absoluteTime(intl, status.created_at),
    intl.formatMessage(visibilityNames[status.visibility]),
    status.favourited && intl.formatMessage(messages.favourited),
    status.reblogged && intl.formatMessage(messages.boostedByMe),
    status.bookmarked && intl.formatMessage(messages.bookmarked),
  ]
  return parts.filter(Boolean).join(', ')
}
