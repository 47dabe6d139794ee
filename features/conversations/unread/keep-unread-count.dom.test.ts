import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { markAsRead } from '../actions'
import { conversationKeys } from '../keys'
import { hasUnread } from '../model/conversation'
import { conversationListOf } from '../model/conversation-list'
import { deleteConversation } from '../mutations'
import { keepUnreadCount } from './keep-unread-count'

test('the number leaves out the conversations of a blocked server until it is unblocked', async () => {
  const { runtime, simulator, close } = createStage()
  onTestFinished(close)
  simulator.script.as('eve@remote.example').publish({ text: '@ann psst', visibility: 'direct' })
  const unread = () => runtime.client.getQueryData<number>(conversationKeys.unread())
  onTestFinished(keepUnreadCount(runtime))
  await vi.waitFor(() => expect(unread()).toBeGreaterThan(0))
  const before = unread() ?? 0
  const block = (hidden: boolean) => {
    runtime.cache.setDomainHidden('remote.example', hidden)
    const fact = { identity: runtime.identity.key, domain: 'remote.example' }
    emitFact(hidden ? 'domainHidden' : 'domainShown', fact)
  }
  block(true)
  await vi.waitFor(() => expect(unread()).toBeLessThan(before))
  block(false)
  await vi.waitFor(() => expect(unread()).toBe(before))
})

/** Lets so many people write to ann, each in a conversation of their own. */
function writeToAnn({ simulator: { script } }: Stage, count: number) {
  for (let at = 0; at < count; at += 1) {
    script.person(`writer${at}`, { displayName: `Writer ${at}` })
    script.as(`writer${at}`).publish({ text: '@ann psst', visibility: 'direct' })
  }
}

test('the number includes unread conversations of later pages, and stays when more arrive', async () => {
  const stage = createStage()
  onTestFinished(stage.close)
  const { world } = stage.simulator.server
  writeToAnn(stage, 45)
  const all = () =>
    world.conversations.by('account', stage.runtime.me ?? '').filter(({ unread }) => unread).length
  const unread = () => stage.runtime.client.getQueryData<number>(conversationKeys.unread())
  onTestFinished(keepUnreadCount(stage.runtime))
  await vi.waitFor(() => expect(unread()).toBe(all()))
  expect(all()).toBeGreaterThanOrEqual(45)

  // A reader at the top of the list, which drops the rows below.
  const list = conversationListOf(stage.runtime)
  const reader = list.views.enter({ top: true, lowestNeeded: null, covered: false, visible: true })
  onTestFinished(() => reader.leave())
  list.arrived('999999999999999999' as StatusId)
  expect(list.state.pendingCount).toBe(0)
  await Promise.resolve()
  expect(unread()).toBe(all())
})

test('later pages are requested only below unread conversations, and only a few', async () => {
  const open = async (read: boolean) => {
    const stage = createStage()
    onTestFinished(stage.close)
    writeToAnn(stage, 150)
    const { world } = stage.simulator.server
    if (read)
      for (const { id } of world.conversations.by('account', stage.runtime.me ?? ''))
        world.conversations.patch(id, { unread: false })
    onTestFinished(keepUnreadCount(stage.runtime))
    const requests = () =>
      stage.simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/conversations')).length
    const { state } = conversationListOf(stage.runtime)
    const isIdle = () => {
      const list = conversationListOf(stage.runtime)
      return list.state.loaded && list.state.requests.length === 0
    }
    expect(state.loaded).toBe(false)
    return { requests, isIdle, unread: () => stage.runtime.client.getQueryData(conversationKeys.unread()) }
  }
  const read = await open(true)
  await vi.waitFor(() => expect(read.isIdle()).toBe(true))
  const unread = await open(false)
  await vi.waitFor(() => expect(unread.unread()).toBe(100))
  await vi.waitFor(() => expect(unread.isIdle()).toBe(true))
  expect(unread.requests()).toBe(5)
  expect(read.requests()).toBe(1)
})

test('a conversation that was read or deleted in one tab is so in the others', async () => {
  const open = () => {
    const stage = createStage()
    onTestFinished(stage.close)
    const { script } = stage.simulator
    for (const text of ['one', 'two'])
      script.as(text === 'one' ? 'ben' : 'cleo').publish({ text: `@ann ${text}`, visibility: 'direct' })
    onTestFinished(keepUnreadCount(stage.runtime))
    const unread = () => stage.runtime.client.getQueryData<number>(conversationKeys.unread()) ?? 0
    const list = conversationListOf(stage.runtime)
    const all = () => Object.values(list.items)
    return { ...stage, unread, all }
  }
  const [here, there] = [open(), open()]
  await vi.waitFor(() => expect(Math.min(here.unread(), there.unread())).toBeGreaterThan(1))
  const before = there.unread()
  const requests = there.simulator.recorded.length
  const [first, second] = here.all().filter((each) => hasUnread(each, {}))
  if (!first || !second) throw new Error('no conversations')
  markAsRead(here.runtime, first)
  await vi.waitFor(() => expect(there.unread()).toBe(before - 1))
  await here.runtime.run(deleteConversation, { id: second.id, last: second.last })
  await vi.waitFor(() => expect(there.unread()).toBe(before - 2))
  expect(there.simulator.recorded).toHaveLength(requests)
})
