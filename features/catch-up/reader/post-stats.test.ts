import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { EntityCache, normaliseStatus } from '@/lib/cache'
import { accountOf, idOf, statusOf } from '@/lib/testing/factories'
import { sharersOf, postStatsOf } from './post-stats'

const by = (id: string) => ({ account: accountOf({ id, acct: `${id}@far.example`, username: id }) })
const TALK = statusOf({ id: '10', ...by('ann'), created_at: '2026-06-15T10:00:00.000Z' })
const OTHER = statusOf({ id: '20', ...by('dan') })
const boost = (id: string, who: string, status = TALK) =>
  statusOf({ id, ...by(who), reblog: status, content: '', created_at: '2026-06-15T12:00:00.000Z' })

/** Stats of a home with these posts, newest first. */
function statsOf(...posts: ReturnType<typeof statusOf>[]) {
  const cache = new EntityCache(new QueryClient())
  const ids = posts.map((post) => {
    const { rows, id } = normaliseStatus(post)
    cache.ingest(rows, cache.tick())
    return id
  })
  return postStatsOf(cache, [...ids, idOf('status', 'unknown')])
}

test('a post and its boosts are one, with all who boosted it', () => {
  const [talk, ...others] = statsOf(boost('32', 'cyn'), boost('31', 'bea'), OTHER, TALK)
  expect(others.map(({ id }) => id)).toEqual(['20'])
  expect(talk).toMatchObject({
    id: '10',
    author: 'ann',
    boosters: ['cyn', 'bea'],
    kinds: ['posts', 'boosts'],
  })
  expect(talk?.time).toBe(Date.parse('2026-06-15T10:00:00.000Z'))
  expect(talk && sharersOf(talk)).toEqual(['ann', 'cyn', 'bea'])
})

test('boosts without the original are one, by the latest booster', () => {
  expect(statsOf(boost('32', 'cyn'), boost('31', 'bea'))).toMatchObject([
    { id: '32', author: 'cyn', boosters: ['cyn', 'bea'], kinds: ['boosts'] },
  ])
})
