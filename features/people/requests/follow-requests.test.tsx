import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { ownAccountQuery } from '@/features/session'
import { clearToasts, useToasts } from '@/lib/alerts'
import { documentScroller } from '@/lib/column'
import { entriesFor } from '@/lib/nav-entries'
import { answerConfirm, useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { followRequestBadge } from './badge'
import FollowRequests from './follow-requests'
import { followRequestsEntry } from './nav-entry'
import { addMissedRequests, noteFollowRequest } from './note-request'
import { recountRequests, watchFollowRequests } from './request-count'

beforeEach(clearToasts)

/** A locked account that `count` people want to follow. */
function setUp(count: number, options?: StageOptions) {
  const stage = createStage(options)
  const { script, server } = stage.simulator
  server.world.accounts.patch(stage.accountId('ann'), { locked: true })
  for (let at = 1; at <= count; at++) {
    script.person(`asker${at}`, { displayName: `Asker ${at}` })
    script.as(`asker${at}`).follow('ann')
  }
  return stage
}
const show = (stage: Stage, tall = false) => {
  const scroller = tall ? { ...documentScroller(), height: () => 20_000 } : documentScroller()
  return renderWith(<FollowRequests scroller={scroller} memory={new WindowMemory()} />, { stage })
}
const waiting = ({ simulator, runtime }: Stage) =>
  simulator.server.world.followRequests.by('to', runtime.me ?? '').length
const followers = ({ simulator, runtime }: Stage) =>
  simulator.server.world.follows.by('to', runtime.me ?? '').length
const answers = ({ simulator }: Stage) =>
  simulator.recorded.filter(({ method, path }) => method === 'POST' && path.includes('/follow_requests/'))
const button = (name: string) => screen.findByRole('button', { name })
const confirmed = async (yes: boolean) => {
  await waitFor(() => expect(useModals.getState().stack).toHaveLength(1))
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', yes))
}
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test('an accepted request leaves the list at once and can be undone until it is sent', async () => {
  const stage = setUp(2)
  const { user } = show(stage)
  await user.click(await button('Accept Asker 1'))
  await waitFor(() => expect(screen.queryByText('Asker 1')).toBeNull())
  await user.click(await button('Undo'))
  await user.click(await button('Accept Asker 1'))
  await waitFor(() => expect(screen.queryByText('Asker 1')).toBeNull())
  expect(answers(stage)).toEqual([])
  const before = followers(stage)
  await user.click(await button('Close'))
  await waitFor(() => expect(waiting(stage)).toBe(1))
  expect(followers(stage)).toBe(before + 1)
  expect(screen.queryByText('Asker 1')).toBeNull()
})

test('a request whose answer is refused returns to the list', async () => {
  const stage = setUp(1)
  stage.simulator.script.refuse('POST /api/v1/follow_requests/:id/reject', 403, { error: 'Not now' })
  const { user } = show(stage)
  await user.click(await button('Reject Asker 1'))
  expect(await screen.findByText('No follow requests')).toBeTruthy()
  await user.click(await button('Close'))
  expect(await screen.findByText('Asker 1')).toBeTruthy()
})

test('on a server that does not state requests in relationships, an answered one stays away', async () => {
  const stage = setUp(2, { software: 'mastodon-3.5' })
  const { user } = show(stage)
  await user.click(await button('Reject Asker 1'))
  await user.click(await button('Close'))
  await waitFor(() => expect(waiting(stage)).toBe(1))
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(screen.queryByText('Asker 1')).toBeNull()
})

test('all requests are accepted after a confirmation, page by page, and the result is reported', async () => {
  const stage = setUp(85)
  const { user } = show(stage)
  await user.click(await button('Accept all'))
  await confirmed(true)
  await waitFor(() => expect(toasts()).toEqual(['85 follow requests accepted']), {
    timeout: 20_000 * inject('patience'),
  })
  expect(waiting(stage)).toBe(0)
  expect(await screen.findByText('No follow requests')).toBeTruthy()
})

test('answering all can be cancelled before and stopped while it runs', async () => {
  const stage = setUp(4)
  const { user } = show(stage)
  await user.click(await button('Reject all'))
  await confirmed(false)
  expect(answers(stage)).toEqual([])
  const held = stage.simulator.script.hold('POST /api/v1/follow_requests/:id/reject')
  await user.click(await button('Reject all'))
  await confirmed(true)
  expect(await screen.findByRole('progressbar', { name: 'Rejecting follow requests…' })).toBeTruthy()
  await waitFor(() => expect(held.count).toBe(1))
  await user.click(await button('Stop'))
  act(() => held.release())
  await waitFor(() => expect(toasts()).toEqual(['1 follow request rejected']))
  expect(waiting(stage)).toBe(3)
})

test('requests that fail are counted and stay', async () => {
  const stage = setUp(3)
  stage.simulator.script.refuse(
    'POST /api/v1/follow_requests/:id/authorize',
    403,
    { error: 'No' },
    { times: 1 },
  )
  const { user } = show(stage)
  await user.click(await button('Accept all'))
  await confirmed(true)
  await waitFor(() => expect(toasts()).toEqual(['2 follow requests accepted. 1 couldn’t be accepted.']))
  expect(
    within(await screen.findByRole('list', { name: 'Follow requests' })).getAllByRole('listitem'),
  ).toHaveLength(1)
})

test('a lost connection ends it, and the rest can be answered later', async () => {
  const stage = setUp(4)
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  const { user } = show(stage)
  const path = 'POST /api/v1/follow_requests/:id/authorize'
  const held = stage.simulator.script.hold(path)
  await user.click(await button('Accept all'))
  await confirmed(true)
  await waitFor(() => expect(held.count).toBe(1))
  const end = stage.simulator.script.loseRequest(path, { times: 9 })
  act(() => held.release())
  await waitFor(() =>
    expect(toasts()).toEqual([
      '1 follow request accepted. The connection was lost, so the rest weren’t sent.',
    ]),
  )
  expect(answers(stage)).toHaveLength(2)
  expect(waiting(stage)).toBe(3)
  end()
  await user.click(await button('Try again'))
  await waitFor(() => expect(toasts()).toContain('3 follow requests accepted'))
  expect(waiting(stage)).toBe(0)
})

test('the moderators’ reason is given where the account accepts followers automatically', async () => {
  const stage = setUp(1)
  stage.simulator.server.world.accounts.patch(stage.accountId('ann'), { locked: false })
  await stage.runtime.loader.refresh({ kind: 'account', id: stage.accountId('ann') })
  show(stage)
  expect(await screen.findByText(/thought you might want to review these accounts/)).toBeTruthy()
})

test('a request that arrives appears in the list and is counted, as an answer is', async () => {
  const stage = setUp(1, { streaming: true })
  const { runtime, simulator } = stage
  const { user } = show(stage)
  onTestFinished(watchFollowRequests(runtime))
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(1))
  await screen.findByText('Asker 1')
  onTestFinished(
    runtime.streaming.subscribe({ stream: 'user' }, (event) => {
      if (event.event === 'notification') noteFollowRequest(runtime, event.payload)
    }),
  )
  await waitFor(() => expect(runtime.streaming.status()).toBe('open'))
  simulator.script.person('late', { displayName: 'Late Asker' })
  act(() => simulator.script.as('late').follow('ann'))
  expect(await screen.findByText('Late Asker')).toBeTruthy()
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(2))
  await user.click(await button('Reject Late Asker'))
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(1))
})

