import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { ModalHost } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import type { Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import { CollectionPage, FollowAllDialog } from '..'
import { collect, collectionStage } from '../collection.testing'

function Page({ id }: { id: CollectionId }) {
  const [memory] = useState(() => new WindowMemory())
  return <CollectionPage id={id} scroller={documentScroller()} memory={memory} />
}

/** Shows a collection of three people that ann does not follow, and of cleo, who she follows. */
async function open(prepare: (stage: Stage) => void = () => {}) {
  const stage = collectionStage()
  const { script, server } = stage.simulator
  const people = ['ada', 'bea', 'cid']
  for (const name of people) script.person(name, { displayName: name })
  prepare(stage)
  const id = collect(stage, 'ben', ['cleo', ...people])
  const { user } = renderWith(
    <>
      <Page id={id} />
      <ModalHost registry={{ FOLLOW_ALL: FollowAllDialog }} />
    </>,
    { stage },
  )
  await user.click(await screen.findByRole('button', { name: 'Follow all' }))
  const followed = () =>
    people.filter((name) =>
      server.world.follows
        .by('to', script.account(name).id)
        .some(({ from }) => from === stage.accountId('ann')),
    )
  return { stage, user, followed }
}

const press = (name: RegExp | string) => screen.findByRole('button', { name })

test('only new people are shown, each can be left out, and all of it can be undone', async () => {
  const { user, followed } = await open()
  expect(screen.getByText('3 people you don’t follow')).toBeTruthy()
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(3)
  await user.click(await screen.findByRole('checkbox', { name: /bea/ }))
  await user.click(await press('Follow 2 people'))
  expect(await screen.findAllByText('Followed 2 people')).not.toEqual([])
  expect(followed()).toEqual(['ada', 'cid'])
  await user.click(await press(/^Undo/))
  await waitFor(() => expect(followed()).toEqual([]))
})

test('a rate limit pauses it, and says until when', async () => {
  const { user, stage, followed } = await open(({ simulator }) => {
    simulator.script.refuse(({ url }) => url.endsWith('/follow'), 429, { error: 'Too many' }, { times: 1 })
  })
  await user.click(await press('Follow 3 people'))
  await screen.findByText(/^Your server asks to slow down\. Continues at /)
  expect(followed()).toEqual([])
  await user.click(await press('Stop'))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(stage.simulator.recorded.filter(({ path }) => path.endsWith('/follow'))).toHaveLength(1)
})

test('a refusal of some says how many are followed', async () => {
  const { user, followed } = await open(({ simulator }) => {
    simulator.script.refuse(({ url }) => url.endsWith('/follow'), 403, { error: 'No' }, { times: 1 })
  })
  await user.click(await press('Follow 3 people'))
  expect(await screen.findAllByText(/^Followed 2 of 3 people\./)).not.toEqual([])
  expect(followed()).toHaveLength(2)
})

test('where the user follows everyone there is no such button', async () => {
  const stage = collectionStage()
  renderWith(<Page id={collect(stage, 'ben', ['cleo', 'ben'])} />, { stage })
  await screen.findByRole('button', { name: /^Following Cleo/ })
  expect(screen.queryByRole('button', { name: 'Follow all' })).toBeNull()
})
