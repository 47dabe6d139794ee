import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { networkError } from '@/lib/simulator/faults/faults'
import { eraseIdentity } from '@/lib/storage'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { Visibility } from '@/schemas/statuses/status'
import type { DraftInit } from '../drafts/draft'
import { published, showComposer } from '../composer/composer.testing'

const PREFERENCES = 'GET /api/v1/preferences'
const OWN_ACCOUNT = 'GET /api/v1/accounts/verify_credentials'
const WRITTEN: DraftInit = { parts: [{ text: 'Hello' }] }

/** A server whose account has this default, in a browser that does not know it yet. */
function stageOf(defaultPrivacy: Visibility): Stage {
  const stage = createStage()
  eraseIdentity(stage.runtime.identity.key)
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  stage.simulator.server.world.users.patch(stage.accountId('ann'), { defaultPrivacy })
  return stage
}

const refuse = ({ simulator }: Stage, ...endpoints: string[]) => {
  for (const endpoint of endpoints) simulator.script.refuse(endpoint, 503, { error: 'Down' }, { times: 50 })
}
const breakDown = ({ simulator }: Stage, ...endpoints: string[]) => {
  for (const endpoint of endpoints) simulator.script.refuse(endpoint, 500, { error: 'Oops' }, { times: 50 })
}
const lose = ({ simulator }: Stage, ...endpoints: string[]) => {
  const before = () => Promise.reject(networkError())
  for (const endpoint of endpoints) simulator.server.faults.add(endpoint, { before }, 50)
}
const hold = ({ simulator }: Stage, ...endpoints: string[]) =>
  endpoints.map((endpoint) => simulator.script.hold(endpoint))

const post = () => screen.getByRole('button', { name: /^(Post|Reply|Post all|Schedule)$/ })
const stored = ({ simulator }: Stage) => [...simulator.server.world.statuses.values()].at(-1)
const bodyOf = ({ simulator }: Stage) =>
  simulator.recorded.findLast(({ method, path }) => method === 'POST' && path === '/api/v1/statuses')

test.each([
  ['are slow', hold],
  ['fail', refuse],
  ['are errors', breakDown],
  ['get lost', lose],
])(
  'without a known default nothing is published when the answers %s, and the author is asked',
  async (_, make) => {
    const stage = stageOf('private')
    make(stage, PREFERENCES, OWN_ACCOUNT)
    const { user } = await showComposer(WRITTEN, stage)
    const choose = screen.getByRole('button', { name: 'Choose visibility' })
    expect(screen.queryByRole('button', { name: /^Visibility/ })).toBeNull()
    await user.click(post())
    expect(screen.getByText(/^Your default visibility hasn’t loaded yet/)).toBeTruthy()
    expect(document.activeElement).toBe(choose)
    expect(bodyOf(stage)).toBeUndefined()

    await user.click(choose)
    const dialog = await screen.findByRole('dialog', { name: 'Visibility and interaction' })
    expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([])
    await user.click(within(dialog).getByRole('radio', { name: 'Quiet public' }))
    await user.keyboard('{Escape}')
    await user.click(post())
    await published()
    expect(stored(stage)?.visibility).toBe('unlisted')
    // The server applies the defaults that were not chosen.
    expect(bodyOf(stage)?.params).not.toHaveProperty('quote_approval_policy')
  },
)

test('without a known default nothing is said about hashtags', async () => {
  const stage = stageOf('private')
  hold(stage, PREFERENCES, OWN_ACCOUNT)
  const { user } = await showComposer({ parts: [{ text: 'Of #geese' }] }, stage)
  expect(screen.queryByText(/won’t be listed under any hashtag/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose visibility' }))
  await user.click(await screen.findByRole('radio', { name: 'Quiet public' }))
  expect(screen.getByText(/won’t be listed under any hashtag/)).toBeTruthy()
})

test.each([
  ['slow', hold],
  ['refused', refuse],
])('%s preferences: the default of the own account applies', async (_, make) => {
  const stage = stageOf('private')
  make(stage, PREFERENCES)
  const { user } = await showComposer(WRITTEN, stage)
  await screen.findByRole('button', { name: 'Visibility: Followers' })
  await user.click(post())
  await published()
  expect(stored(stage)?.visibility).toBe('private')
})

test('the last known default is remembered for the account, until a new one is known', async () => {
  const first = stageOf('private')
  const { unmount } = await showComposer(WRITTEN, first)
  await screen.findByRole('button', { name: 'Visibility: Followers' })
  unmount()

  const later = createStage()
  later.simulator.server.world.users.patch(later.accountId('ann'), { defaultPrivacy: 'unlisted' })
  const [held] = hold(later, PREFERENCES)
  later.simulator.script.refuse(OWN_ACCOUNT, 403, { error: 'Not now' }, { times: 50 })
  await showComposer(WRITTEN, later)
  expect(screen.getByRole('button', { name: 'Visibility: Followers' })).toBeTruthy()
  held?.release()
  await screen.findByRole('button', { name: 'Visibility: Quiet public' })
})

test.each<[string, DraftInit, boolean]>([
  ['a thread', { parts: [{ text: 'One' }, { text: 'Two' }] }, true],
  ['a scheduled post', { fields: { scheduledAt: '2027-06-16T12:00:00Z' }, ...WRITTEN }, true],
  [
    'a reply to a public post',
    { kind: 'reply', fields: { parent: parentOf('public') }, parts: [{ text: '@ben Yes' }] },
    true,
  ],
  [
    'a reply to a private mention',
    { kind: 'reply', fields: { parent: parentOf('direct') }, parts: [{ text: '@ben Yes' }] },
    false,
  ],
])('without a known default, %s', async (_, begin, isAsked) => {
  const stage = stageOf('private')
  hold(stage, PREFERENCES, OWN_ACCOUNT)
  await showComposer(begin, stage)
  await waitFor(() => expect(post().getAttribute('aria-disabled') === 'true').toBe(isAsked))
  expect(screen.queryByRole('button', { name: 'Choose visibility' }) !== null).toBe(isAsked)
})

function parentOf(visibility: Visibility) {
  return {
    id: '1' as never,
    visibility,
    accountId: null,
    name: 'Ben',
    acct: '@ben',
    avatar: '',
    excerpt: '',
    url: '',
    prefill: '@ben ',
  }
}
