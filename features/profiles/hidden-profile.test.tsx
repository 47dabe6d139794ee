import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfileHeader } from './profile-header'
import { HiddenProfile, hiddenReasonOf } from './hidden-profile'

test.each([
  [{}, {}, false, null],
  [{ limited: true }, undefined, false, 'limited'],
  [{ limited: true }, { following: true }, false, null],
  [{ limited: true }, {}, true, null],
  [{}, { blocking: true }, false, 'blocking'],
  [{ limited: true }, { blocking: true, domain_blocking: true }, false, 'blocking'],
  [{}, { domain_blocking: true }, false, 'domain'],
  [{}, { blocked_by: true, blocking: true }, false, 'blockedBy'],
] as const)('over %j with %j, own %s, lies %s', (account, relationship, own, expected) => {
  expect(hiddenReasonOf({ limited: false, ...account }, relationship, own)).toBe(expected)
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
      <HiddenProfile account={account}>
        <p>Posts</p>
      </HiddenProfile>
    </>,
    { stage },
  )
}

test('a limited profile shows bio and posts only on request', async () => {
  const { user } = show({ limited: true })
  await screen.findByText('This profile has been hidden by the moderators of home.example.')
  expect(screen.queryByText('Bakes.')).toBeNull()
  expect(screen.queryByText('Posts')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.getByText('Posts')).toBeTruthy()
  expect(await screen.findByText('This profile has been hidden by your server’s moderators')).toBeTruthy()
})

test('posts of a blocked account are behind a button', async () => {
  const { user } = show({}, { blocking: true })
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.queryByText('Posts')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Show anyway' }))
  expect(document.activeElement?.textContent).toBe('Posts')
})

test('an account that blocks the user shows nothing and offers no button', async () => {
  show({}, { blocked_by: true })
  await screen.findByText('You can’t see the posts of people who’ve blocked you.')
  expect(screen.queryByRole('button', { name: 'Show anyway' })).toBeNull()
})

test('posts of a blocked account stay hidden until the relationship is known', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').block('eve@remote.example')
  const relationship = stage.simulator.script.hold('GET /api/v1/accounts/relationships')
  const account = put.account(stage.runtime, { id: stage.accountId('eve@remote.example') })
  renderWith(
    <HiddenProfile account={account}>
      <p>Posts</p>
    </HiddenProfile>,
    { stage },
  )
  expect(screen.getByText('Posts').parentElement?.dataset['undecided']).toBe('true')
  await waitFor(() => expect(relationship.count).toBe(1))
  relationship.release()
  expect(await screen.findByText('Posts by people you’ve blocked are hidden.')).toBeTruthy()
  expect(screen.queryByText('Posts')).toBeNull()
})
