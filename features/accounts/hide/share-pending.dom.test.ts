import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { put } from '@/lib/testing/factories'
import { createStage } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { unfollowAccount } from '../mutations'
import { follow, unfollow } from '../unfollow'
import { block, mute, unblock } from './hide-account'
import { followHidden } from './share-hidden'

const intl = createIntlFor('en')

/** A tab of ann, who follows ben, and sees his profile there. */
function openTab() {
  // Not the server of other tests, whose open pages would be further tabs.
  const stage = createStage({ origin: 'https://pending.example' })
  onTestFinished(() => stage.close())
  const { runtime } = stage
  const { me } = runtime
  if (me === null) throw new Error('ann is not signed in')
  const id = stage.accountId('ben')
  stage.simulator.script.as('ann').follow('ben')
  put.relationship(runtime, { id, following: true, showing_reblogs: true })
  const account = put.account(runtime, { id, acct: 'ben', followers_count: 5 })
  followHidden(runtime)
  const target = { accountId: id, acct: 'ben' }
  return {
    runtime,
    account,
    id,
    target,
    subject: { id, locked: false, me, following: true },
    simulator: stage.simulator,
    relationship: () => runtime.cache.read('relationship', id),
    followers: () => runtime.cache.read('account', id)?.followers_count,
  }
}

const calls = ({ simulator }: ReturnType<typeof openTab>, verb: string) =>
  simulator.recorded.filter(({ path }) => path.endsWith(`/${verb}`)).length

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => void vi.useRealTimers())

test('an unfollow that waits shows in the other tab, and stays once it is sent', async () => {
  const [here, there] = [openTab(), openTab()]
  await unfollow(here.runtime, here.account, here.subject, intl)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  expect(there.followers()).toBe(4)
  expect(calls(here, 'unfollow')).toBe(0)
  clearToasts()
  await vi.waitFor(() => expect(calls(here, 'unfollow')).toBe(1))
  await vi.waitFor(() => expect(there.runtime.cache.base('relationship', there.id)?.following).toBe(false))
  await vi.waitFor(() => expect(there.runtime.cache.openChangeCount).toBe(0))
  expect(there.followers()).toBe(4)
})

test('an unfollow undone in its tab is undone in the other', async () => {
  const [here, there] = [openTab(), openTab()]
  await unfollow(here.runtime, here.account, here.subject, intl)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  await follow(here.runtime, here.subject)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(true))
  expect(there.followers()).toBe(5)
})

test('an unfollow that waits is undone by following in the other tab, without a request', async () => {
  const [here, there] = [openTab(), openTab()]
  await unfollow(here.runtime, here.account, here.subject, intl)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  await follow(there.runtime, there.subject)
  expect(there.relationship()?.following).toBe(true)
  await vi.waitFor(() => expect(here.relationship()?.following).toBe(true))
  await vi.advanceTimersByTimeAsync(100_000)
  expect(calls(here, 'unfollow') + calls(there, 'follow')).toBe(0)
})

test('a block and a mute that wait show in the other tab, which can undo them', async () => {
  const [here, there] = [openTab(), openTab()]
  mute(here.runtime, here.target, { notifications: true, duration: 0 }, intl)
  await vi.waitFor(() => expect(there.relationship()?.muting).toBe(true))
  block(here.runtime, here.target, intl)
  await vi.waitFor(() => expect(there.relationship()?.blocking).toBe(true))
  unblock(there.runtime, there.target, intl)
  expect(there.relationship()).toMatchObject({ blocking: false, muting: true, following: true })
  await vi.waitFor(() => expect(here.relationship()?.blocking).toBe(false))
  expect(calls(there, 'unblock')).toBe(0)
})

test('a change that was refused, or lost with its tab, is read again', async () => {
  const there = openTab()
  const channel = openTabChannel(`skein:pending:${there.runtime.identity.key}`)
  if (!channel) throw new Error('no channel')
  onTestFinished(() => channel.close())
  const tell = (state: string) => channel.send({ way: 'unfollow', accountId: there.id, state })
  tell('shown')
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  await vi.advanceTimersByTimeAsync(91_000)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(true))
  expect(there.runtime.cache.openChangeCount).toBe(0)
  tell('shown')
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  tell('sent')
  await vi.waitFor(() => expect(there.runtime.cache.openChangeCount).toBe(0))
  expect(there.relationship()?.following).toBe(false)
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(true))
})

test('an unfollow that is sent at once changes the count in the other tab once', async () => {
  const [here, there] = [openTab(), openTab()]
  await here.runtime.run(unfollowAccount, here.subject)
  await vi.waitFor(() => expect(there.relationship()?.following).toBe(false))
  await vi.waitFor(() => expect(there.followers()).toBe(4))
})
