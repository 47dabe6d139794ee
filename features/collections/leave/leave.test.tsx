import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { documentScroller } from '@/lib/column'
import { ConfirmModal, ModalHost } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import { CollectionMenu, InCollections, useHasLeft } from '..'
import { collect, collectionStage } from '../collection.testing'
import { collectionQuery } from '../queries'

function MenuOf({ id }: { id: CollectionId }) {
  const collection = useEntity('collection', id)
  return collection && <CollectionMenu collection={collection} links={[]} isPage />
}

function List({ stage, id }: { stage: Stage; id: CollectionId }) {
  const [memory] = useState(() => new WindowMemory())
  return (
    <>
      <InCollections me={stage.accountId('ann')} scroller={documentScroller()} memory={memory} />
      <MenuOf id={id} />
      <ModalHost registry={{ CONFIRM: ConfirmModal }} />
    </>
  )
}

async function open(owner = 'ben') {
  const stage = collectionStage()
  const id = collect(stage, owner, ['ann', 'cleo'], { name: 'Birders' })
  const { user } = renderWith(<List stage={stage} id={id} />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Options for Birders' }))
  const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }))
  return { stage, user, id, choose }
}

test('who leaves a collection is shown in none of its lists, once the question was answered', async () => {
  const { stage, user, id, choose } = await open()
  await screen.findByRole('link', { name: /Birders/ })
  await choose('Remove me')
  await screen.findByText('Remove yourself from Birders?')
  await user.click(screen.getByRole('button', { name: 'Remove me' }))
  await screen.findByText('You’re not in any collections')
  const [item] = stage.simulator.server.world.collections.get(id)?.items ?? []
  await waitFor(() =>
    expect(stage.simulator.server.world.collections.get(id)?.items[0]?.state).toBe('revoked'),
  )
  expect(item?.accountId).toBe(stage.accountId('ann'))
})

test('the question closes when the user is not in the collection any more', async () => {
  const { stage, id, choose } = await open()
  await choose('Remove me')
  await screen.findByText('Remove yourself from Birders?')
  const { world } = stage.simulator.server
  const made = world.collections.get(id)
  world.collections.patch(id, { items: made?.items.slice(1) ?? [] })
  await stage.runtime.client.fetchQuery(collectionQuery(stage.runtime, id))
  await waitFor(() => expect(screen.queryByText('Remove yourself from Birders?')).toBeNull())
  expect(stage.simulator.recorded.filter(({ path }) => path.endsWith('revoke'))).toEqual([])
})

function State({ id }: { id: CollectionId }) {
  return <p>{useHasLeft(id) ? 'left' : 'in it'}</p>
}

test('the owner may remove the user, and add them again', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ben', ['ann', 'cleo'])
  const { world } = stage.simulator.server
  const items = world.collections.get(id)?.items ?? []
  const readWith = async (now: typeof items) => {
    world.collections.patch(id, { items: now })
    await act(() => stage.runtime.client.fetchQuery({ ...collectionQuery(stage.runtime, id), staleTime: 0 }))
  }
  renderWith(<State id={id} />, { stage })
  expect(screen.getByText('in it')).toBeTruthy()
  await readWith(items.slice(1))
  await screen.findByText('left')
  await readWith(items)
  await screen.findByText('in it')
})

test('a report has the collection, and a post about it its link', async () => {
  const { stage, user, id, choose } = await open()
  const asked: unknown[] = []
  const stops = [
    handleCommand('report', (payload) => void asked.push(payload)),
    handleCommand('compose', (payload) => void asked.push(payload)),
  ]
  await choose('Report collection')
  await user.click(await screen.findByRole('button', { name: 'Options for Birders' }))
  await choose('Write a post about it')
  for (const stop of stops) stop()
  const { key, server } = stage.runtime.identity
  expect(asked).toEqual([
    { identity: key, accountId: stage.accountId('ben'), collection: { id, name: 'Birders' } },
    { identity: key, text: `${server}/collections/${id}` },
  ])
})

test('the owner neither leaves nor reports', async () => {
  await open('ann')
  await screen.findByRole('menuitem', { name: 'Edit collection' })
  expect(screen.queryByRole('menuitem', { name: /Remove me|Report/ })).toBeNull()
})
