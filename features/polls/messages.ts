import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: { id: 'poll.label', defaultMessage: 'Poll', description: 'Spoken name of a poll' },
  votes: {
    id: 'poll.votes',
    defaultMessage: '{count, plural, one {# vote} other {# votes}}',
    description: 'Under a poll',
  },
  people: {
    id: 'poll.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Under a poll',
  },
  closed: { id: 'poll.closed', defaultMessage: 'Closed', description: 'Under a poll that has ended' },
  ends: {
    id: 'poll.ends',
    defaultMessage: 'Ends {time}',
    description: 'Under a poll; time is like "in 3 hours"',
  },
  own: { id: 'poll.own', defaultMessage: 'Your vote', description: 'Mark on the option one voted for' },
  vote: { id: 'poll.vote', defaultMessage: 'Vote', description: 'Button: sends the choice' },
  results: {
    id: 'poll.results',
    defaultMessage: 'See results',
    description: 'Button: shows the results of a poll without voting',
  },
  back: {
    id: 'poll.back',
    defaultMessage: 'Back to voting',
    description: 'Button: from the results of a poll',
  },
  refresh: { id: 'poll.refresh', defaultMessage: 'Refresh', description: 'Button: reads the results anew' },
  several: {
    id: 'poll.several',
    defaultMessage: 'Choose one or more',
    description: 'Under a poll that takes several choices',
  },
})
