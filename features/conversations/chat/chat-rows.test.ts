import { expect, test } from 'vitest'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { chatRows, inOrder, type ChatPost } from './chat-rows'

const ME = '1' as AccountId
const post = (id: string, account: string, at: string, mentions: readonly string[] = []): ChatPost => ({
  id: id as StatusId,
  account: account as AccountId,
  created_at: `2026-06-${at}:00.000Z`,
  mentions: mentions.map((each) => ({ id: each as AccountId, acct: each, username: each, url: '' })),
})
const dayOf = (at: string) => at.slice(0, 10)

const brief = (...posts: ChatPost[]) =>
  chatRows(posts, ME, dayOf).map((row) =>
    row.kind === 'post'
      ? `${row.key}${row.first ? ' first' : ''}`
      : row.kind === 'day'
        ? 'day'
        : row.people.join(),
  )

test('a day begins with a row', () => {
  expect(brief(post('5', '2', '01T10:00', ['1']), post('6', '1', '02T10:00', ['2']))).toEqual([
    'day',
    '5 first',
    'day',
    '6 first',
  ])
})

test('the author is named once, and again after a pause', () => {
  expect(
    brief(
      post('5', '2', '01T10:00', ['1']),
      post('6', '2', '01T10:05', ['1']),
      post('7', '2', '01T10:30', ['1']),
      post('8', '1', '01T10:31', ['2']),
    ),
  ).toEqual(['day', '5 first', '6', '7 first', '8 first'])
})

test('people are named when they differ from those of the post before', () => {
  expect(
    brief(
      post('5', '2', '01T10:00', ['1']),
      post('6', '1', '01T10:01', ['2', '3']),
      post('7', '3', '01T10:02', ['1', '2']),
      post('8', '2', '01T10:03', ['1']),
    ),
  ).toEqual(['day', '5 first', '2,3', '6 first', '7 first', '2', '8 first'])
})

test('when the first posts are left out, the day begins with the rest', () => {
  const posts = [post('5', '2', '01T10:00'), post('6', '2', '01T10:01'), post('7', '2', '01T10:02')]
  expect(chatRows(posts, ME, dayOf, 1)).toEqual([
    { kind: 'day', key: 'day:6', at: '2026-06-01T10:01:00.000Z' },
    { kind: 'post', key: '6', first: true, position: 2 },
    { kind: 'post', key: '7', first: false, position: 3 },
  ])
})

test('posts are sorted by time, then by id', () => {
  const posts = [post('10', '2', '01T10:00'), post('9', '2', '01T10:00'), post('11', '2', '01T09:00')]
  expect(inOrder(posts).map(({ id }) => id)).toEqual(['11', '9', '10'])
})
