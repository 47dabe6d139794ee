import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  uses: {
    id: 'tag.card.uses',
    defaultMessage: '{count, plural, one {{number} post this week} other {{number} posts this week}}',
    description: 'On the page and on the preview card of a hashtag; {number}: the count, formatted',
  },
  people: {
    id: 'tag.card.people',
    defaultMessage: '{count, plural, one {by {number} person} other {by {number} people}}',
    description:
      'On the page and on the preview card of a hashtag, after the number of posts; accounts are counted once per day; {number}: the count, formatted',
  },
  unknown: {
    id: 'tag.card.unknown',
    defaultMessage: 'No statistics for this hashtag',
    description:
      'On the page and on the preview card of a hashtag when the server doesn’t say how often it is used',
  },
})
