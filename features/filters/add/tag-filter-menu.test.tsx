import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { TagFilterMenu } from '..'

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
