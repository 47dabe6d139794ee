import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { eraseIdentity } from '@/lib/storage'
import { MASTODON_46 } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { searchKeys } from '../keys'
import { SearchResults } from '../results/search-results'

const SEARCH = 'GET /api/v2/search'
const ADDRESS = 'https://remote.example/@eve/110000000000000001'

afterEach(() => eraseIdentity('ann@home.example'))

/** A server that knows a post at ADDRESS. */
function stageWithPost(options: StageOptions = {}) {
  const stage = createStage(options)
  const post = stage.simulator.script.as('eve@remote.example').publish('From afar')
  stage.simulator.server.world.statuses.patch(post.id, { url: ADDRESS })
  return { stage, id: post.id }
}

const show = (stage: Stage, text = ADDRESS, isPinned = false) =>
  renderWith(
    <SearchResults
      text={text}
      isPinned={isPinned}
      scroller={documentScroller()}
      memory={new WindowMemory()}
    />,
    { stage },
  )

test('an address shows that it is looked up, then opens the copy on the user’s server', async () => {
  const { stage, id } = stageWithPost()
  const held = stage.simulator.script.hold(SEARCH)
  show(stage)
  expect(await screen.findByText('Looking up this link…')).toBeTruthy()
  expect(screen.getByText(/is asking remote\.example/)).toBeTruthy()
  await waitFor(() => expect(held.count).toBe(1))
  held.release()
  await waitFor(() => expect(stage.navigation.went).toEqual([`/@eve@remote.example/${id}`]))
})

test('the address of a collection of another server opens it', async () => {
  const stage = createStage()
  const url = 'https://remote.example/collections/12'
  const { id } = stage.simulator.script.collect('eve@remote.example', [], { url })
  show(stage, url)
  await waitFor(() => expect(stage.navigation.went).toEqual([`/collections/${id}`]))
})

test('the address of a collection of the user’s server opens it without a request', async () => {
  const stage = createStage()
  stage.runtime.http.capabilities.know(MASTODON_46)
  show(stage, `${stage.runtime.identity.server}/collections/9`)
  await waitFor(() => expect(stage.navigation.went).toEqual(['/collections/9']))
  expect(stage.simulator.recorded.some(({ route }) => route === SEARCH)).toBe(false)
})

test('in a column that keeps its page the copy is linked', async () => {
  const { stage, id } = stageWithPost()
  show(stage, ADDRESS, true)
  const link = await screen.findByRole('link', { name: 'Open' })
  expect(link.getAttribute('href')).toBe(`/@eve@remote.example/${id}`)
  expect(stage.navigation.went).toEqual([])
})

test('an address that the server cannot show can be opened in a tab', async () => {
  const { stage } = stageWithPost()
  show(stage, 'https://elsewhere.example/page')
  expect(await screen.findByText('Couldn’t find this page on your server')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open in a new tab' })
  expect(link.getAttribute('href')).toBe('https://elsewhere.example/page')
})

test('a lookup that fails can be tried again', async () => {
  const { stage, id } = stageWithPost()
  stage.simulator.script.refuse(SEARCH, 500, { error: 'Broken' }, { times: 1 })
  const { user } = show(stage)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(stage.navigation.went).toEqual([`/@eve@remote.example/${id}`]))
})

test('nothing is looked up for visitors', async () => {
  const { stage } = stageWithPost({ as: null })
  show(stage)
  expect(await screen.findByText('Sign in to open links')).toBeTruthy()
  expect(stage.simulator.recorded.filter(({ route }) => route === SEARCH)).toEqual([])
})

test('a handle with its server is looked up for members only', async () => {
  const asked = async (options: StageOptions) => {
    const { stage } = stageWithPost(options)
    const { unmount } = show(stage, '@eve@remote.example')
    await screen.findByRole('region', { name: 'People' })
    unmount()
    const people = stage.simulator.recorded.find(({ params }) => params['type'] === 'accounts')
    return people?.params['resolve']
  }
  expect(await asked({})).toBe('true')
  expect(await asked({ as: null })).toBeUndefined()
})

test('an address that was not found is looked up again by the button, and by a new search', async () => {
  const { stage, id } = stageWithPost()
  const miss = () => ({ accounts: [], statuses: [], hashtags: [] })
  stage.simulator.script.rewrite(SEARCH, miss, { times: 2 })
  const first = show(stage)
  await screen.findByText('Couldn’t find this page on your server')
  first.unmount()
  // The page is left for good once its answer is dropped.
  const key = searchKeys.address(ADDRESS)
  await waitFor(() => expect(stage.runtime.client.getQueryData(key)).toBeUndefined())
  const { user } = show(stage)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(stage.navigation.went).toEqual([`/@eve@remote.example/${id}`]))
})

test('a session that ended asks to sign in again', async () => {
  const { stage } = stageWithPost()
  stage.simulator.script.refuse(SEARCH, 401, { error: 'The access token was revoked' }, { times: 9 })
  show(stage)
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.queryByText(/Check your connection/)).toBeNull()
})

test('a sign-in that may not search says so, since the connection is not the reason', async () => {
  const { stage } = stageWithPost()
  const error = 'This action is outside the authorized scopes'
  stage.simulator.script.refuse(SEARCH, 403, { error }, { times: 9 })
  show(stage)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Sign in again/i)
})

test.each([undefined, 'accounts'] as const)(
  'says that another server is asked for a handle (%s)',
  async (type) => {
    const { stage } = stageWithPost()
    const held = stage.simulator.script.hold(({ url }: Request) => url.includes('type=accounts'))
    renderWith(
      <SearchResults
        text="@eve@remote.example"
        type={type}
        scroller={documentScroller()}
        memory={new WindowMemory()}
      />,
      { stage },
    )
    expect(await screen.findByText(/is asking remote\.example/)).toBeTruthy()
    held.release()
    await waitFor(() => expect(screen.queryByText(/is asking remote\.example/)).toBeNull())
  },
)
