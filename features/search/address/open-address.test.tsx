import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { eraseIdentity } from '@/lib/storage'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
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

const show = (stage: Stage, text = ADDRESS, opens = true) =>
  renderWith(
    <SearchResults
      text={text}
      opensAddress={opens}
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

test('in a column that keeps its page the copy is linked', async () => {
  const { stage, id } = stageWithPost()
  show(stage, ADDRESS, false)
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
