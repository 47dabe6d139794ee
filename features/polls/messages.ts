import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: { id: 'poll.label', defaultMessage: 'Poll', description: 'Spoken name of a poll' },
  votes: {
    id: 'poll.votes',
    defaultMessage: '{count, plural, one {{number} vote} other {{number} votes}}',
    description: 'Under a poll',
  },
  people: {
    id: 'poll.people',
    defaultMessage: '{count, plural, one {{number} person} other {{number} people}}',
    description: 'Under a poll',
  },
  uncounted: {
    id: 'poll.uncounted',
    defaultMessage: 'Your vote was not counted. This is how the poll stands now.',
    description: 'Over the results of a poll after a vote that the server refused',
  },
  resultsLabel: {
    id: 'poll.results_label',
    defaultMessage: 'Results of the poll',
    description: 'Spoken name of the results of a poll',
  },
  spoken: {
    id: 'poll.spoken',
    defaultMessage: 'Results: {results}',
    description: 'Said when the results of a poll come; results are the options with their shares',
  },
  spokenShare: {
    id: 'poll.spoken.share',
    defaultMessage: '{title}, {share}',
    description: 'One option of a poll as it is said; share is like "50%"',
  },
  spokenShareOwn: {
    id: 'poll.spoken.share_own',
    defaultMessage: '{title}, {share}, your vote',
    description: 'The option one voted for as it is said; share is like "50%"',
  },
  spokenOwn: {
    id: 'poll.spoken.own',
    defaultMessage: '{title}, your vote',
    description: 'The option one voted for as it is said, where shares are hidden',
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
  refreshFailed: {
    id: 'poll.refreshFailed',
    defaultMessage: 'The results could not be read anew',
    description: 'After pressing Refresh under a poll: the server could not be asked',
  },
  several: {
    id: 'poll.several',
    defaultMessage: 'Choose one or more',
    description: 'Under a poll that takes several choices',
  },
})
