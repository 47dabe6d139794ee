import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { createStage } from '@/lib/testing/stage'
import { conversationKeys } from '../keys'
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
