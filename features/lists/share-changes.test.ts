import { expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { List } from '@/schemas/list'
import { listKeys } from './keys'
import { createList } from './mutations'
import { listsQuery } from './queries'
import { changeMember } from './members/change-member'
import { listChanges } from './share-changes'

/** A tab of ann that shows her lists. */
async function openTab() {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime } = stage
  const lists = await runtime.client.query(listsQuery(runtime))
  listChanges.follow(runtime)
  const titles = () => runtime.client.getQueryData<List[]>(listKeys.all())?.map(({ title }) => title)
  return { stage, runtime, lists, titles }
}

test('a list created, renamed or deleted in one tab is so in the others, without a request', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const before = there.titles() ?? []
  const requests = there.stage.simulator.recorded.length
  const onDone = (saved: List) => listChanges.send(here.runtime, { saved })
  await here.runtime.run(createList, { title: 'Ants' }, { onDone })
  await vi.waitFor(() => expect(there.titles()).toEqual([...before, 'Ants']))
  const created = here.runtime.client.getQueryData<List[]>(listKeys.all())?.at(-1)
  if (!created) throw new Error('no list')
  listChanges.send(here.runtime, { saved: { ...created, title: 'Bees' } })
  await vi.waitFor(() => expect(there.titles()).toEqual([...before, 'Bees']))
  listChanges.send(here.runtime, { deleted: created.id })
  await vi.waitFor(() => expect(there.titles()).toEqual(before))
  expect(there.stage.simulator.recorded).toHaveLength(requests)
})

test('a member added in one tab is a member in the others', async () => {
  const [here, there] = [await openTab(), await openTab()]
  const [list] = here.lists
  if (!list) throw new Error('The small world has no list')
  const ben = here.stage.accountId('ben')
  here.stage.simulator.script.as('ann').follow('ben')
  await changeMember(here.runtime, list.id, ben, true)
  const isMember = () => there.runtime.client.getQueryData(listKeys.member(list.id, ben))
  await vi.waitFor(() => expect(isMember()).toBe(true))
})
