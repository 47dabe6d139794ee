import type { Poll } from '@/schemas/entities'

/** Votes for `choices` (indexes of options). A voted poll stays as it is: votes are final. */
export const withVote =
  (choices: readonly number[]) =>
  (poll: Poll): Poll =>
    poll.voted
      ? poll
      : {
          ...poll,
          voted: true,
          own_votes: [...choices],
          votes_count: poll.votes_count + choices.length,
          voters_count: poll.voters_count === null ? null : poll.voters_count + 1,
          options: poll.options.map((option, at) =>
            choices.includes(at) && option.votes_count !== null
              ? { ...option, votes_count: option.votes_count + 1 }
              : option,
          ),
        }
