import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'poll.label',
    defaultMessage: 'Poll',
    description: 'Screen reader name of the options of a poll',
  },
  votes: {
    id: 'poll.votes',
    defaultMessage: '{count, plural, one {{number} vote} other {{number} votes}}',
    description: 'Under a poll; {number}: how many votes it has, formatted',
  },
  people: {
    id: 'poll.people',
    defaultMessage: '{count, plural, one {{number} person} other {{number} people}}',
    description: 'Under a poll; {number}: how many people have voted, formatted',
  },
  notCounted: {
    id: 'poll.not_counted',
    defaultMessage: 'Your vote wasn’t counted. These are the current results.',
    description: 'Above the results of a poll after a vote that failed',
  },
  resultsLabel: {
    id: 'poll.results_label',
    defaultMessage: 'Poll results',
    description: 'Screen reader name of the results of a poll',
  },
  closed: { id: 'poll.closed', defaultMessage: 'Closed', description: 'Under a poll that has ended' },
  ends: {
    id: 'poll.ends',
    defaultMessage: 'Ends {time}',
    description: 'Under a poll; {time}: such as "in 3 hours"',
  },
  own: {
    id: 'poll.own',
    defaultMessage: 'Your vote',
    description: 'Mark on the poll option the user voted for',
  },
  vote: { id: 'poll.vote', defaultMessage: 'Vote', description: 'Button under a poll: sends the vote' },
  results: {
    id: 'poll.results',
    defaultMessage: 'See results',
    description: 'Button under a poll: shows the results without voting',
  },
  back: {
    id: 'poll.back',
    defaultMessage: 'Back to voting',
    description: 'Button under the results of a poll: returns to the options',
  },
  refresh: {
    id: 'poll.refresh',
    defaultMessage: 'Refresh',
    description: 'Button under the results of a poll: loads them again',
  },
  refreshFailed: {
    id: 'poll.refresh_failed',
    defaultMessage: 'Couldn’t refresh the results. Try again.',
    description: 'Error notice after Refresh under a poll',
  },
  multiple: {
    id: 'poll.multiple',
    defaultMessage: 'Choose one or more',
    description: 'Under a poll that allows several options',
  },
})
