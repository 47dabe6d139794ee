import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entityKey } from '@/lib/cache'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import AccountCard from './hover/account-card'
import { FollowButton } from './follow-button'
import { useCurrentRelationship } from './use-current-relationship'
import type { Account } from '@/schemas/entities'

function Opened({ account }: { account: Account }) {
  useCurrentRelationship(account.id)
  return <FollowButton account={account} />
}

/** A page of an account whose relationship was read some time ago, before the user followed it on another device. */
function stageAfter(age: number) {
  const stage = createStage()
  const { runtime, simulator } = stage
  const id = stage.accountId('eve@remote.example')
  const account = put.account(runtime, { id, acct: 'eve@remote.example' })
  put.relationship(runtime, { id, following: false })
  const key = entityKey('relationship', id)
  runtime.client.setQueryData(key, runtime.cache.read('relationship', id), { updatedAt: Date.now() - age })
  simulator.script.as('ann').follow('eve@remote.example')
  const requests = () => simulator.recorded.filter(({ path }) => path.includes('/accounts/relationships'))
  return { stage, account, requests }
}

test.each([
  ['a profile', (account: Account) => <Opened account={account} />],
  ['a hover card', ({ id }: Account) => <AccountCard id={id} />],
])('%s shows a relationship that changed on another device', async (_, show) => {
  const { stage, account } = stageAfter(60_000)
  renderWith(show(account), { stage })
  expect(screen.getByRole('button', { name: /^Follow/ }).textContent).toBe('Follow')
  await screen.findByRole('button', { name: /^Following / })
})

test('a relationship restored from an earlier visit is requested again, however new it is', async () => {
  const stage = createStage()
  const id = stage.accountId('eve@remote.example')
  const stored = {
    id,
    following: false,
    followed_by: false,
    requested: false,
    blocking: false,
    muting: false,
  }
  stage.runtime.cache.restore([{ kind: 'relationship', id, data: stored }], Date.now() - 1_000)
  const account = put.account(stage.runtime, { id, acct: 'eve@remote.example' })
  stage.simulator.script.as('ann').follow('eve@remote.example')
  renderWith(<Opened account={account} />, { stage })
  await screen.findByRole('button', { name: /^Following / })
})

test('a relationship read just before is not requested again', async () => {
  const { stage, account, requests } = stageAfter(1_000)
  renderWith(<Opened account={account} />, { stage })
  await waitFor(() => expect(screen.getByRole('button', { name: /^Follow / })).toBeTruthy())
  expect(requests()).toEqual([])
})

test('a press while it is requested again counts', async () => {
  const { stage, account } = stageAfter(60_000)
  const held = stage.simulator.script.hold('GET /api/v1/accounts/relationships')
  const { user } = renderWith(<Opened account={account} />, { stage })
  await user.click(screen.getByRole('button', { name: /^Follow / }))
  held.release()
  await screen.findByRole('button', { name: /^Following / })
})
