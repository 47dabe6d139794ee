import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { FilterList } from '..'

const LIST = 'GET /api/v2/filters'
const DELETE = 'DELETE /api/v2/filters/:id'
const filtersOf = (stage: Stage) => stage.simulator.server.world.filters

test('a row names the filter, its action, contexts and counts', async () => {
  renderWith(<FilterList />)
  const link = await screen.findByRole('link', { name: /Hot drinks/ })
  expect(link.textContent).toContain('Hide with a warning')
  expect(link.textContent).toContain('Home and lists, Public timelines, and Conversations')
  expect(link.textContent).toContain('1 keyword')
})

test('without filters the page explains them and leads to the form', async () => {
  const { stage, user } = renderWith(<FilterList />, { as: 'dora' })
  expect(await screen.findByText('No filters yet')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'New filter' }))
  expect(stage.navigation.went).toEqual(['/filters/new'])
})

test.each([400, 503])('filters that failed to load with %d can be loaded again', async (status) => {
  const stage = createStage()
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  for (const route of [LIST, 'GET /api/v1/filters'])
    stage.simulator.script.refuse(route, status, { error: 'Down for a moment' }, { times: 1 })
  const { user } = renderWith(<FilterList />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hot drinks')).toBeTruthy()
})

test('a server without filters says so', async () => {
  renderWith(<FilterList />, { stage: createStage({ software: 'pixelfed' }) })
  expect(await screen.findByText('Your server doesn’t support filters')).toBeTruthy()
})

test('a server of another kind that refused once is asked again', async () => {
  const stage = createStage({ software: 'pixelfed' })
  stage.simulator.script.refuse(LIST, 400, { error: 'Not now' }, { times: 1 })
  const { user } = renderWith(<FilterList />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your server doesn’t support filters')).toBeTruthy()
})

test('a deleted filter can be restored', async () => {
  const { stage, user } = renderWith(<FilterList />)
  await user.click(await screen.findByRole('button', { name: 'Delete the filter “Hot drinks”' }))
  expect(screen.queryByText('Hot drinks')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Hot drinks')).toBeTruthy()
  expect(filtersOf(stage).values()).toHaveLength(1)
})

test('a filter that the server does not delete returns', async () => {
  const { stage, user } = renderWith(<FilterList />)
  stage.simulator.script.refuse(DELETE, 403, { error: 'Not now' }, { times: 1 })
  await user.click(await screen.findByRole('button', { name: 'Delete the filter “Hot drinks”' }))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(await screen.findByText('Hot drinks')).toBeTruthy()
})

test('an expired filter is renewed for the chosen time', async () => {
  const stage = createStage()
  const [filter] = filtersOf(stage).values()
  const now = stage.simulator.server.clock.now()
  filtersOf(stage).patch(filter?.id ?? '', { expiresAt: now - 1000 })
  const { user } = renderWith(<FilterList />, { stage })
  expect(await screen.findByText('Expired')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Renew the filter “Hot drinks”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'For 1 day' }))
  await waitFor(() => expect(screen.queryByText('Expired')).toBeNull())
  await waitFor(() => expect(filtersOf(stage).values()[0]?.expiresAt).toBe(now + 86_400_000))
})

test('a filter that expires while the page is open can be renewed', async () => {
  const stage = createStage()
  const [filter] = filtersOf(stage).values()
  filtersOf(stage).patch(filter?.id ?? '', { expiresAt: stage.simulator.server.clock.now() + 500 })
  renderWith(<FilterList />, { stage })
  await screen.findByText('Hot drinks')
  expect(screen.queryByText('Expired')).toBeNull()
  stage.simulator.script.advance(500)
  expect(await screen.findByText('Expired', {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Renew the filter “Hot drinks”' })).toBeTruthy()
})
