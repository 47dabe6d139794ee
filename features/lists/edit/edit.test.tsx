import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ModalHost, useModals } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { ListDialog, ListsOverview, NewListButton } from '..'

afterEach(() => act(() => useModals.setState({ stack: [] })))

/** Shows the overview for ann, who has these lists. */
async function setup(...titles: string[]) {
  const stage = createStage()
  const { world } = stage.simulator.server
  const accountId = stage.accountId('ann')
  for (const list of world.lists.values()) world.lists.remove(list.id)
  for (const title of titles)
    world.lists.put({ id: world.ids.serial(), accountId, title, repliesPolicy: 'list', exclusive: false })
  const { user } = renderWith(
    <>
      <NewListButton />
      <ListsOverview />
      <ModalHost registry={{ LIST: ListDialog }} />
    </>,
    { stage },
  )
  const choose = async (title: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Options for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { stage, user, choose, world }
}

// A dialog hides the page from assistive technology.
const shown = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.textContent)
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')))
const settled = ({ runtime }: Stage) => waitFor(() => expect(runtime.client.isMutating()).toBe(0))

test('a user without lists creates one, and chooses its members', async () => {
  const { user, stage, world } = await setup()
  expect(await screen.findByText('No lists yet')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'New list' })[1] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'New list' })
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }))
  expect(within(dialog).getByText('Enter a name for the list.')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: 'List name' }), ' Birds ')
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }))
  expect(await screen.findByRole('link', { name: 'Birds' })).toBeTruthy()
  const [made] = world.lists.values()
  expect(made).toMatchObject({ title: 'Birds', repliesPolicy: 'list', exclusive: false })
  expect(stage.navigation.went).toEqual([`/lists/${made?.id}/members`])
})

test('creating again after a lost answer makes one list, besides an older one of the same name', async () => {
  const { user, stage, world } = await setup('Birds')
  await screen.findByRole('link', { name: 'Birds' })
  await user.click(screen.getByRole('button', { name: 'New list' }))
  const dialog = await screen.findByRole('dialog', { name: 'New list' })
  await user.type(within(dialog).getByRole('textbox', { name: 'List name' }), 'Birds')
  const found = stage.simulator.script.loseAnswer('POST /api/v1/lists', { times: 9 })
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }))
  await waitFor(() => expect(world.lists.values()).toHaveLength(2))
  await settled(stage)
  found()
  await user.click(within(dialog).getByRole('button', { name: 'Create list' }))
  await waitFor(() => expect(stage.navigation.went).toHaveLength(1))
  const [older, made] = world.lists.values()
  expect(older?.title).toBe('Birds')
  expect(stage.navigation.went).toEqual([`/lists/${made?.id}/members`])
  expect(world.lists.values()).toHaveLength(2)
})

test('a policy for replies that only the server knows is shown as unknown and not replaced', async () => {
  const { user, stage, choose, world } = await setup('Birds')
  act(() => stage.runtime.http.capabilities.know(CURRENT_MASTODON))
  const [list] = world.lists.values()
  world.lists.patch(list?.id ?? '', { repliesPolicy: 'mutuals' as 'list' })
  await screen.findByText('Birds')
  await act(() => stage.runtime.client.refetchQueries())
  await choose('Birds', 'Edit list')
  const field = await screen.findByRole('textbox', { name: 'List name' })
  expect((await screen.findByRole('combobox')).textContent).toBe('Unknown')
  await user.clear(field)
  await user.type(field, 'Geese')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const sent = () => stage.simulator.recorded.find(({ route }) => route === 'PUT /api/v1/lists/:id')?.params
  await waitFor(() => expect(sent()).toMatchObject({ title: 'Geese' }))
  expect(sent()).not.toHaveProperty('replies_policy')
})

test('a refused list keeps the typed name and shows the reason', async () => {
  const { user, stage } = await setup('Birds')
  stage.simulator.script.refuse('POST /api/v1/lists', 422, { error: 'You have too many lists' }, { times: 1 })
  await user.click(await screen.findByRole('button', { name: 'New list' }))
  const field = await screen.findByRole('textbox', { name: 'List name' })
  await user.type(field, 'Frogs')
  await user.click(screen.getByRole('button', { name: 'Create list' }))
  expect(await screen.findByText('You have too many lists')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('Frogs')
  await user.click(screen.getByRole('button', { name: 'Create list' }))
  expect(await screen.findByRole('link', { name: 'Frogs' })).toBeTruthy()
})

test('a new name is shown before the server answers, and reverted when it refuses', async () => {
  const { user, stage, choose } = await setup('Birds')
  stage.simulator.script.refuse('PUT /api/v1/lists/:id', 422, { error: 'Not today' }, { times: 1 })
  await choose('Birds', 'Edit list')
  const field = await screen.findByRole('textbox', { name: 'List name' })
  await user.clear(field)
  await user.type(field, 'Big birds')
  await user.click(screen.getByRole('switch', { name: 'Hide members in Home' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Not today')).toBeTruthy()
  expect(shown()).toEqual(['Birds'])
  const answer = stage.simulator.script.hold('PUT /api/v1/lists/:id')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(shown()).toEqual(['Big birdsMembers hidden in Home']))
  answer.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await settled(stage)
  expect(stage.simulator.server.world.lists.values()).toMatchObject([{ title: 'Big birds', exclusive: true }])
})

test('a deleted list can be restored, with its members', async () => {
  const { user, stage, choose } = await setup('Birds', 'Frogs')
  await choose('Birds', 'Delete list')
  await waitFor(() => expect(shown()).toEqual(['Frogs']))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Frogs'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shown()).toEqual(['Birds', 'Frogs']))
  leavePage()
  await settled(stage)
  expect(stage.simulator.recorded.some(({ method }) => method === 'DELETE')).toBe(false)
})

test('only a list whose deletion is refused returns', async () => {
  const { stage, choose, world } = await setup('Birds', 'Frogs', 'Bats')
  await choose('Birds', 'Delete list')
  await waitFor(() => expect(shown()).toEqual(['Frogs', 'Bats']))
  await choose('Frogs', 'Delete list')
  await waitFor(() => expect(shown()).toEqual(['Bats']))
  stage.simulator.script.refuse('DELETE /api/v1/lists/:id', 403, { error: 'Not now' }, { times: 1 })
  leavePage()
  expect((await screen.findAllByText(/Not now/)).length).toBeGreaterThan(0)
  await settled(stage)
  const left = world.lists.values().map(({ title }) => title)
  expect(left).toHaveLength(2)
  expect(shown()).toEqual(left)
})

test('a list that is gone when its name is saved leaves the overview', async () => {
  const { user, choose, world } = await setup('Birds', 'Frogs')
  await choose('Birds', 'Edit list')
  await user.type(await screen.findByRole('textbox', { name: 'List name' }), '!')
  for (const list of world.lists.values()) if (list.title === 'Birds') world.lists.remove(list.id)
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Record not found')
  await waitFor(() => expect(shown()).toEqual(['Frogs']))
})
