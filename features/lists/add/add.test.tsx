import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { AddToListsDialog } from '..'

/** Shows the dialog for ben; ann has two lists, and ben is on the first. */
async function setup(following = true) {
  const stage = createStage()
  const { world } = stage.simulator.server
  await stage.load()
  for (const list of world.lists.values()) world.lists.remove(list.id)
  const accountId = stage.accountId('ben')
  if (!following) stage.simulator.script.as('ann').unfollow('ben')
  put.relationship(stage.runtime, { id: accountId, following })
  const make = (title: string) =>
    world.lists.put({
      id: world.ids.serial(),
      accountId: stage.accountId('ann'),
      title,
      repliesPolicy: 'list',
      exclusive: false,
    })
  const lists = [make('Birds'), make('Frogs')]
  if (following) world.listMembers.put({ id: world.ids.serial(), listId: lists[0]?.id ?? '', accountId })
  const { user } = renderWith(
    <AddToListsDialog id="m" identity={stage.runtime.identity.key} close={vi.fn()} payload={{ accountId }} />,
    { stage },
  )
  const onServer = () =>
    world.listMembers.by('account', accountId).map(({ listId }) => world.lists.get(listId)?.title)
  return { stage, user, onServer }
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

test('the dialog has a checkbox for each list, and the last of quick presses counts', async () => {
  const { user, stage, onServer } = await setup()
  expect((await box('Birds')).checked).toBe(true)
  await user.click(await box('Frogs'))
  await user.click(await box('Birds'))
  await user.click(await box('Birds'))
  await user.click(await box('Birds'))
  expect([(await box('Birds')).checked, (await box('Frogs')).checked]).toEqual([false, true])
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(onServer()).toEqual(['Frogs'])
})

test('a refused change is reverted, and others stay', async () => {
  const { user, stage, onServer } = await setup()
  stage.simulator.script.refuse('POST /api/v1/lists/:id/accounts', 403, { error: 'Not now' }, { times: 1 })
  await user.click(await box('Frogs'))
  await user.click(await box('Birds'))
  await screen.findAllByText('Not now')
  await waitFor(async () => expect((await box('Frogs')).checked).toBe(false))
  expect((await box('Birds')).checked).toBe(false)
  await waitFor(() => expect(onServer()).toEqual([]))
})

test('a list that is gone loses its checkbox', async () => {
  const { user, stage } = await setup()
  const frogs = await box('Frogs')
  const { world } = stage.simulator.server
  for (const list of world.lists.values()) if (list.title === 'Frogs') world.lists.remove(list.id)
  await user.click(frogs)
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Frogs' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Birds' })).toBeTruthy()
})

test('a new list is created and gets the account', async () => {
  const { user, onServer } = await setup()
  await user.type(await screen.findByRole('textbox', { name: 'New list' }), 'Bats')
  await user.click(screen.getByRole('button', { name: 'Create and add' }))
  await waitFor(async () => expect((await box('Bats')).checked).toBe(true))
  await waitFor(() => expect(onServer()).toEqual(['Birds', 'Bats']))
})

test('someone who is not followed has to be followed first', async () => {
  const { user, onServer, stage } = await setup(false)
  expect((await box('Birds')).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: /^(Follow|Request to follow|Follow back) / }))
  await waitFor(async () => expect((await box('Birds')).disabled).toBe(false))
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  await user.click(await box('Birds'))
  await waitFor(() => expect(onServer()).toEqual(['Birds']))
})
