import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { documentScroller } from '@/lib/column'
import type { SearchType } from '@/lib/navigation'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { forgetSearches, rememberSearch } from '../recent/recent-searches'
import { RecentList } from '../recent/recent-list'
import { SearchResults } from './search-results'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }
const SEARCH = 'GET /api/v2/search'

/** A server where ben wrote about herons, and two accounts and a hashtag are named after them. */
function heronStage(options: StageOptions = {}): Stage {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  server.world.accounts.patch(script.account('ben').id, { indexable: true })
  script.person('heron')
  script.person('heronfan@far.example')
  script.as('ben').publish('A heron on the lake #heron')
  return stage
}

const show = (stage: Stage, text = 'heron', type?: SearchType) =>
  renderWith(<SearchResults text={text} type={type} scroller={scroller} memory={new WindowMemory()} />, {
    stage,
  })

const asked = ({ simulator }: Stage) =>
  simulator.recorded.flatMap(({ route, params }) => (route === SEARCH ? [params] : []))

test('nothing is requested before anything is searched', () => {
  const stage = heronStage()
  show(stage, '')
  expect(screen.getByText('Find people, hashtags and posts')).toBeTruthy()
  expect(asked(stage)).toEqual([])
})

test('shows the first people and hashtags above the posts', async () => {
  show(heronStage())
  const people = await screen.findByRole('region', { name: 'People' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(2)
  const tags = await screen.findByRole('region', { name: 'Hashtags' })
  expect(within(tags).getByRole('link', { name: '#heron' }).getAttribute('href')).toBe('/tags/heron')
  const posts = await screen.findByRole('feed', { name: 'Posts' })
  expect(await within(posts).findByText(/A heron on the lake/)).toBeTruthy()
})

test('more than three people have a link to all of them', async () => {
  const stage = heronStage()
  for (const name of ['heron2', 'heron3']) stage.simulator.script.person(name)
  show(stage)
  const people = await screen.findByRole('region', { name: 'People' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'See all people' }).getAttribute('href')).toBe(
    '/search?q=heron&type=accounts',
  )
})

test('says that nothing was found only once every type was searched', async () => {
  const stage = heronStage()
  const held = stage.simulator.script.hold(({ url }: Request) => url.includes('type=hashtags'))
  show(stage, 'unheard-of')
  await waitFor(() => expect(asked(stage).length).toBeGreaterThanOrEqual(2))
  expect(screen.queryByText(/No results/)).toBeNull()
  held.release()
  expect(await screen.findByText('No results for “unheard-of”')).toBeTruthy()
})

test.each([
  ['accounts', 'No people found'],
  ['hashtags', 'No hashtags found'],
  ['statuses', 'No posts found'],
] as const)('a search for %s without results says so', async (type, title) => {
  show(heronStage(), 'unheard-of', type)
  expect(await screen.findByText(title)).toBeTruthy()
})

test.each(['crane', '@crane@home.example'])(
  'every account is listed once over several pages: %s',
  async (text) => {
    const stage = heronStage()
    const { script } = stage.simulator
    script.person('crane')
    for (let at = 1; at < 45; at++) script.person(`crane${at}`)
    show(stage, text, 'accounts')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(45))
    expect(new Set(screen.getAllByRole('listitem').map((row) => row.textContent)).size).toBe(45)
  },
)

test('every post is listed once where the server leaves some out of a page', async () => {
  const stage = heronStage()
  const { script, server } = stage.simulator
  server.world.accounts.patch(script.person('noisy'), { indexable: true })
  for (let at = 0; at < 50; at++) script.as(at % 5 === 0 ? 'noisy' : 'ben').publish(`crane ${at}`)
  script.as('ann').mute('noisy')
  show(stage, 'crane', 'statuses')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40))
})

test('every hashtag is listed once over several pages', async () => {
  const stage = heronStage()
  const tags = Array.from({ length: 25 }, (_, at) => `#marsh${at}`)
  stage.simulator.script.as('ben').publish(tags.join(' '))
  show(stage, 'marsh', 'hashtags')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25))
})

