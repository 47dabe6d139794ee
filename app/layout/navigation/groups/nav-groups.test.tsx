import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { setGroupState } from './group-store'
import { ListsRoute } from '../../../routes/lists/list'
import NavGroups from './nav-groups'
import RailGroups from './rail-groups'

/** Shows the groups for ann, who has these lists and follows these hashtags. */
async function setup(titles: readonly string[], tags: readonly string[] = []) {
  const stage = createStage()
  const { world } = stage.simulator.server
  const accountId = stage.accountId('ann')
  for (const list of world.lists.values()) world.lists.remove(list.id)
  const ids = titles.map((title) => {
    const id = world.ids.serial()
    world.lists.put({ id, accountId, title, repliesPolicy: 'list', exclusive: false })
    return id
  })
  for (const name of tags) {
    const path = `/api/v1/tags/${name}/follow`
    const token = stage.simulator.script.signIn('ann').token
    const headers = { authorization: `Bearer ${token}` }
    await stage.simulator.fetch(new Request(stage.simulator.origin + path, { method: 'POST', headers }))
  }
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const shown = renderWith(<NavGroups current={`/lists/${ids[0]}`} hasLists />, { stage })
  return { ...shown, stage, ids, identity: stage.runtime.identity.key }
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('the groups show lists and followed hashtags, and mark the open one', async () => {
  await setup(['Ants', 'Bees'], ['wool'])
  await screen.findByRole('link', { name: 'wool' })
  await waitFor(() => expect(links()).toEqual(['Ants', 'Bees', 'wool', 'Manage hashtags']))
  expect(screen.getByRole('link', { name: 'Ants' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'wool' }).getAttribute('href')).toBe('/tags/wool')
})

test('a group keeps the order of the account, with new lists last', async () => {
  const { ids, identity } = await setup(['Ants', 'Bees', 'Cats'])
  await screen.findByRole('link', { name: 'Ants' })
  setGroupState(identity, 'lists', { order: [ids[2] ?? '', ids[0] ?? ''] })
  await waitFor(() => expect(links()).toEqual(['Cats', 'Ants', 'Bees']))
})

test('the page of lists has the same order', async () => {
  const { ids, identity, stage, unmount } = await setup(['Ants', 'Bees', 'Cats'])
  unmount()
  setGroupState(identity, 'lists', { order: [ids[2] ?? '', ids[0] ?? ''] })
  renderWith(<ListsRoute />, { stage })
  await screen.findByRole('link', { name: 'Cats' })
  expect(links()).toEqual(['Cats', 'Ants', 'Bees'])
})

test('a folded group stays folded, and a group without entries is not shown', async () => {
  const { user, unmount, stage } = await setup(['Ants'])
  await user.click(await screen.findByRole('button', { name: 'Your lists' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Your lists' }).getAttribute('aria-expanded')).toBe('false')
  unmount()
  renderWith(<NavGroups current="/" hasLists={false} />, { stage: createStage({ as: 'dora' }) })
  expect(screen.queryByRole('button')).toBeNull()
  expect(stage.simulator.recorded.some(({ route }) => route === 'GET /api/v1/lists')).toBe(true)
})

test('where the navigation shows only icons, a button opens the groups until a link is followed', async () => {
  const { stage, unmount } = await setup(['Ants'], ['wool'])
  unmount()
  const { user } = renderWith(<RailGroups current="/" hasLists />, { stage })
  const button = await screen.findByRole('button', { name: 'Your lists and hashtags' })
  await user.click(button)
  await user.click(await screen.findByRole('link', { name: 'wool' }))
  expect(stage.navigation.went).toEqual(['/tags/wool'])
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})
