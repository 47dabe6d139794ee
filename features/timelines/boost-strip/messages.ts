import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'boostStrip.title',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Heading of a row of small cards, each a boosted post',
  },
  more: {
    id: 'boostStrip.more',
    defaultMessage: '+{count, number}',
    description: 'After the name of somebody who boosted a post: how many more did',
  },
  previous: {
    id: 'boostStrip.previous',
    defaultMessage: 'Previous boosts',
    description: 'Button: scrolls a row of small cards back',
  },
  next: {
    id: 'boostStrip.next',
    defaultMessage: 'Next boosts',
    description: 'Button: scrolls a row of small cards on',
  },
})
