import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfileHeader } from './profile-header'
import { Veil, hiddenReasonOf } from './hidden-profile'

test.each([
  [{}, {}, false, null],
  [{ limited: true }, undefined, false, 'limited'],
  [{ limited: true }, { following: true }, false, null],
  [{ limited: true }, {}, true, null],
  [{}, { blocking: true }, false, 'blocking'],
  [{ limited: true }, { blocking: true, domain_blocking: true }, false, 'blocking'],
  [{}, { domain_blocking: true }, false, 'domain'],
  [{}, { blocked_by: true, blocking: true }, false, 'blockedBy'],
] as const)('over %j with %j, own %s, lies %s', (account, held, own, expected) => {
  expect(hiddenReasonOf({ limited: false, ...account }, held, own)).toBe(expected)
})

let made = 950

/** Renders a profile with its header. Each has its own id, because revealed profiles are remembered. */
function show(wire: Record<string, unknown>, relationship: Record<string, unknown> = {}) {
  const stage = createStage()
  const id = `${++made}`
  const account = put.account(stage.runtime, { id, ...wire })
  put.relationship(stage.runtime, { id, ...relationship })
  return renderWith(
    <>
      <ProfileHeader account={account} />
      <Veil account={account}>
        <p>Posts</p>
      </Veil>
    </>,
    { stage },
  )
}

test('a limited profile shows bio and posts only on request', async () => {
  const { user } = show({ limited: true })
  expect(screen.getByText('This profile has been hidden by the moderators of home.example.')).toBeTruthy()
  expect(screen.queryByText('Bakes.')).toBeNull()
  expect(screen.queryByText('Posts')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.getByText('Posts')).toBeTruthy()
  expect(screen.getByText('This profile is hidden by the moderators of your server')).toBeTruthy()
})

test('posts of a blocked account are behind a button', async () => {
  const { user } = show({}, { blocking: true })
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.queryByText('Posts')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(document.activeElement?.textContent).toBe('Posts')
})

test('an account that blocks the user shows nothing and offers no button', () => {
  show({}, { blocked_by: true })
  expect(screen.getByText('Posts of people who block you are not shown to you.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show anyway' })).toBeNull()
})

test('posts of a blocked account stay hidden until the relationship is known', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').block('eve@remote.example')
  const held = stage.simulator.script.hold('GET /api/v1/accounts/relationships')
  const account = put.account(stage.runtime, { id: stage.accountId('eve@remote.example') })
  renderWith(
    <Veil account={account}>
      <p>Posts</p>
    </Veil>,
    { stage },
  )
  expect(screen.getByText('Posts').parentElement?.dataset['undecided']).toBe('true')
  await waitFor(() => expect(held.count).toBe(1))
  held.release()
  expect(await screen.findByText('Posts of people you block are hidden.')).toBeTruthy()
  expect(screen.queryByText('Posts')).toBeNull()
})
