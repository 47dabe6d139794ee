import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { documentScroller } from '@/lib/column'
import { answerConfirm, useModals } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { notificationKeys } from '../keys'
import { finishMerging } from './merging'
import { RequestsList } from './requests-list'

const PEOPLE = ['lars@polder.example', 'gil@other.example', 'kim@other.example']

beforeEach(clearToasts)

function setUp(people = PEOPLE) {
  const stage = createStage()
  const { script } = stage.simulator
  script.policy('ann', { for_not_following: 'filter' })
  for (const acct of people) {
    script.as('ann').unfollow(acct)
    script.as(acct).publish(`@ann psst from ${acct}`)
  }
  return stage
}

const show = (stage = setUp()) =>
  renderWith(<RequestsList scroller={documentScroller()} memory={new WindowMemory()} />, { stage })

const row = (name: string) => screen.findByRole('article', { name: new RegExp(name) })
const rows = () => screen.queryAllByRole('article').length
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const stored = ({ simulator, runtime }: ReturnType<typeof createStage>) =>
  simulator.server.world.notificationRequests.by('account', runtime.me ?? '').length
const confirmed = (yes: boolean) => answerConfirm(useModals.getState().stack[0]?.id ?? '', yes)

test('a row has the names, the number of notifications and the last post', async () => {
  show()
  const lars = await row('lars@polder.example, 1 notification')
  expect(within(lars).getByText(/psst from lars/)).toBeDefined()
  expect(rows()).toBe(3)
})

test('the picture of a last post is not shown before the decision', async () => {
  const stage = setUp(['lars@polder.example'])
  const { script } = stage.simulator
  const picture = script.attach('lars@polder.example', { description: 'A windmill' })
  script.as('lars@polder.example').publish({ text: '@ann look at this', mediaIds: [picture] })
  show(stage)
  const lars = await row('lars@polder.example, 2 notifications')
  expect(within(lars).getByText(/look at this/)).toBeDefined()
  expect(within(lars).getByText('1 attachment')).toBeDefined()
  expect(within(lars).queryByRole('img', { name: 'A windmill' })).toBeNull()
})

test('someone who waits since appears in a list that stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = setUp(['lars@polder.example'])
  const { script } = stage.simulator
  show(stage)
  await row('lars@polder.example, 1 notification')
  await vi.waitFor(() => expect(stage.runtime.client.getQueryData(notificationKeys.policy())).toBeDefined())
  script.as('ann').unfollow('gil@other.example')
  script.as('gil@other.example').publish('@ann psst')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await row('gil@other.example, 1 notification')
  expect(rows()).toBe(2)
})

test('a focused row opens by Enter', async () => {
  const { user, stage } = show()
  const lars = await row('lars@polder')
  act(() => lars.focus())
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual([expect.stringMatching(/^\/notifications\/requests\/\d+$/)])
})

test('an accepted request leaves the list, and the notice waits until the server is done', async () => {
  const stage = setUp()
  const finish = stage.simulator.script.holdMerging()
  const { user } = show(stage)
  const lars = await row('lars@polder')
  await user.click(within(lars).getByRole('button', { name: /Accept/ }))
  await waitFor(() => expect(rows()).toBe(2))
  await waitFor(() => expect(stored(stage)).toBe(2))
  expect(toasts()).toEqual([])
  finish()
  act(() => finishMerging(stage.runtime))
  expect(toasts()).toEqual(['Accepted notifications were added to your notifications.'])
})

test('without a stream the server is asked whether it is done', async () => {
  const stage = setUp()
  const { user } = show(stage)
  await user.click(within(await row('lars@polder')).getByRole('button', { name: /Accept/ }))
  await waitFor(() => expect(toasts()).toEqual(['Accepted notifications were added to your notifications.']))
})

test('a dismissed request can be restored', async () => {
  const stage = setUp()
  const { user } = show(stage)
  await user.click(within(await row('gil@other')).getByRole('button', { name: /Dismiss/ }))
  await waitFor(() => expect(rows()).toBe(2))
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  await waitFor(() => expect(rows()).toBe(3))
  expect(stored(stage)).toBe(3)
})

test('a request that the server refuses to accept is restored; one that is gone is not', async () => {
  const stage = setUp()
  const { user } = show(stage)
  const path = 'POST /api/v1/notifications/requests/:id/accept'
  stage.simulator.script.refuse(path, 403, { error: 'Not today' }, { times: 1 })
  await user.click(within(await row('lars@polder')).getByRole('button', { name: /Accept/ }))
  await waitFor(() => expect(toasts()[0]).toMatch(/Not today/))
  expect(rows()).toBe(3)
  act(clearToasts)
  stage.simulator.script.refuse(path, 404, { error: 'Record not found' })
  await user.click(within(await row('lars@polder')).getByRole('button', { name: /Accept/ }))
  await waitFor(() => expect(rows()).toBe(2))
  expect(toasts().filter((text) => /found/.test(text))).toEqual([])
})

test('several requests are selected and dismissed after a confirmation', async () => {
  const stage = setUp()
  const { user } = show(stage)
  await row('lars@polder')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  const dismiss = screen.getByRole<HTMLButtonElement>('button', { name: 'Dismiss' })
  expect(dismiss.disabled).toBe(true)
  await user.click(within(await row('lars@polder')).getByRole('checkbox'))
  expect(screen.getByText('1 selected')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('3 selected')).toBeDefined()
  await user.click(within(await row('kim@other')).getByRole('checkbox'))
  await user.click(dismiss)
  confirmed(false)
  expect(rows()).toBe(3)
  await user.click(dismiss)
  confirmed(true)
  await waitFor(() => expect(rows()).toBe(1))
  await waitFor(() => expect(stored(stage)).toBe(1))
  expect(await row('kim@other')).toBeDefined()
})

test('an empty list leads to the settings, and a failure can be retried', async () => {
  const { unmount } = show(setUp([]))
  expect(await screen.findByRole('link', { name: 'Notification settings' })).toBeDefined()
  unmount()
  const stage = setUp()
  stage.simulator.script.refuse(
    'GET /api/v1/notifications/requests',
    403,
    { error: 'Not today' },
    { times: 1 },
  )
  const { user } = show(stage)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await row('lars@polder')).toBeDefined()
})

test('a server without filtered notifications says so', async () => {
  renderWith(<RequestsList scroller={documentScroller()} memory={new WindowMemory()} />, {
    software: 'gotosocial',
  })
  expect(await screen.findByText('Your server can’t filter notifications')).toBeDefined()
})
