import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { notificationKeys } from '../keys'
import { WaitingBanner, WaitingButton } from './waiting-banner'

test('counts the people who wait, and is minimised for this account', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.policy('ann', { for_not_following: 'filter' })
  for (const acct of ['lars@polder.example', 'gil@other.example']) {
    script.as('ann').unfollow(acct)
    script.as(acct).publish('@ann psst')
  }
  const { user } = renderWith(
    <>
      <WaitingButton />
      <WaitingBanner />
    </>,
    { stage },
  )
  expect(await screen.findByText('From 2 people you may not know')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Filtered/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Minimise banner' }))
  expect(screen.queryByText('From 2 people you may not know')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filtered notifications, 2 people' }))
  expect(stage.navigation.went).toEqual(['/notifications/requests'])
})

test('is absent when no one waits', async () => {
  const stage = createStage()
  renderWith(<WaitingBanner />, { stage })
  await waitFor(() => expect(stage.runtime.client.getQueryData(notificationKeys.policy())).toBeDefined())
  expect(screen.queryByRole('link')).toBeNull()
})

test('a page that stays open counts who waits since', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = createStage()
  const { script } = stage.simulator
  script.policy('ann', { for_not_following: 'filter' })
  renderWith(<WaitingBanner />, { stage })
  await vi.waitFor(() => expect(stage.runtime.client.getQueryData(notificationKeys.policy())).toBeDefined())
  script.as('ann').unfollow('gil@other.example')
  script.as('gil@other.example').publish('@ann psst')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await vi.waitFor(() => expect(screen.getByText('From 1 person you may not know')).toBeDefined())
})
