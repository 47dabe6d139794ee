import { useState } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import { EditCollection, NewCollection, OwnCollections } from '..'
import { collect, collectionStage } from '../collection.testing'

const LANGUAGES = [{ value: 'de', label: 'German' }]
const noLinks = () => []

function Editor({ id }: { id: CollectionId }) {
  const [memory] = useState(() => new WindowMemory())
  return <EditCollection id={id} languages={LANGUAGES} scroller={documentScroller()} memory={memory} />
}

function Own({ stage }: { stage: Stage }) {
  const account = useEntity('account', stage.accountId('ann'))
  const [memory] = useState(() => new WindowMemory())
  return (
    account && (
      <OwnCollections account={account} linksOf={noLinks} scroller={documentScroller()} memory={memory} />
    )
  )
}

const stored = ({ simulator }: Stage, id: string) => simulator.server.world.collections.get(id)
const namesIn = (stage: Stage, id: string) =>
  stored(stage, id)?.items.map(
    ({ accountId }) => stage.simulator.server.world.accounts.get(accountId)?.username,
  )
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const idle = ({ runtime }: Stage) => waitFor(() => expect(runtime.client.isMutating()).toBe(0))

test('a new collection is created with all its details, and its people follow', async () => {
  const stage = collectionStage()
  const { user } = renderWith(
    <NewCollection me={stage.accountId('ann')} languages={LANGUAGES} language="de" />,
    { stage },
  )
  await user.click(screen.getByRole('button', { name: 'Create collection' }))
  expect(screen.getByText('Enter a name for the collection.')).toBeTruthy()
  await user.type(field('Name'), 'Birders')
  await user.type(field('Description'), 'Early risers')
  await user.type(field('Topic'), '#birds')
  await user.click(screen.getByRole('switch', { name: 'Show on my profile and in search' }))
  await user.click(screen.getByRole('button', { name: 'Create collection' }))
  await waitFor(() => expect(stage.navigation.went).toHaveLength(1))
  const [made] = stage.simulator.server.world.collections.values()
  expect(made).toMatchObject({
    name: 'Birders',
    description: 'Early risers',
    tag: 'birds',
    language: 'de',
    sensitive: false,
    discoverable: false,
  })
  expect(stage.navigation.went).toEqual([`/collections/${made?.id}/edit`])
})

test('a collection whose answer was lost is not created twice', async () => {
  const stage = collectionStage()
  const { script, server } = stage.simulator
  await stage.runtime.client.fetchInfiniteQuery(
    (await import('../queries')).collectionsBy(stage.runtime, stage.accountId('ann')),
  )
  const { user } = renderWith(
    <NewCollection me={stage.accountId('ann')} languages={LANGUAGES} language="" />,
    { stage },
  )
  script.loseAnswer('POST /api/v1/collections', { times: 1 })
  await user.type(field('Name'), 'Birders')
  await user.click(screen.getByRole('button', { name: 'Create collection' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Create collection' }).getAttribute('aria-busy')).not.toBe(
      'true',
    ),
  )
  expect(field('Name').value).toBe('Birders')
  await user.click(screen.getByRole('button', { name: 'Create collection' }))
  await waitFor(() => expect(stage.navigation.went).toHaveLength(1))
  expect(server.world.collections.values()).toHaveLength(1)
})

test('only what changed is sent, and a refusal stays in the form', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ann', [], { name: 'Birders', description: 'Early' })
  stage.simulator.script.refuse(
    'PATCH /api/v1/collections/:id',
    422,
    { error: 'Not this name' },
    { times: 1 },
  )
  const { user } = renderWith(<Editor id={id} />, { stage })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' of Kent')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Not this name')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(stored(stage, id)?.name).toBe('Birders of Kent'))
  const sent = stage.simulator.recorded.findLast(({ method }) => method === 'PATCH')
  expect(sent?.params).toEqual({ name: 'Birders of Kent' })
})

