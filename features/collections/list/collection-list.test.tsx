import { useState } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { CollectionsOf } from '..'
import { collect, collectionStage } from '../collection.testing'

function List({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  const [memory] = useState(() => new WindowMemory())
  return account ? <CollectionsOf account={account} scroller={documentScroller()} memory={memory} /> : null
}

const open = (stage: Stage, acct: string) => renderWith(<List id={stage.accountId(acct)} />, { stage })

test('a row names a collection, its topic and the number of its people, and links to it', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ben', ['cleo', 'ann'], { name: 'Birders', description: 'Early', tag: 'birds' })
  collect(stage, 'ben', [], { name: 'Hidden', discoverable: false })
  open(stage, 'ben')
  const link = await screen.findByRole('link', { name: /Birders/ })
  expect(link.textContent).toBe('BirdersEarly2 people#birds')
  expect(link.getAttribute('href')).toBe(`/collections/${id}`)
  expect(screen.getByRole('list', { name: 'Collections by Ben Barlow' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Hidden/ })).toBeNull()
})

test('a sensitive row says so, without description', async () => {
  const stage = collectionStage()
  collect(stage, 'ben', ['cleo'], { name: 'Grim', description: 'Worse', sensitive: true })
  open(stage, 'ben')
  expect((await screen.findByRole('link', { name: /Grim/ })).textContent).toBe('Grim1 personSensitive')
})

test('a deleted collection loses its row', async () => {
  const stage = collectionStage({ as: 'ben' })
  const id = collect(stage, 'ben', [], { name: 'Birders', discoverable: false })
  open(stage, 'ben')
  expect((await screen.findByRole('link', { name: /Birders/ })).textContent).toBe('Birders0 peopleUnlisted')
  act(() => {
    stage.runtime.cache.begin('collection', id, (collection) => ({ ...collection, gone: true }))
  })
  await screen.findByText('No collections yet')
})

test('a list that failed to load can be retried', async () => {
  const stage = collectionStage()
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/collections', 503, { error: 'Busy' }, { times: 1 })
  collect(stage, 'ben', [], { name: 'Birders' })
  const { user } = open(stage, 'ben')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('link', { name: /Birders/ })).toBeTruthy())
})
