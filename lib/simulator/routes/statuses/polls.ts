import type { Poll } from '../../store/model'
import { pairKey } from '../../store/world'
import { pollOut } from '../../serialize/status'
import { seenStatus } from '../../routing/access'
import { me, pathParam, type Call } from '../../routing/call'
import { found, invalid } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

/** Returns a poll of a post the caller may read. */
function seenPoll(call: Call): Poll {
  const poll = found(call.server.world.polls.get(pathParam(call)))
  seenStatus(call, poll.statusId)
  return poll
}

/** Votes once per account, in another account's open poll. */
function vote(call: Call): Reply {
  const { world, clock } = call.server
  const poll = seenPoll(call)
  const choices = [...new Set(call.params.texts('choices').map(Number))]
  if (poll.expiresAt !== null && poll.expiresAt <= clock.now()) throw invalid('The poll has already ended')
  if (poll.accountId === me(call)) throw invalid('You cannot vote in your own polls')
  if (choices.length === 0 || choices.some((at) => !Number.isInteger(at) || !poll.options[at]))
    throw invalid('The chosen vote option does not exist')
  if (world.votes.find('pair', pairKey(poll.id, me(call))))
    throw invalid('You have already voted on this poll')
  if (!poll.multiple && choices.length > 1) throw invalid('You can only choose one option in this poll')
  world.votes.put({ id: world.ids.serial(), pollId: poll.id, accountId: me(call), choices })
  const options = poll.options.map((option, at) =>
    choices.includes(at) ? { ...option, votes: option.votes + 1 } : option,
  )
  const changed = found(world.polls.patch(poll.id, { options, votersCount: poll.votersCount + 1 }))
  return reply(pollOut(call.view, changed))
}

/** Reading polls and voting. */
export const pollRoutes = [
  route('GET /api/v1/polls/:id', 'anyone', 'read:statuses', (call) =>
    reply(pollOut(call.view, seenPoll(call))),
  ),
  route('POST /api/v1/polls/:id/votes', 'user', 'write:statuses', vote),
]
