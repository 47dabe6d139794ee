import { useState } from 'react'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import { CollectionPage } from '..'
import { collect, collectionStage } from '../collection.testing'

function Page({ id }: { id: CollectionId }) {
  const [memory] = useState(() => new WindowMemory())
  return <CollectionPage id={id} scroller={documentScroller()} memory={memory} />
}

const open = (stage: Stage, id: CollectionId) => renderWith(<Page id={id} />, { stage })
const people = async () =>
  within(await screen.findByRole('list', { name: /^People in / }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('a collection has a description, a topic, a language, and its people in their order', async () => {
  const stage = collectionStage()
  const details = { name: 'Birders', description: 'Early risers', tag: 'birds', language: 'de' }
  open(stage, collect(stage, 'ben', ['cleo', 'ann'], details))
  await screen.findByText('Early risers')
  expect(screen.getByText('2 people')).toBeTruthy()
  expect(screen.getByRole('link', { name: '#birds' }).getAttribute('href')).toBe('/tags/birds')
  expect(screen.getByText('German')).toBeTruthy()
  expect(screen.getByText(/^Recommended by/).textContent).toBe('Recommended by Ben Barlow')
  const rows = await people()
  expect(rows.map((row) => /@[a-z]+/.exec(row ?? '')?.[0])).toEqual(['@cleo', '@ann'])
  await screen.findByRole('button', { name: /^Follow(ing)? Cleo/ })
})

test('a sensitive collection is covered, except for its owner', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ben', ['cleo'], { description: 'Grim', sensitive: true })
  const { user, unmount } = open(stage, id)
  await screen.findByText('Sensitive collection')
  expect(screen.queryByText('Grim')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(await people()).toHaveLength(1)
  expect(screen.getByText('Grim')).toBeTruthy()
  unmount()
  const own = collectionStage({ as: 'ben' })
  open(own, collect(own, 'ben', ['cleo'], { sensitive: true }))
  expect(await people()).toHaveLength(1)
})

test('the description of another server is markup, that of this server is text', async () => {
  const stage = collectionStage()
  open(stage, collect(stage, 'eve@remote.example', [], { description: 'Kind <b>people</b>' })).unmount()
  open(stage, collect(stage, 'eve@remote.example', [], { description: 'Kind <b>people</b>' }))
  await screen.findByText('Kind people')
  expect(screen.getByText('No people yet')).toBeTruthy()
})

test('people that the user blocked or muted have no row, and are counted', async () => {
  const stage = collectionStage()
  stage.simulator.script.as('ann').mute('cleo')
  const { runtime } = stage
  const id = collect(stage, 'ben', ['cleo', 'ann'])
  open(stage, id)
  expect(await people()).toHaveLength(2)
  runtime.cache.hidden.setAccount(stage.accountId('cleo'), true)
  await waitFor(async () => expect(await people()).toHaveLength(1))
  expect(screen.getByText('1 person you’ve blocked or muted isn’t shown')).toBeTruthy()
})

test('the owner sees who has not answered yet', async () => {
  const stage = collectionStage()
  const id = collect(stage, 'ann', ['eve@remote.example'])
  const { world } = stage.simulator.server
  const items = world.collections.get(id)?.items.map((item) => ({ ...item, state: 'pending' as const }))
  world.collections.patch(id, { items: items ?? [] })
  open(stage, id)
  await screen.findByText('Waiting for permission')
})

test('a collection that does not exist says so', async () => {
  const stage = collectionStage()
  open(stage, '99' as CollectionId)
  await screen.findByText('Collection not found')
  expect(screen.getByRole('link', { name: 'Your collections' }).getAttribute('href')).toBe('/collections')
})

test('a collection that failed to load can be retried', async () => {
  const stage = collectionStage()
  stage.simulator.script.refuse('GET /api/v1/collections/:id', 503, { error: 'Busy' }, { times: 1 })
  const { user } = open(stage, collect(stage, 'ben', ['cleo']))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await people()).toHaveLength(1)
})

test('a server without collections is asked for none, and the original page can be opened', async () => {
  const stage = collectionStage()
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, apiVersion: 9 })
  open(stage, '7' as CollectionId)
  const link = await screen.findByRole('link', { name: 'Open original page' })
  expect(link.getAttribute('href')).toBe(`${stage.runtime.identity.server}/collections/7`)
  expect(stage.simulator.recorded.filter(({ path }) => path.includes('collections'))).toEqual([])
})
