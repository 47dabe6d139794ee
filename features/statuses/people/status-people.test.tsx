import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setSettings } from '@/features/settings'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { StatusPeople } from '.'

async function setup(options?: StageOptions) {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  const { id } = script.as('eve@remote.example').publish('Something liked')
  script.as('ben').favourite(id)
  script.as('cleo').favourite(id)
  script.as('cleo').boost(id)
  const load = () => stage.load(`/api/v1/accounts/${stage.accountId('eve@remote.example')}/statuses`)
  await load()
  /** `tall`: everything is in the viewport. */
  const show = (kind: 'boosts' | 'favourites', tall = false) =>
    renderWith(
      <StatusPeople
        id={id as StatusId}
        kind={kind}
        scroller={tall ? { ...documentScroller(), height: () => 20_000 } : documentScroller()}
        memory={new WindowMemory()}
      />,
      { stage },
    )
  return { stage, script, server, id, load, show }
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link').at(-1)?.textContent)

test('lists the accounts that favourited a post, with the count, a link to the post and follow buttons', async () => {
  const { show, stage, id } = await setup()
  const { user } = show('favourites')
  const list = await screen.findByRole('list', { name: 'People who favourited this post' })
  expect(new Set(names(list))).toEqual(new Set(['Ben Barlow@ben', 'Cleo Quill@cleo']))
  expect(screen.getByText(/^2 favourites of/)).toBeTruthy()
  expect(await within(list).findAllByRole('button', { name: /Follow|Request/ })).not.toHaveLength(0)
  await user.click(screen.getByRole('link', { name: /a post by/ }))
  expect(stage.navigation.went).toEqual([`/@eve@remote.example/${id}`])
})

test('relationships of the rows are requested in one batch', async () => {
  const { show, stage } = await setup()
  show('favourites')
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  const asked = () => stage.simulator.recorded.filter(({ path }) => path.includes('/relationships'))
  await waitFor(() => expect(asked()).toHaveLength(1))
})

test('lists the accounts that boosted a post and mentions that some may be missing', async () => {
  const { show, server, id, load } = await setup()
  server.world.statuses.patch(id, { reblogsCount: 5 })
  await load()
  show('boosts')
  const list = await screen.findByRole('list', { name: 'People who boosted this post' })
  expect(names(list)).toEqual(['Cleo Quill@cleo'])
  expect(screen.getByText('People from other servers may be missing.')).toBeTruthy()
})

test('more rows load by button where set, and the first new one gets focus', async () => {
  setSettings({ loadByHand: true })
  onTestFinished(() => setSettings({ loadByHand: false }))
  const { show, script, id } = await setup()
  for (let at = 1; at <= 45; at++) {
    script.person(`reader${at}`)
    script.as(`reader${at}`).favourite(id)
  }
  const { user } = show('favourites', true)
  const more = await screen.findByRole('button', { name: 'Load more' })
  const rows = () => screen.getAllByRole('listitem')
  expect(rows()).toHaveLength(40)
  await user.click(more)
  await waitFor(() => expect(rows()).toHaveLength(47))
  await waitFor(() => expect(rows()[40]?.contains(document.activeElement)).toBe(true))
  expect(document.activeElement?.closest('[aria-hidden]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('an empty list shows an empty state', async () => {
  const { stage } = await setup()
  const { id } = stage.simulator.script.as('eve@remote.example').publish('Unseen')
  renderWith(
    <StatusPeople
      id={id as StatusId}
      kind="boosts"
      scroller={documentScroller()}
      memory={new WindowMemory()}
    />,
    { stage },
  )
  expect(await screen.findByText('No one here yet')).toBeTruthy()
})

test('says that the server does not show who boosted a post that has boosts', async () => {
  const { show, script } = await setup()
  script.rewrite('GET /api/v1/statuses/:id/reblogged_by', () => [])
  show('boosts')
  expect(await screen.findByText('home.example doesn’t show who boosted this')).toBeTruthy()
})

test('shows a message when the post isn’t available', async () => {
  const { show, script } = await setup()
  script.refuse('GET /api/v1/statuses/:id/reblogged_by', 404, { error: 'Record not found' })
  show('boosts')
  expect(await screen.findByText('This post isn’t available')).toBeTruthy()
})
