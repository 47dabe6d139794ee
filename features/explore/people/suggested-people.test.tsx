import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { RefreshSuggestions } from './refresh-suggestions'
import { SuggestedPeople } from './suggested-people'

function show(names: string[], options: StageOptions = {}) {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  server.world.suggestions = names.map((name) => ({
    forId: null,
    accountId: script.person(name, { displayName: name.toUpperCase() }),
    sources: ['friends_of_friends'],
  }))
  const ui = (
    <>
      <RefreshSuggestions />
      <SuggestedPeople scroller={documentScroller()} memory={new WindowMemory()} />
    </>
  )
  return { stage, render: () => renderWith(ui, { stage }) }
}

test('shows people with the reason, who can be followed or dismissed', async () => {
  const { stage, render } = show(['wren', 'jay'])
  const { user } = render()
  const [first] = await screen.findAllByRole('listitem')
  if (!first) throw new Error('no row')
  expect(first.textContent).toContain('Followed by people you follow')
  await user.click(await within(first).findByRole('button', { name: /^Follow / }))
  await user.click(screen.getByRole('button', { name: 'Don’t suggest JAY' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(stage.simulator.recorded.some(({ route }) => route === 'DELETE /api/v1/suggestions/:id')).toBe(true)
})

test('a blocked or muted account loses its row, and returns when it is shown again', async () => {
  const { stage, render } = show(['wren', 'jay'])
  render()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const hide = (hidden: boolean) => act(() => stage.runtime.cache.setHidden(stage.accountId('wren'), hidden))
  hide(true)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('listitem').textContent).toContain('JAY')
  hide(false)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('without suggestions it says so', async () => {
  show([]).render()
  expect(await screen.findByText('No suggestions yet')).toBeTruthy()
})

test('a refusal is not taken for no suggestions, and can be tried again', async () => {
  const { stage, render } = show(['wren'])
  for (const version of ['v1', 'v2'])
    stage.simulator.script.refuse(`GET /api/${version}/suggestions`, 400, { error: 'Not now' }, { times: 1 })
  const { user } = render()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})

test('a rate limit says when loading continues, and can be tried before', async () => {
  const { stage, render } = show(['wren'])
  stage.simulator.script.rateLimit('GET /api/v2/suggestions', 7200)
  const { user } = render()
  expect(await screen.findByText(/asks you to wait until/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})

test('visitors are asked to sign in', () => {
  show(['wren'], { as: null }).render()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('a button loads the latest suggestions', async () => {
  const { stage, render } = show(['wren'])
  const { user } = render()
  await screen.findByRole('listitem')
  const { script, server } = stage.simulator
  const jay = { forId: null, accountId: script.person('jay'), sources: ['featured'] }
  server.world.suggestions = [...server.world.suggestions, jay]
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})
