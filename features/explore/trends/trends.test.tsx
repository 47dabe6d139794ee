import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { idsOf } from '@/lib/query'
import { TrendsSummary } from '../summary/trends-summary'
import { RefreshTrends } from './refresh-trends'
import { trendingPosts } from './trend-lists'
import { TrendingLinks } from './trending-links'
import { TrendingPosts } from './trending-posts'
import { TrendingTags } from './trending-tags'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 40_000 }
const TABS = { posts: TrendingPosts, tags: TrendingTags, links: TrendingLinks }
const ROUTES = {
  posts: 'GET /api/v1/trends/statuses',
  tags: 'GET /api/v1/trends/tags',
  links: 'GET /api/v1/trends/links',
} as const
type Tab = keyof typeof TABS

const link = (at: number) => ({
  url: `https://news.example/${at}`,
  title: `Story ${at}`,
  description: '',
  type: 'link' as const,
  authors: [],
  providerName: 'The Daily',
  providerUrl: '',
  html: '',
  width: 0,
  height: 0,
  image: null,
  imageDescription: '',
  embedUrl: '',
  blurhash: null,
  publishedAt: null,
  language: 'en',
})

/** A stage with `count` trending posts, hashtags and links. */
async function stageOf(options: StageOptions = {}, count = 3): Promise<Stage> {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  const eve = script.as('eve@remote.example')
  const numbers = Array.from({ length: count }, (_, at) => at)
  const history = [
    { uses: 9, accounts: 4 },
    { uses: 5, accounts: 3 },
  ]
  server.world.trends = {
    tags: numbers.map((at) => ({ name: `Tag${at}`, history: [] })),
    links: numbers.map((at) => ({ card: link(at), history })),
    statusIds: numbers.map((at) => eve.publish(`Hot post ${at}`).id),
  }
  server.world.tagHistory = new Map([['tag0', history]])
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  return stage
}

function show(stage: Stage, tab: Tab, memory = new WindowMemory()) {
  const Content = TABS[tab]
  return renderWith(
    <>
      <RefreshTrends tab={tab} />
      <Content scroller={scroller} memory={memory} />
    </>,
    { stage },
  )
}

const calls = (stage: Stage, tab: Tab) =>
  stage.simulator.recorded.filter(({ route }) => route === ROUTES[tab]).length
const rows = () => screen.findAllByRole('listitem')

test('lists the trending posts in their order, each once though the pages overlap', async () => {
  const stage = await stageOf({}, 45)
  const { world } = stage.simulator.server
  stage.simulator.script.rewrite(
    ROUTES.posts,
    (body) => {
      // Two posts rise to the top before the next page is requested.
      const { trends } = world
      const last = trends.statusIds.slice(-2)
      world.trends = { ...trends, statusIds: [...last, ...trends.statusIds.slice(0, -2)] }
      return body
    },
    { times: 1 },
  )
  const { cache, client } = stage.runtime
  const list = await client.fetchInfiniteQuery({ ...trendingPosts(stage.runtime), pages: 2 })
  const posts = idsOf(list).map((id) => cache.read('status', id)?.content)
  expect(list.pages.map(({ ids }) => ids.length)).toEqual([40, 5])
  expect(posts.slice(0, 2)).toEqual(['<p>Hot post 0</p>', '<p>Hot post 1</p>'])
  expect(posts).toHaveLength(43)
})

test('shows hashtags with the people of two days, and a button to follow each without more requests', async () => {
  const stage = await stageOf({}, 45)
  const { user } = show(stage, 'tags')
  await waitFor(async () => expect(await rows()).toHaveLength(45))
  const [first] = await rows()
  if (!first) throw new Error('no row')
  expect(within(first).getByRole('link', { name: '#Tag0' }).getAttribute('href')).toBe('/tags/Tag0')
  expect(first.textContent).toContain('7 people in the past 2 days')
  await user.click(within(first).getByRole('button', { name: 'Follow #Tag0' }))
  await within(first).findByRole('button', { name: 'Follow #Tag0', pressed: true })
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(stage.simulator.recorded.some(({ route }) => route === 'GET /api/v1/tags/:id')).toBe(false)
})

test('hashtags that appear on two pages have one row', async () => {
  const stage = await stageOf({}, 45)
  const { world } = stage.simulator.server
  stage.simulator.script.rewrite(
    ROUTES.tags,
    (body) => {
      const { trends } = world
      world.trends = { ...trends, tags: [{ name: 'Fresh', history: [] }, ...trends.tags] }
      return body
    },
    { times: 1 },
  )
  show(stage, 'tags')
  await screen.findByText('End of list')
  const names = screen.getAllByRole('link').map((each) => each.textContent)
  expect(new Set(names).size).toBe(names.length)
  expect(names.at(-1)).toBe('#Tag44')
})

test('a link shows its preview, how many people share it, and leads to the posts about it', async () => {
  const stage = await stageOf()
  show(stage, 'links')
  const [first] = await rows()
  if (!first) throw new Error('no row')
  expect(within(first).getByRole('link', { name: 'Story 0' }).getAttribute('href')).toBe(
    'https://news.example/0',
  )
  expect(first.textContent).toContain('Shared by 7 people in the past 2 days')
  expect(
    within(first).getByRole('link', { name: 'See posts about “Story 0”' }).getAttribute('href'),
  ).toContain('/links/https')
})

