import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { FindPosts } from './find-posts'
import { monthOf } from './months'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }

function show(search: { query?: string; month?: string } = {}, options: StageOptions = {}) {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  const id = stage.accountId('ann')
  script.as('ann').publish('A heron on the lake')
  const account = put.account(stage.runtime, {
    id,
    acct: 'ann',
    username: 'ann',
    created_at: new Date(server.clock.now() - 400 * 86_400_000).toISOString(),
  })
  const rendered = renderWith(
    <FindPosts
      account={account}
      query={search.query ?? ''}
      month={search.month}
      scroller={scroller}
      memory={new WindowMemory()}
    />,
    { stage },
  )
  return { ...rendered, stage, month: monthOf(server.clock.now()) ?? '' }
}

test('the chart has a bar per month, which opens the month', async () => {
  const { month } = show()
  await screen.findByText('Based on all posts on this server.')
  const bars = screen.getAllByRole('link', { name: /: \d+ posts?$/ })
  expect(bars.at(-1)?.getAttribute('href')).toBe(`/@ann/archive?month=${month}`)
})

test('a month lists the posts up to its end', async () => {
  const stage = createStage()
  const month = monthOf(stage.simulator.server.clock.now()) ?? ''
  stage.close()
  show({ month })
  expect(await screen.findByRole('heading', { name: / and earlier$/ })).toBeTruthy()
  expect(within(await screen.findByRole('feed')).getByText('A heron on the lake')).toBeTruthy()
})

test('a month before the first post is empty', async () => {
  show({ month: '2009-01' })
  expect(
    await screen.findByText('This server has no posts by this account from January 2009 or earlier.'),
  ).toBeTruthy()
})

test('the month form jumps to a month', async () => {
  const { user, stage, month } = show()
  await user.click(await screen.findByRole('button', { name: 'Show posts' }))
  expect(stage.navigation.went).toEqual([`/@ann/archive?month=${month}`])
})

test('no month opens where ids do not contain their time', async () => {
  show({}, { software: 'gotosocial' })
  await screen.findByText('Based on all posts on this server.')
  expect(screen.queryByRole('link', { name: /: \d+ posts?$/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show posts' })).toBeNull()
})

test('a link to a month says that this server cannot open it', async () => {
  show({ month: '2026-05' }, { software: 'gotosocial' })
  expect(await screen.findByText('You can’t open posts by month on this server.')).toBeTruthy()
})

test('an account without posts has no chart, and its boosts are not counted', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const post = script.as('ben').publish({ text: 'Boosted', visibility: 'public' })
  script.as('dora').boost(post.id)
  const account = put.account(stage.runtime, { id: stage.accountId('dora'), acct: 'dora', username: 'dora' })
  const place = { scroller, memory: new WindowMemory() }
  renderWith(<FindPosts account={account} query="" month={undefined} {...place} />, { stage })
  expect(await screen.findByText('No posts yet')).toBeTruthy()
  expect(screen.queryByText('Based on all posts on this server.')).toBeNull()
})

test('a failure to count earlier posts can be retried', async () => {
  const stage = createStage()
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  const { script } = stage.simulator
  for (let at = 0; at < 45; at++) script.as('dora').publish(`Post ${at}`)
  const account = put.account(stage.runtime, { id: stage.accountId('dora'), acct: 'dora', username: 'dora' })
  const place = { scroller, memory: new WindowMemory() }
  const held = script.hold('GET /api/v1/accounts/:id/statuses')
  const { user } = renderWith(<FindPosts account={account} query="" month={undefined} {...place} />, {
    stage,
  })
  await waitFor(() => expect(held.count).toBe(1))
  script.refuse('GET /api/v1/accounts/:id/statuses', 503, { error: 'Down for now' })
  held.release()
  expect(await screen.findByText('Couldn’t count earlier posts')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Based on all posts on this server.')).toBeTruthy()
  expect(screen.queryByText('Couldn’t count earlier posts')).toBeNull()
})

test('a search finds posts of this account only', async () => {
  const { user, stage } = show({ query: 'heron' })
  expect(within(await screen.findByRole('feed')).getByText('A heron on the lake')).toBeTruthy()
  const field = screen.getByRole('searchbox', { name: 'Search posts by @ann' })
  await user.clear(field)
  await user.type(field, 'two words{Enter}')
  expect(stage.navigation.went).toEqual(['/@ann/archive?q=two%20words'])
})

test('a search without results says why', async () => {
  show({ query: 'nothing like it' })
  expect(await screen.findByText('No posts found')).toBeTruthy()
})

test('visitors get no search', async () => {
  show({ query: 'heron' }, { as: null })
  await screen.findByText('Based on all posts on this server.')
  expect(screen.queryByRole('searchbox')).toBeNull()
})
