import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import FilterPostDialog from './filter-post-dialog'
import { FilterEffect } from '../filter-effect.testing'

async function open(stage = createStage()) {
  const { script, server } = stage.simulator
  script.as('ann').follow('ben')
  const id = script.as('ben').publish({ text: 'Once only', visibility: 'public' }).id as StatusId
  await stage.load()
  const payload = { statusId: id, context: 'public' } as const
  const rendered = renderWith(
    <>
      <FilterEffect id={id} />
      <FilterPostDialog payload={payload} id="1" identity={stage.runtime.identity.key} close={vi.fn()} />
    </>,
    { stage },
  )
  return { ...rendered, id, filters: server.world.filters }
}

test('a post is added to a filter and removed again, with effect at once', async () => {
  const { user, id, filters } = await open()
  const box = await screen.findByRole('checkbox', { name: 'Hot drinks' })
  await user.click(box)
  expect(await screen.findByText('warn: Hot drinks')).toBeTruthy()
  await waitFor(() => expect(filters.values()[0]?.statuses).toMatchObject([{ statusId: id }]))
  await waitFor(() => expect((box as HTMLInputElement).disabled).toBe(false))
  await user.click(box)
  expect(await screen.findByText('free')).toBeTruthy()
  await waitFor(() => expect(filters.values()[0]?.statuses).toEqual([]))
})

test('a filter is created in place and has the post', async () => {
  const { user, id, filters } = await open()
  await user.type(await screen.findByRole('textbox', { name: 'New filter' }), 'Odd things{Enter}')
  expect(await screen.findByText('warn: Odd things')).toBeTruthy()
  await waitFor(() =>
    expect(filters.values().at(-1)).toMatchObject({ title: 'Odd things', statuses: [{ statusId: id }] }),
  )
})

test('a filter whose answer was lost is not created twice', async () => {
  const stage = createStage()
  stage.simulator.script.loseAnswer('POST /api/v2/filters', { times: 1 })
  const { user, id, filters } = await open(stage)
  const before = filters.values().length
  await user.type(await screen.findByRole('textbox', { name: 'New filter' }), 'Odd things{Enter}')
  const field = screen.getByRole('textbox', { name: 'New filter' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await user.type(field, '{Enter}')
  await waitFor(() =>
    expect(filters.values().at(-1)).toMatchObject({ title: 'Odd things', statuses: [{ statusId: id }] }),
  )
  expect(filters.values()).toHaveLength(before + 1)
})

test('filters that have expired or do not apply here say so', async () => {
  const stage = createStage()
  const { world, clock } = stage.simulator.server
  const first = world.filters.values()[0]
  if (!first) throw new Error('The small world has no filter')
  world.filters.patch(first.id, { contexts: ['home'] })
  world.filters.put({ ...first, id: world.ids.serial(), title: 'Old', expiresAt: clock.now() - 1 })
  const { user } = await open(stage)
  expect(await screen.findByText('Expired: renew this filter to use it again')).toBeTruthy()
  expect(await screen.findByText('Doesn’t apply here')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Edit the filter “Old”' }))
  expect(stage.navigation.went.at(-1)).toMatch(/^\/filters\/\d+/)
})

test('a search without a match says so, and a filter can still be created', async () => {
  const stage = createStage()
  const { world } = stage.simulator.server
  const first = world.filters.values()[0]
  if (!first) throw new Error('The small world has no filter')
  for (let at = 0; at < 7; at++) world.filters.put({ ...first, id: world.ids.serial(), title: `Topic ${at}` })
  const { user } = await open(stage)
  await user.type(await screen.findByRole('searchbox', { name: 'Search filters' }), 'zebra')
  expect(screen.getByText('No filters found')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create and add' })).toBeTruthy()
})
