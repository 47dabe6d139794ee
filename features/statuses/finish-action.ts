import { voteByTitles } from '@/features/polls'
import { getSettings } from '@/features/settings'
import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import './boost/boost-modal'
import { bookmarkStatus, boostStatus, favouriteStatus } from './mutations'

const messages = defineMessages({
  boost: {
    id: 'status.finished.boost',
    defaultMessage: 'Boosted as @{handle}',
    description: 'Notice after a visitor boosted a post with a signed-in account; {handle}: its handle',
  },
  favourite: {
    id: 'status.finished.favourite',
    defaultMessage: 'Favourited as @{handle}',
    description: 'Notice after a visitor favourited a post with a signed-in account; {handle}: its handle',
  },
  bookmark: {
    id: 'status.finished.bookmark',
    defaultMessage: 'Bookmarked as @{handle}',
    description: 'Notice after a visitor bookmarked a post with a signed-in account; {handle}: its handle',
  },
  vote: {
    id: 'status.finished.vote',
    defaultMessage: 'Choose your answer to vote as @{handle}.',
    description: 'Notice after a visitor continued to a poll with a signed-in account; {handle}: its handle',
  },
  voted: {
    id: 'status.finished.voted',
    defaultMessage: 'Voted as @{handle}',
    description: 'Notice after a visitor voted in a poll with a signed-in account; {handle}: its handle',
  },
  closed: {
    id: 'status.finished.closed',
    defaultMessage: 'Your vote wasn’t sent because the poll has closed.',
    description:
      'Notice after a visitor continued to a poll with a signed-in account, but the poll has ended',
  },
  votedBefore: {
    id: 'status.finished.voted_before',
    defaultMessage: 'Your vote wasn’t sent because you’ve already voted as @{handle}.',
    description:
      'Notice after a visitor continued to a poll with a signed-in account that voted before; {handle}: its handle',
  },
  ownPoll: {
    id: 'status.finished.own_poll',
    defaultMessage: 'Your vote wasn’t sent because @{handle} created this poll.',
    description:
      'Notice after a visitor continued to a poll with the signed-in account that published it; {handle}: its handle',
  },
})

/** The action of a visitor on a post, which waits for an account. */
interface VisitorAction {
  action: string
  /** For a vote the titles of the chosen options. */
  choices: readonly string[]
}

/**
 * Does for a signed-in account what a visitor wanted to do with a post, and says so. Replies and quotes open the
 * composer; a vote needs a choice, and a poll that takes it. An action that is unknown, or done before, changes nothing.
 */
export async function finishAction(
  runtime: Runtime,
  { action, choices }: VisitorAction,
  id: StatusId,
  { intl, handle }: { intl: IntlShape; handle: string },
): Promise<void> {
  const { key: identity } = runtime.identity
  const say = (done: keyof typeof messages) =>
    void pushToast({ text: () => intl.formatMessage(messages[done], { handle }), identity })
  switch (action) {
    case 'reply':
    case 'quote':
      command(action, { identity, statusId: id })
      break
    case 'vote': {
      const status = runtime.cache.read('status', id)
      if (!status?.poll) break
      const outcome = await voteByTitles(runtime, status.poll, choices)
      if (outcome === 'unclear') say('vote')
      // Servers count the author of a poll as a voter.
      else if (outcome === 'votedBefore' && status.account === runtime.me) say('ownPoll')
      else if (outcome !== 'failed') say(outcome)
      break
    }
    case 'boost':
      if (getSettings().confirmBoost) pushModal('BOOST', { statusId: id }, identity)
      else if (await runtime.run(boostStatus, { id, on: true })) say('boost')
      break
    case 'favourite':
      if (await runtime.run(favouriteStatus, { id, on: true })) say('favourite')
      break
    case 'bookmark':
      if (await runtime.run(bookmarkStatus, { id, on: true })) say('bookmark')
      break
    default:
  }
}