test('an answer to an earlier search does not replace the results of the latest', async () => {
  const stage = heronStage()
  const held = stage.simulator.script.hold(({ url }: Request) => url.includes('q=ben'))
  const memory = new WindowMemory()
  const results = (text: string) => (
    <SearchResults key={text} text={text} type="accounts" scroller={scroller} memory={memory} />
  )
  const { rerender } = renderWith(results('ben'), { stage })
  await waitFor(() => expect(held.count).toBe(1))
  rerender(results('heron'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  await act(async () => held.release())
  expect(screen.queryByText('@ben')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a failure of all types is shown once, and trying again loads them', async () => {
  const stage = heronStage()
  stage.simulator.script.refuse(SEARCH, 400, { error: 'Out to lunch' }, { times: 3 })
  const { user } = show(stage)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out to lunch')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'People' })).toBeTruthy()
  expect(await screen.findByText(/A heron on the lake/)).toBeTruthy()
})

test.each([undefined, 'accounts', 'hashtags', 'statuses'] as const)(
  'when the session ended, a search of %s offers to sign in again',
  async (type) => {
    const stage = heronStage()
    stage.simulator.script.refuse(SEARCH, 401, { error: 'The access token was revoked' }, { times: 9 })
    show(stage, 'heron', type)
    const links = await screen.findAllByRole('link', { name: 'Sign in again' })
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/sign-in?as=ann%40home.example'])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test('a rate limit shows when the search continues', async () => {
  const stage = heronStage()
  stage.simulator.script.rateLimit(SEARCH, 7200)
  show(stage)
  expect(await screen.findByText(/asks you to wait until .*\. Loading will continue then\.$/)).toBeTruthy()
})

test('a server without search says so', async () => {
  const stage = heronStage()
  stage.simulator.script.refuse(SEARCH, 404, { error: 'Not found' }, { times: 9 })
  show(stage)
  expect(await screen.findByText('Search isn’t available on this server')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('visitors find people and hashtags without paging, and are asked to sign in for posts', async () => {
  const stage = heronStage({ as: null })
  show(stage)
  expect(await screen.findByRole('region', { name: 'Hashtags' })).toBeTruthy()
  expect(screen.getByText('Sign in to search posts')).toBeTruthy()
  expect(asked(stage).map(({ type, offset }) => [type, offset])).toEqual([
    ['accounts', undefined],
    ['hashtags', undefined],
  ])
})

test('visitors of a server that only searches for members are asked to sign in', async () => {
  show(heronStage({ as: null, software: 'gotosocial' }))
  expect(await screen.findByText('Sign in to search')).toBeTruthy()
})

test('a page of posts that the server filtered to nothing does not end the list', async () => {
  const stage = heronStage()
  const { script, server } = stage.simulator
  server.world.accounts.patch(script.account('cleo').id, { indexable: true })
  for (let number = 1; number <= 20; number += 1) script.as('cleo').publish(`Heron number ${number}`)
  script.as('ann').block('cleo')
  show(stage, 'heron', 'statuses')
  expect(await screen.findByText(/A heron on the lake/)).toBeTruthy()
  expect(screen.queryByText(/Heron number/)).toBeNull()
})

test('a filter for home alone does not hide found posts, one for public feeds does', async () => {
  const stage = heronStage()
  const { script, server } = stage.simulator
  script.as('ben').publish('A heron in the reeds')
  const mute = (keyword: string, context: 'home' | 'public') =>
    server.world.filters.put({
      id: server.world.ids.serial(),
      accountId: stage.accountId('ann'),
      title: keyword,
      contexts: [context],
      action: 'hide',
      expiresAt: null,
      keywords: [{ id: server.world.ids.serial(), keyword, wholeWord: true }],
      statuses: [],
    })
  mute('lake', 'home')
  mute('reeds', 'public')
  show(stage, 'heron', 'statuses')
  expect(await screen.findByText(/A heron on the lake/)).toBeTruthy()
  expect(screen.queryByText(/in the reeds/)).toBeNull()
})

test('in a column that keeps its page, all results and recent searches replace it', async () => {
  const stage = heronStage()
  for (const name of ['heron2', 'heron3']) stage.simulator.script.person(name)
  const go = vi.spyOn(stage.navigation, 'go')
  rememberSearch(stage.runtime.identity.key, 'ibis')
  const results = (text: string) => (
    <SearchResults key={text} text={text} isPinned scroller={scroller} memory={new WindowMemory()} />
  )
  const { user, rerender } = renderWith(results('heron'), { stage })
  await user.click(await screen.findByRole('link', { name: 'See all people' }))
  expect(go).toHaveBeenLastCalledWith('/search?q=heron&type=accounts', { replace: true })
  rerender(<RecentList replaces />)
  await user.click(screen.getByRole('link', { name: 'ibis' }))
  expect(go).toHaveBeenLastCalledWith('/search?q=ibis', { replace: true })
  act(() => forgetSearches(stage.runtime.identity.key))
})

test('members read which posts servers search, when nothing or no post is found', async () => {
  const { unmount } = show(heronStage(), 'unheard-of')
  expect(await screen.findByText(/^Check the spelling/)).toBeTruthy()
  expect(screen.getByText(/Some servers can’t search posts at all/)).toBeTruthy()
  unmount()
  const stage = heronStage()
  stage.simulator.script.rewrite(SEARCH, (body: object) => ({ ...body, statuses: [] }), { times: 9 })
  show(stage)
  expect(await screen.findByText(/Some servers can’t search posts at all/)).toBeTruthy()
})