test('people are found and added, and those who have not allowed it say so', async () => {
  const stage = collectionStage()
  const { script, server } = stage.simulator
  const id = collect(stage, 'ann', [])
  for (const acct of ['ben', 'cleo'])
    server.world.accounts.patch(script.account(acct).id, { discoverable: acct === 'ben' })
  const { user } = renderWith(<Editor id={id} />, { stage })
  const search = await screen.findByRole('searchbox')
  await user.type(search, 'ben')
  await user.click(await screen.findByRole('button', { name: /^Add Ben/ }))
  await screen.findByRole('button', { name: /^Remove Ben/ })
  await waitFor(() => expect(namesIn(stage, id)).toEqual(['ben']))
  await user.clear(search)
  await user.type(search, 'cleo')
  const refused = await screen.findByRole('button', { name: /^Add Cleo/ })
  expect(refused.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Cleo Quill has not allowed this')).toBeTruthy()
  await user.click(refused)
  await idle(stage)
  expect(namesIn(stage, id)).toEqual(['ben'])
})

test('an account of another server waits for its answer', async () => {
  const stage = collectionStage()
  const { script, server } = stage.simulator
  const id = collect(stage, 'ann', [])
  server.world.accounts.patch(script.account('eve@remote.example').id, { discoverable: true })
  const { user } = renderWith(<Editor id={id} />, { stage })
  await user.type(await screen.findByRole('searchbox'), 'eve')
  await user.click(await screen.findByRole('button', { name: /^Add Eve/ }))
  await screen.findByText('Waiting for permission')
})

test('a removal can be undone, and is sent otherwise', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ann', ['ben', 'cleo'])
  const { user } = renderWith(<Editor id={id} />, { stage })
  const press = async (name: RegExp) => user.click(await screen.findByRole('button', { name }))
  await press(/^Remove Ben/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Ben/ })).toBeNull())
  await press(/^Undo/)
  await screen.findByRole('button', { name: /^Remove Ben/ })
  expect(namesIn(stage, id)).toEqual(['ben', 'cleo'])
  await press(/^Remove Cleo/)
  act(() => stage.close())
  await waitFor(() => expect(namesIn(stage, id)).toEqual(['ben']))
})

test('a full collection says so before more are added', async () => {
  const stage = collectionStage()
  const { script, server } = stage.simulator
  const people = Array.from({ length: 25 }, (_, at) => `person${at}`)
  for (const name of people) script.person(name)
  server.world.accounts.patch(script.account('ben').id, { discoverable: true })
  const { user } = renderWith(<Editor id={collect(stage, 'ann', people)} />, { stage })
  await screen.findByText('This collection is full. Remove someone to add others.')
  expect(screen.getByText('25 of 25')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'ben')
  const refused = await screen.findByRole('button', { name: /^Add Ben/ })
  expect(refused.getAttribute('aria-disabled')).toBe('true')
})

test('the collection of another user cannot be edited', async () => {
  const stage = collectionStage()
  renderWith(<Editor id={collect(stage, 'ben', [])} />, { stage })
  await screen.findByText('Collection not found')
})

test('a deleted collection loses its row, and returns by Undo', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ann', [], { name: 'Birders' })
  const { user } = renderWith(<Own stage={stage} />, { stage })
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Options for Birders' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete collection' }))
    await screen.findByText('No collections yet')
  }
  await remove()
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByRole('link', { name: /Birders/ })
  await remove()
  act(() => stage.close())
  await waitFor(() => expect(stored(stage, id)).toBeUndefined())
})

test('the limit of the role is said instead of the link to a new collection', async () => {
  const stage = collectionStage()
  collect(stage, 'ann', [], { name: 'First' })
  const { unmount } = renderWith(<Own stage={stage} />, { stage })
  const link = await screen.findByRole('link', { name: 'New collection' })
  expect(link.getAttribute('href')).toBe('/collections/new')
  expect(screen.getByText('1 of 10')).toBeTruthy()
  unmount()
  const full = collectionStage()
  for (let at = 0; at < 10; at++) collect(full, 'ann', [], { name: `Set ${at}` })
  renderWith(<Own stage={full} />, { stage: full })
  await screen.findByText('You have 10 collections, the most your server allows.')
  expect(within(document.body).queryByRole('link', { name: 'New collection' })).toBeNull()
})

test('the form for a new collection is not offered beyond the limit', async () => {
  const stage = collectionStage()
  for (let at = 0; at < 10; at++) collect(stage, 'ann', [], { name: `Set ${at}` })
  renderWith(<NewCollection me={stage.accountId('ann')} languages={LANGUAGES} language="" />, { stage })
  await screen.findByText('You have 10 collections, the most your server allows.')
  expect(screen.queryByRole('button', { name: 'Create collection' })).toBeNull()
})
