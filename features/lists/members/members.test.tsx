import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { ConfirmModal, ModalHost, useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { ListId } from '@/schemas/primitives'
import { ListMembers } from '..'
import { newerOf } from './use-membership'

afterEach(() => act(() => useModals.setState({ stack: [] })))

const EVE = 'eve@remote.example'

/** Shows the members of a list of ann. */
async function setup(...members: string[]) {
  const stage = createStage()
  const { world } = stage.simulator.server
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: stage.accountId('ann'),
    title: 'Birds',
    repliesPolicy: 'list',
    exclusive: false,
  })
  for (const acct of members)
    world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: stage.accountId(acct) })
  const { user } = renderWith(
    <>
      <ListMembers
        list={{ id: list.id as ListId, title: 'Birds', exclusive: false }}
        scroller={{ ...documentScroller(), height: () => 20_000 }}
        memory={new WindowMemory()}
      />
      <ModalHost registry={{ CONFIRM: ConfirmModal }} />
    </>,
    { stage },
  )
  const onServer = () => world.listMembers.by('list', list.id).map(({ accountId }) => accountId)
  const find = (text: string) => user.type(screen.getByRole('searchbox'), text)
  return { stage, user, onServer, find, world }
}

const button = (name: string) => screen.findByRole('button', { name })

test('a removed member keeps its row and can be added again', async () => {
  const { user, stage, onServer } = await setup('ben', 'cleo')
  await user.click(await button('Remove Ben Barlow'))
  await button('Add Ben Barlow')
  await screen.findAllByText('Removed Ben Barlow from the list')
  expect(onServer()).toEqual([stage.accountId('cleo')])
  await user.click(await button('Undo'))
  await button('Remove Ben Barlow')
  await waitFor(() => expect(onServer()).toHaveLength(2))
})

test('a refused removal is reverted, others stay', async () => {
  const { user, stage, onServer } = await setup('ben', 'cleo')
  stage.simulator.script.refuse('DELETE /api/v1/lists/:id/accounts', 403, { error: 'Not now' }, { times: 1 })
  await user.click(await button('Remove Ben Barlow'))
  await user.click(await button('Remove Cleo Quill'))
  await screen.findAllByText('Not now')
  await button('Remove Ben Barlow')
  await button('Add Cleo Quill')
  await waitFor(() => expect(onServer()).toEqual([stage.accountId('ben')]))
})

test('followed people are found and added', async () => {
  const { stage, onServer, user, find } = await setup('ben')
  await find('cle')
  const results = await screen.findByRole('list', { name: 'Search results' })
  expect(within(results).getAllByRole('listitem')).toHaveLength(1)
  await user.click(await button('Add Cleo Quill'))
  await button('Remove Cleo Quill')
  await waitFor(() => expect(onServer()).toContain(stage.accountId('cleo')))
  const search = stage.simulator.recorded.find(({ route }) => route === 'GET /api/v1/accounts/search')
  expect(search?.params).toMatchObject({ q: 'cle', following: 'true' })
})

test('someone who is not followed is followed first', async () => {
  const { stage, onServer, user, find } = await setup('ben')
  stage.simulator.script.as('ann').unfollow(EVE)
  await find('eve')
  await user.click(await button('Search everyone'))
  await user.click(await screen.findByRole('button', { name: /^Add Eve/ }))
  await screen.findByRole('alertdialog', { name: `Follow @${EVE} first?` })
  await user.click(await button('Follow and add'))
  await waitFor(() => expect(onServer()).toContain(stage.accountId(EVE)))
})

test('an account that became a member elsewhere counts as added', async () => {
  const { stage, user, find, world, onServer } = await setup('ben')
  await find('cle')
  const add = await button('Add Cleo Quill')
  const [list] = world.listMembers.values().slice(-1)
  world.listMembers.put({
    id: world.ids.serial(),
    listId: list?.listId ?? '',
    accountId: stage.accountId('cleo'),
  })
  await user.click(add)
  await button('Remove Cleo Quill')
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(onServer()).toHaveLength(2)
  expect(screen.queryByText(/already been taken/)).toBeNull()
})

test.each([
  ['nothing', undefined, undefined, undefined],
  ['an answer', undefined, { value: true, at: 1 }, true],
  ['a change after the answer', { value: false, at: 2 }, { value: true, at: 1 }, false],
  ['an answer after the change', { value: false, at: 1 }, { value: true, at: 2 }, true],
])('membership is known from %s', (_name, changed, known, result) => {
  expect(newerOf(changed, known)).toBe(result)
})
