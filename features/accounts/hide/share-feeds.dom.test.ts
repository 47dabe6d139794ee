import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFact, onFact } from '@/lib/bus'
import { put } from '@/lib/testing/factories'
import { createStage } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { unfollowAccount } from '../mutations'
import { followHidden } from './share-hidden'

/** A tab of ann, who follows ben and sees his boosts, and the messages of another tab of hers. */
function openTab() {
  // Not the server of other tests, whose open pages would be further tabs.
  const stage = createStage({ origin: 'https://feeds.example' })
  onTestFinished(() => stage.close())
  const { runtime } = stage
  const { me } = runtime
  if (me === null) throw new Error('ann is not signed in')
  const id = stage.accountId('ben')
  const identity = runtime.identity.key
  stage.simulator.script.as('ann').follow('ben')
  put.relationship(runtime, { id, following: true, showing_reblogs: true })
  put.account(runtime, { id, acct: 'ben', followers_count: 5 })
  followHidden(runtime)
  const otherTab = openTabChannel(`skein:feeds:${identity}`)
  if (!otherTab) throw new Error('no channel')
  onTestFinished(() => otherTab.close())
  const heard: unknown[] = []
  otherTab.onMessage((message) => void heard.push(message))
  return { runtime, id, me, identity, otherTab, heard }
}

test('an unfollow and hidden boosts reach the other tabs', async () => {
  const { runtime, id, me, identity, heard } = openTab()
  await runtime.run(unfollowAccount, { id, me, locked: false, following: true })
  emitFact('boostsHidden', { identity, accountId: id })
  emitFact('boostsHidden', { identity: 'zoe@x', accountId: id })
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { accountId: id, left: 'unfollowed', followers: 4 },
      { accountId: id, left: 'boosts' },
    ]),
  )
})

test('an account unfollowed in another tab leaves the feeds here and is not shared again', async () => {
  const { runtime, id, identity, otherTab, heard } = openTab()
  const left: string[] = []
  onTestFinished(onFact('boostsHidden', ({ accountId }) => void left.push(`boosts of ${accountId}`)))
  onTestFinished(onFact('accountUnfollowed', ({ accountId }) => void left.push(`posts of ${accountId}`)))
  const relationship = () => runtime.cache.read('relationship', id)
  otherTab.send({ accountId: id, left: 'boosts' })
  await vi.waitFor(() => expect(relationship()?.showing_reblogs).toBe(false))
  expect(relationship()?.following).toBe(true)
  otherTab.send({ accountId: id, left: 'unfollowed', followers: 4 })
  await vi.waitFor(() => expect(relationship()?.following).toBe(false))
  expect(runtime.cache.read('account', id)?.followers_count).toBe(4)
  expect(left).toEqual([`boosts of ${id}`, `posts of ${id}`])
  emitFact('boostsHidden', { identity, accountId: id })
  await vi.waitFor(() => expect(heard).toEqual([{ accountId: id, left: 'boosts' }]))
})
