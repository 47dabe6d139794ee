import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'boostStrip.title',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Heading of a row of small cards in a timeline, each a boosted post',
  },
  more: {
    id: 'boostStrip.more',
    defaultMessage: '+{count, number}',
    description:
      'After the name of an account that boosted a post; {count}: number of other accounts that boosted it',
  },
  previous: {
    id: 'boostStrip.previous',
    defaultMessage: 'Previous boosts',
    description: 'Button: scrolls a row of boosted posts back',
  },
  next: {
    id: 'boostStrip.next',
    defaultMessage: 'Next boosts',
    description: 'Button: scrolls a row of boosted posts forward',
  },
})
