import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import { arrange, AS_IT_CAME, authorsOf, countKinds, topLinks, type Arrangement } from './arrange'
import type { PostStats } from './post-stats'

const post = (id: string, author: string, more: Partial<PostStats> = {}): PostStats => ({
  id: idOf('status', id),
  author: idOf('account', author),
  isOriginal: true,
  boosters: [],
  kinds: ['posts'],
  time: Number(id) * 1000,
  replies: 0,
  boosts: 0,
  favourites: 0,
  link: null,
  ...more,
})

/** Newest first, as in home. */
const POSTS = [
  post('6', 'ann', { favourites: 2, link: 'https://a.example/' }),
  post('5', 'bea', { kinds: ['replies'], replies: 4 }),
  post('4', 'cyn', { kinds: ['boosts', 'media'], boosts: 9, link: 'https://b.example/' }),
  post('3', 'bea', { kinds: ['posts', 'links'], link: 'https://b.example/' }),
  post('2', 'ann', { kinds: ['quotes'], favourites: 2 }),
  post('1', 'bea', { kinds: ['posts', 'media'], favourites: 7, link: 'https://b.example/' }),
]

const arranged = (how: Partial<Arrangement>) =>
  arrange(POSTS, { ...AS_IT_CAME, ...how }).map((row) =>
    row.heading === undefined ? row.id : `${row.heading}:${row.count}`,
  )

test.each<[Partial<Arrangement>, string]>([
  [{}, '6 5 4 3 2 1'],
  [{ sort: 'oldest' }, '1 2 3 4 5 6'],
  [{ sort: 'replies' }, '5 6 4 3 2 1'],
  [{ sort: 'boosts' }, '4 6 5 3 2 1'],
  [{ sort: 'favourites' }, '1 6 2 5 4 3'],
  [{ sort: 'density' }, '5 3 1 6 2 4'],
  [{ kind: 'media' }, '4 1'],
  [{ kind: 'posts', sort: 'oldest' }, '1 3 6'],
  [{ author: idOf('account', 'bea') }, '5 3 1'],
  [{ author: idOf('account', 'bea'), kind: 'replies' }, '5'],
  [{ link: 'https://b.example/' }, '4 3 1'],
  [{ grouped: true }, 'ann:2 6 2 bea:3 5 3 1 cyn:1 4'],
  [{ grouped: true, sort: 'oldest' }, 'bea:3 1 3 5 ann:2 2 6 cyn:1 4'],
  [{ grouped: true, sort: 'density' }, 'bea:3 5 3 1 ann:2 6 2 cyn:1 4'],
  [{ kind: 'links', author: idOf('account', 'cyn') }, ''],
])('%j gives %s', (how, rows) => expect(arranged(how).join(' ')).toBe(rows))

test('a post that another person boosted is counted and found for both', () => {
  const [ann, bea] = [idOf('account', 'ann'), idOf('account', 'bea')]
  const stats = [post('2', 'ann', { boosters: [bea], link: 'https://a.example/' }), post('1', 'ann')]
  expect(authorsOf(stats)).toEqual([
    { id: ann, count: 2 },
    { id: bea, count: 1 },
  ])
  const row = { id: '2', boosters: [bea] }
  expect(arrange(stats, { ...AS_IT_CAME, author: bea })).toEqual([{ ...row, under: null }])
  expect(arrange(stats, { ...AS_IT_CAME, grouped: true })[1]).toEqual({ ...row, under: ann })
  expect(topLinks(stats, 1)).toEqual([{ url: 'https://a.example/', people: 2, post: '2' }])
})

test('counts each kind', () => {
  expect(countKinds(POSTS)).toEqual({
    all: 6,
    posts: 3,
    replies: 1,
    boosts: 1,
    quotes: 1,
    media: 2,
    links: 1,
  })
})

test('people are sorted by their number of posts', () => {
  expect(authorsOf(POSTS).map(({ id, count }) => `${id}:${count}`)).toEqual(['bea:3', 'ann:2', 'cyn:1'])
})

test('pages are sorted by how many people shared them, each person counted once', () => {
  expect(topLinks(POSTS, 5)).toEqual([
    { url: 'https://b.example/', people: 2, post: '4' },
    { url: 'https://a.example/', people: 1, post: '6' },
  ])
  expect(topLinks(POSTS, 1)).toHaveLength(1)
})
