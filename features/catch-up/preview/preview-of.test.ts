import { expect, test } from 'vitest'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { previewOf, type RecentPost } from './preview-of'

const HOUR = 3_600_000
const NOW = 100 * HOUR
const post = (id: number, hoursAgo: number, by = 'a'): RecentPost => ({
  id: String(id) as StatusId,
  at: NOW - hoursAgo * HOUR,
  by: by as AccountId,
  face: `${by}.png`,
})
const posts = [post(19, 0.5), post(18, 0.9, 'b'), post(17, 0.95), post(16, 3, 'c')]

test.each([
  [1, true, 3, false, ['a.png', 'b.png']],
  [4, true, 4, true, ['a.png', 'b.png', 'c.png']],
  [4, false, 4, false, ['a.png', 'b.png', 'c.png']],
])(
  'the last %s hours, with older posts: %s, have %s posts, more: %s',
  (hours, hasMore, count, more, faces) => {
    expect(previewOf({ hours }, { posts, hasMore }, NOW)).toEqual({ count, more, faces })
  },
)

test('posts are counted to the last read one, which may be far back', () => {
  const since = (lastRead: string) =>
    previewOf({ lastRead: lastRead as StatusId }, { posts, hasMore: true }, NOW)
  expect(since('17')).toEqual({ count: 2, more: false, faces: ['a.png', 'b.png'] })
  expect(since('19')).toEqual({ count: 0, more: false, faces: [] })
  expect(since('9')).toMatchObject({ count: 4, more: true })
})

test('at most five avatars are shown, each person once', () => {
  const many = Array.from({ length: 12 }, (_, index) => post(40 - index, 0.1, 'abcdefg'[index % 7]))
  expect(previewOf({ hours: 1 }, { posts: many, hasMore: false }, NOW).faces).toHaveLength(5)
})
