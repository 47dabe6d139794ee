import { expect, onTestFinished, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { ListId } from '@/schemas/primitives'
import { engineOf } from './engines'
import { updateListTimeline } from './apply-outside-changes'
import { listSource } from './source'

test('the timeline of a list loses the posts of a removed member and gains the posts of a new member', async () => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime, simulator } = stage
  const { world } = simulator.server
  const id = world.ids.serial() as ListId
  world.lists.put({
    id,
    accountId: stage.accountId('ann'),
    title: 'Birds',
    repliesPolicy: 'list',
    exclusive: false,
  })
  const member = (acct: string) =>
    world.listMembers.put({ id: world.ids.serial(), listId: id, accountId: stage.accountId(acct) })
  member('ben')
  const byBen = simulator.script.as('ben').publish('Ben writes')
  const byCleo = simulator.script.as('cleo').publish('Cleo writes')
  const engine = engineOf(runtime, listSource(id))
  const unmount = engine.mount()
  await expect.poll(() => engine.state.entries).toContain(byBen.id)
  expect(engine.state.entries).not.toContain(byCleo.id)
  member('cleo')
  updateListTimeline(runtime, id, null)
  await expect.poll(() => engine.state.entries).toContain(byCleo.id)
  updateListTimeline(runtime, id, stage.accountId('ben'))
  expect(engine.state.entries).not.toContain(byBen.id)
  expect(engine.state.entries).toContain(byCleo.id)
  unmount()
})
