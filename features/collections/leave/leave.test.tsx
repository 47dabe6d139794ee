import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { documentScroller } from '@/lib/column'
import { ConfirmModal, ModalHost } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import { CollectionMenu, InCollections } from '..'
import { collect, collectionStage } from '../collection.testing'

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
