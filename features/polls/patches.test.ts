import { expect, test } from 'vitest'
import { pollOf } from '@/lib/testing/factories'
import { withVote } from './patches'

test('a vote counts the voter once and each choice once', () => {
  const poll = pollOf({ multiple: true, votes_count: 5, voters_count: 3 })
  expect(withVote([0, 1])(poll)).toMatchObject({
    voted: true,
    own_votes: [0, 1],
    votes_count: 7,
    voters_count: 4,
    options: [{ votes_count: 3 }, { votes_count: 1 }],
  })
})

test('a voted poll cannot be voted again', () => {
  const poll = pollOf({ voted: true, own_votes: [1] })
  expect(withVote([0])(poll)).toBe(poll)
})

test('hidden counts stay hidden', () => {
  const poll = pollOf({ voters_count: null, options: [{ title: 'a', votes_count: null }] })
  expect(withVote([0])(poll)).toMatchObject({ voters_count: null, options: [{ votes_count: null }] })
})
