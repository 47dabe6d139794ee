import { apiPath } from '@/lib/http'
import type { Poll } from '@/schemas/entities'
import { pollDto } from '@/schemas/statuses/poll'
import { overlay, type MergeRule } from '../merge'
import { normalisePoll } from '../normalise'
import { defineKind } from './kind'
import { requestRows } from './request-rows'

const VIEWER: ReadonlySet<keyof Poll> = new Set(['voted', 'own_votes'])

/** True when two polls ask the same: editing the options resets the votes. */
const sameQuestion = (a: Poll, b: Poll) =>
  a.multiple === b.multiple &&
  a.options.length === b.options.length &&
  a.options.every((option, at) => option.title === b.options[at]?.title)

const merge: MergeRule<'poll'> = (base, incoming, { newer, partial }) => {
  const same = sameQuestion(base, incoming)
  const ownVote = (from: Poll): Partial<Poll> => ({
    voted: true,
    ...(from.own_votes && { own_votes: from.own_votes }),
  })
  // A vote cannot be undone, so even an old answer proves it.
  if (!newer) return same && incoming.voted && !base.voted ? { ...base, ...ownVote(incoming) } : base
  if (partial && same && incoming.votes_count < base.votes_count) return base
  const next = overlay(base, incoming, (key) => partial && VIEWER.has(key))
  if (!base.voted) return next
  if (same) return next.voted ? next : { ...next, ...ownVote(base) }
  return partial ? { ...next, voted: false, own_votes: [] } : next
}

export const pollKind = defineKind({
  name: 'poll',
  viewerFields: VIEWER,
  merge,
  requests: {
    wait: 50,
    one: (http, id) => requestRows(http, apiPath('polls', id), pollDto, (dto) => normalisePoll(dto).rows),
  },
})
