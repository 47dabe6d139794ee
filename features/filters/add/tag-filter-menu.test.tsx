import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { TagFilterMenu } from '..'
import { muteTag } from './mute-tag'

test('a hashtag is muted, and unmuted by its menu', async () => {
  const { user, stage } = renderWith(<TagFilterMenu name="Cats" />)
  const filters = () => stage.simulator.server.world.filters.values()
  const button = screen.getByRole('button', { name: 'Filter #Cats' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Mute #Cats' }))
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Muted #Cats']))
  expect(filters().at(-1)).toMatchObject({
    title: '#Cats',
    action: 'hide',
    contexts: ['home', 'public'],
    keywords: [{ keyword: '#Cats' }],
  })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Unmute #Cats' }))
  await user.click(button)
  expect(await screen.findByRole('menuitem', { name: 'Mute #Cats' })).toBeTruthy()
})

test('a filter for a hashtag starts with it', async () => {
  const { user, stage } = renderWith(<TagFilterMenu name="cats" />)
  await user.click(screen.getByRole('button', { name: 'Filter #cats' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Create a filter for #cats' }))
  expect(stage.navigation.went).toEqual(['/filters/new?keyword=%23cats'])
})

test('visitors have no such menu', () => {
  renderWith(<TagFilterMenu name="cats" />, { stage: createStage({ as: null }) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('muting a hashtag leaves an expired filter of the same title alone', async () => {
  const stage = createStage()
  const { world, clock } = stage.simulator.server
  const first = world.filters.values()[0]
  if (!first) throw new Error('The small world has no filter')
  const keywords = [{ id: world.ids.serial(), keyword: '#cats', wholeWord: true }]
  const old = { ...first, id: world.ids.serial(), title: '#cats', keywords, expiresAt: clock.now() - 1 }
  world.filters.put(old)
  const { user } = renderWith(<TagFilterMenu name="cats" />, { stage })
  await user.click(screen.getByRole('button', { name: 'Filter #cats' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mute #cats' }))
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(world.filters.get(old.id)).toEqual(old)
  expect(world.filters.values().filter(({ title }) => title === '#cats')).toHaveLength(2)
})

test('a hashtag is muted once although the first answer was lost', async () => {
  const { runtime, simulator } = createStage()
  simulator.script.loseAnswer('POST /api/v2/filters', { times: 1 })
  const intl = createIntlFor('en')
  await muteTag(runtime, 'Cats', intl)
  await muteTag(runtime, 'Cats', intl)
  const { filters } = simulator.server.world
  expect(filters.values().filter(({ title }) => title === '#Cats')).toHaveLength(1)
})