test('requests that arrived before the stream was connected are added to the list', async () => {
  const stage = setUp(1, { streaming: true })
  const { runtime, simulator } = stage
  show(stage)
  onTestFinished(watchFollowRequests(runtime))
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(1))
  await screen.findByText('Asker 1')
  simulator.script.person('early', { displayName: 'Early Asker' })
  simulator.script.as('early').follow('ann')
  act(() => addMissedRequests(runtime))
  expect(await screen.findByText('Early Asker')).toBeTruthy()
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(2))
  expect(screen.getAllByText('Asker 1')).toHaveLength(1)
})

test('a request that arrives before the count is watched is counted', async () => {
  const stage = setUp(1)
  const { runtime, simulator } = stage
  onTestFinished(() => stage.close())
  await runtime.client.query(ownAccountQuery(runtime))
  simulator.script.person('early')
  simulator.script.as('early').follow('ann')
  recountRequests(runtime)
  onTestFinished(watchFollowRequests(runtime))
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(2))
})

test('a request that arrives after the navigation was shown again is counted without an error', async () => {
  const stage = setUp(1)
  const { runtime, simulator } = stage
  onTestFinished(() => stage.close())
  onTestFinished(watchFollowRequests(runtime))
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(1))
  onTestFinished(followRequestBadge.subscribe(runtime, () => {}))
  simulator.script.person('late')
  simulator.script.as('late').follow('ann')
  recountRequests(runtime)
  await waitFor(() => expect(followRequestBadge.read(runtime)).toBe(2))
  expect(useToasts.getState().toasts).toEqual([])
})

test('the navigation has the entry from the start of a visit, if it had it in the last one', async () => {
  const isEntryShown = ({ runtime }: Stage) => entriesFor([followRequestsEntry], runtime).length > 0
  /** Returns what the navigation shows before the number of requests is known. */
  const visit = async (asker: string | null) => {
    const stage = createStage({ origin: 'https://entry.example' })
    const { script, server } = stage.simulator
    if (asker) {
      server.world.accounts.patch(stage.accountId('ann'), { locked: true })
      script.person(asker)
      script.as(asker).follow('ann')
      server.world.accounts.patch(stage.accountId('ann'), { locked: false })
    }
    const before = isEntryShown(stage)
    const stop = watchFollowRequests(stage.runtime)
    await waitFor(() => expect(isEntryShown(stage)).toBe(asker !== null))
    stop()
    stage.close()
    return before
  }
  expect(await visit(null)).toBe(false)
  expect(await visit('asker')).toBe(false)
  expect(await visit(null)).toBe(true)
  expect(await visit(null)).toBe(false)
})
