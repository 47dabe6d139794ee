import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { createStage } from '@/lib/testing/stage'
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
