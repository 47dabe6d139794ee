import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { engineOf } from '../engine/engines'
import { homeSource } from '../engine/source'
import { TimelineView } from '../timeline/timeline-view'
import { areHidden, hideSuggestions } from './hidden-until'
import { suggestionsQuery } from './queries'
import SuggestionsRow from './suggestions-row'

async function setUp(
  options: StageOptions = {},
  prepare: (stage: ReturnType<typeof createStage>) => void = () => {},
) {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  server.world.suggestions = ['wren', 'jay'].map((name) => ({
    forId: null,
    accountId: script.person(name, { displayName: name.toUpperCase() }),
    sources: ['featured'],
  }))
  prepare(stage)
  const data = await stage.runtime.client.query(suggestionsQuery(stage.runtime))
  const view = new TimelineView(engineOf(stage.runtime, homeSource()))
  view.suggestions.set('x')
  onTestFinished(() => hideSuggestions(stage.runtime.identity.key, null))
  const result = renderWith(<SuggestionsRow view={view} position={3} size={-1} />, { stage })
  return { ...result, view, data }
}

test('shows people with a reason, who can be followed and dismissed', async () => {
  const { user, stage } = await setUp()
  const people = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(people.map((each) => each.textContent)).toEqual([
    expect.stringContaining('WREN@wrenPicked by your server’s team'),
    expect.stringContaining('JAY'),
  ])
  await user.click(screen.getByRole('button', { name: 'Don’t suggest WREN' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
  await waitFor(() =>
    expect(stage.simulator.recorded.some(({ route }) => route === 'DELETE /api/v1/suggestions/:id')).toBe(
      true,
    ),
  )
})

test('a blocked or muted account is not suggested, and without others there is no row', async () => {
  const { stage } = await setUp()
  const { cache } = stage.runtime
  const hide = (acct: string, hidden: boolean) => act(() => cache.setHidden(stage.accountId(acct), hidden))
  hide('wren', true)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  hide('jay', true)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  hide('wren', false)
  expect((await screen.findByRole('listitem')).textContent).toContain('WREN')
})

test('only the refused dismissal is reverted, with an error', async () => {
  const { user, stage } = await setUp()
  stage.simulator.script.refuse('DELETE /api/v1/suggestions/:id', 403, { error: 'Not now' }, { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Don’t suggest WREN' }))
  await user.click(screen.getByRole('button', { name: 'Don’t suggest JAY' }))
  expect((await screen.findAllByText(/Not now/)).length).toBeGreaterThan(0)
  await waitFor(() =>
    expect(
      within(screen.getByRole('article'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('WREN')]),
  )
})

test('after a lost answer to a dismissal, the suggestions of the server are shown', async () => {
  const { user, stage } = await setUp()
  stage.simulator.script.loseAnswer('DELETE /api/v1/suggestions/:id', { times: 1 })
  await user.click(screen.getByRole('button', { name: 'Don’t suggest WREN' }))
  const reads = () =>
    stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v2/suggestions').length
  await waitFor(() => expect(reads()).toBe(2))
  await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  const people = within(screen.getByRole('article')).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('JAY')])
})

test('the suggestions can be hidden for a while, and shown again', async () => {
  const { user, stage, view } = await setUp()
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: /two weeks/ }))
  const { key: identityKey } = stage.runtime.identity
  expect(areHidden(identityKey, Date.now())).toBe(true)
  expect(view.suggestions.before).toBeNull()
})

test('uses the older API of older servers, and shows nothing when there are no suggestions', async () => {
  const old = await setUp({}, ({ simulator }) =>
    simulator.script.refuse('GET /api/v2/suggestions', 404, { error: 'Not found' }, { times: 9 }),
  )
  expect(old.data.ids).toHaveLength(2)
  const none = await setUp({}, ({ simulator }) => {
    for (const version of ['v1', 'v2'])
      simulator.script.refuse(`GET /api/${version}/suggestions`, 404, { error: 'Not found' }, { times: 9 })
  })
  expect(none.data.ids).toEqual([])
})