test('a server without posts about links offers none', async () => {
  const stage = await stageOf({ software: 'mastodon-4.2' })
  show(stage, 'links')
  await rows()
  expect(screen.queryByRole('link', { name: /See posts/ })).toBeNull()
})

test.each([
  ['mastodon', '/links/https'],
  ['mastodon-4.2', 'https://news.example/0'],
] as const)('links on the start page of %s lead to posts or to the page itself', async (software, href) => {
  const stage = await stageOf({ software, as: null })
  renderWith(<TrendsSummary />, { stage })
  const story = await screen.findByRole('link', { name: 'Story 0' })
  expect(story.getAttribute('href')?.startsWith(href)).toBe(true)
})

test('a post of an account that is blocked or muted leaves the trends, and returns', async () => {
  const stage = await stageOf()
  show(stage, 'posts')
  await screen.findByText('Hot post 0')
  const hide = (hidden: boolean) =>
    act(() => stage.runtime.cache.setHidden(stage.accountId('eve@remote.example'), hidden))
  hide(true)
  await waitFor(() => expect(screen.queryByText('Hot post 0')).toBeNull())
  hide(false)
  expect(await screen.findByText('Hot post 0')).toBeTruthy()
})

test('a refresh shows new trends; until then their order stays', async () => {
  const stage = await stageOf()
  const { user } = show(stage, 'tags')
  await rows()
  const { world } = stage.simulator.server
  world.trends = { ...world.trends, tags: [{ name: 'Fresh', history: [] }] }
  expect(screen.queryByText('#Fresh')).toBeNull()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('#Fresh')).toBeTruthy()
})

test('servers before Mastodon 3.5 answer at the older address', async () => {
  const stage = await stageOf()
  stage.simulator.script.refuse(ROUTES.tags, 404, { error: 'Not found' }, { times: 9 })
  show(stage, 'tags')
  expect(await rows()).toHaveLength(3)
})

test.each(['posts', 'tags', 'links'] as const)('without trending %s it says so', async (tab) => {
  show(createStage(), tab)
  expect(await screen.findByText('Nothing is trending right now')).toBeTruthy()
})

test.each(['posts', 'links'] as const)(
  'a server that does not publish %s is named as the reason',
  async (tab) => {
    const stage = await stageOf()
    stage.simulator.script.refuse(ROUTES[tab], 404, { error: 'Not found' }, { times: 9 })
    show(stage, tab)
    expect(await screen.findByText('Trends aren’t available on this server')).toBeTruthy()
  },
)

test.each(['posts', 'tags', 'links'] as const)(
  'visitors are asked to sign in for %s where the server requires it',
  async (tab) => {
    const stage = await stageOf({ as: null })
    stage.simulator.script.refuse(ROUTES[tab], 401, { error: 'Sign in' }, { times: 9 })
    show(stage, tab)
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  },
)

test.each(['posts', 'tags', 'links'] as const)(
  'trending %s offer to sign in again when the session ended',
  async (tab) => {
    const stage = await stageOf()
    stage.simulator.script.refuse(ROUTES[tab], 401, { error: 'The access token was revoked' }, { times: 9 })
    show(stage, tab)
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test.each(['posts', 'tags', 'links'] as const)('an error of %s can be retried', async (tab) => {
  const stage = await stageOf()
  stage.simulator.script.refuse(ROUTES[tab], 400, { error: 'Out to lunch' }, { times: 1 })
  const { user } = show(stage, tab)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out to lunch')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole(tab === 'posts' ? 'article' : 'listitem')).toHaveLength(3)
})

test('a rate limit says when loading continues', async () => {
  const stage = await stageOf()
  stage.simulator.script.rateLimit(ROUTES.tags, 7200)
  show(stage, 'tags')
  expect(await screen.findByText(/asks you to wait until .*\. Loading will continue then\.$/)).toBeTruthy()
})

test('hashtags that the user muted are left out, for as long as the filter lasts', async () => {
  const stage = await stageOf()
  const { world, clock } = stage.simulator.server
  const [first] = world.filters.values()
  if (!first) throw new Error('The small world has no filter')
  const addFilter = (keyword: string, more: Partial<typeof first>) =>
    world.filters.put({
      ...first,
      id: world.ids.serial(),
      action: 'hide',
      contexts: ['home', 'public'],
      expiresAt: null,
      keywords: [{ id: world.ids.serial(), keyword, wholeWord: true }],
      ...more,
    })
  addFilter('#tag1', {})
  addFilter('#tag0', { expiresAt: clock.now() - 1 })
  addFilter('#tag2', { action: 'warn' })
  show(stage, 'tags')
  await screen.findByRole('link', { name: '#Tag2' })
  await waitFor(() => expect(screen.queryByRole('link', { name: '#Tag1' })).toBeNull())
  expect(await rows()).toHaveLength(2)
})

test('opening the list again shows new trends, returning to it does not', async () => {
  const stage = await stageOf()
  const memory = new WindowMemory({ anchor: { key: 'tag2', offset: 4 } })
  const first = show(stage, 'tags')
  await screen.findByText('End of list')
  first.unmount()
  const asked = calls(stage, 'tags')
  const second = renderWith(<TrendingTags scroller={scroller} memory={memory} />, { stage })
  await rows()
  expect(calls(stage, 'tags')).toBe(asked)
  second.unmount()
  renderWith(<TrendingTags scroller={scroller} memory={new WindowMemory()} />, { stage })
  await waitFor(() => expect(calls(stage, 'tags')).toBeGreaterThan(asked))
})
