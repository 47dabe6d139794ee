import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RuntimeProvider } from '@/lib/runtime'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { Account } from '@/lib/simulator/store/model'
import { SessionBanner } from './session-banner'
import { sessionNamed, showPage } from '../sign-in/page.testing'
import { fakeServer } from '../sign-in/server.testing'
import { ownAccountQuery } from './own-account'

const change = ({ simulator: { server, script } }: Stage, by: Partial<Account>) =>
  void server.world.accounts.patch(script.account('ann').id, by)

async function show(
  expired: boolean,
  options: { as?: string | null; signedOutAccount?: string } = {},
  arrange: (stage: Stage) => void = () => {},
) {
  const stage = createStage({ as: options.as === undefined ? 'ann' : options.as })
  arrange(stage)
  const { key: identityKey, server, accountId } = stage.runtime.identity
  const sessions =
    accountId === null
      ? []
      : [sessionNamed('ann', { identityKey, server, accountId, handle: identityKey, expired })]
  const page = await showPage(
    <RuntimeProvider runtime={stage.runtime}>
      <SessionBanner signedOutAccount={options.signedOutAccount ?? null} />
    </RuntimeProvider>,
    { fetch: fakeServer().fetch, sessions },
  )
  return { ...page, stage, identityKey }
}

test('shows nothing without a problem, and updates the name in the account menu', async () => {
  const { container, stage, service } = await show(false)
  await waitFor(() =>
    expect(stage.runtime.client.getQueryState(ownAccountQuery(stage.runtime).queryKey)?.status).toBe(
      'success',
    ),
  )
  expect(container.textContent).toBe('')
  await waitFor(() => expect(service.sessions.state.getState().accounts[0]?.name).not.toBe('ANN'))
  stage.close()
})

test('an expired session offers to sign in again and sends no requests', async () => {
  const { stage, identityKey } = await show(true)
  expect(screen.getByText(/^Your session at home\.example ended/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toBe(`/sign-in?as=${encodeURIComponent(identityKey)}`)
  expect(stage.simulator.recorded).toEqual([])
  stage.close()
})

test('the URL of an account that is not signed in offers to sign in as it', async () => {
  const { stage } = await show(false, { as: null, signedOutAccount: 'zoe@home.example' })
  expect(screen.getByText(/This link is for @zoe@home\.example/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  stage.close()
})

test('a disabled account shows the message of the server', async () => {
  const stage = createStage()
  const { key: identityKey, server, accountId } = stage.runtime.identity
  vi.spyOn(stage.runtime.http, 'request').mockImplementation(async () => {
    const { ApiError } = await import('@/lib/http')
    throw new ApiError({ kind: 'refused', status: 403, path: '/', message: 'Your login is disabled' })
  })
  await showPage(
    <RuntimeProvider runtime={stage.runtime}>
      <SessionBanner />
    </RuntimeProvider>,
    {
      fetch: fakeServer().fetch,
      sessions: accountId === null ? [] : [sessionNamed('ann', { identityKey, server, accountId })],
    },
  )
  expect(await screen.findByText(/Your login is disabled/)).toBeDefined()
  stage.close()
})

test.each<[string, (stage: Stage) => void, RegExp, string]>([
  [
    'disabled',
    ({ simulator: { server, script } }) =>
      void server.world.users.patch(script.account('ann').id, { disabled: true }),
    /^Your account is currently disabled/,
    'Account settings',
  ],
  [
    'unconfirmed',
    ({ simulator: { server, script } }) => void server.unconfirmed.add(script.account('ann').id),
    /^Confirm your email address/,
    'Check again',
  ],
  [
    'unapproved',
    ({ simulator: { script } }) =>
      void script.refuse('GET /api/v1/accounts/verify_credentials', 403, {
        error: 'Your login is currently pending approval',
      }),
    /is waiting for approval by home\.example/,
    'Check again',
  ],
  [
    'refused for a reason that only the server knows',
    ({ simulator: { script } }) =>
      void script.refuse('GET /api/v1/accounts/verify_credentials', 403, {
        error: 'You have to set up two-factor authentication',
      }),
    /doesn’t let you use your account right now.*two-factor/,
    'Account settings',
  ],
  ['suspended', (stage) => change(stage, { suspended: true }), /suspended/, 'Account settings'],
  ['limited', (stage) => change(stage, { limited: true }), /have limited your account/, 'Account settings'],
  [
    'moved',
    (stage) => change(stage, { movedToId: stage.accountId('eve@remote.example') }),
    /has moved to @eve@remote\.example/,
    'Open new account',
  ],
])('a banner shows what still works while the account is %s', async (_name, arrange, text, action) => {
  const { stage } = await show(false, {}, arrange)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText(action)).toBeDefined()
  stage.close()
})

test('a sign-in that lacks a permission says nothing about the account', async () => {
  const message = { error: 'This action is outside the authorized scopes' }
  const { container, stage } = await show(false, {}, ({ simulator: { script } }) =>
    script.refuse('GET /api/v1/accounts/verify_credentials', 403, message, { times: 9 }),
  )
  const { client } = stage.runtime
  const key = ownAccountQuery(stage.runtime).queryKey
  await waitFor(() => expect(client.getQueryState(key)?.status).toBe('error'))
  expect(container.textContent).toBe('')
  stage.close()
})

test('a confirmed account loses its banner after checking again', async () => {
  const { stage } = await show(false, {}, ({ simulator: { server, script } }) => {
    server.unconfirmed.add(script.account('ann').id)
  })
  const check = await screen.findByRole('button', { name: 'Check again' })
  stage.simulator.script.confirmEmail('ann')
  fireEvent.click(check)
  await waitFor(() => expect(screen.queryByText(/^Confirm your email address/)).toBeNull())
  stage.close()
})
