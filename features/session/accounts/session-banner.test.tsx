import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RuntimeProvider } from '@/lib/runtime'
import { createStage } from '@/lib/testing/stage'
import { SessionBanner } from './session-banner'
import { sessionNamed, showPage } from '../sign-in/page.testing'
import { fakeServer } from '../sign-in/server.testing'
import { ownAccountQuery } from './own-account'

async function show(expired: boolean, options: { as?: string | null; wanted?: string } = {}) {
  const stage = createStage({ as: options.as === undefined ? 'ann' : options.as })
  const { who, server, accountId } = stage.runtime.identity
  const held =
    accountId === null ? [] : [sessionNamed('ann', { who, server, accountId, handle: who, expired })]
  const page = await showPage(
    <RuntimeProvider runtime={stage.runtime}>
      <SessionBanner wanted={options.wanted ?? null} />
    </RuntimeProvider>,
    { fetch: fakeServer().fetch, held },
  )
  return { ...page, stage, who }
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
  const { stage, who } = await show(true)
  expect(screen.getByText(new RegExp(`The session of @${who} has ended`))).toBeDefined()
  const link = screen.getByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toBe(`/sign-in?as=${encodeURIComponent(who)}`)
  expect(stage.simulator.recorded).toEqual([])
  stage.close()
})

test('the URL of an account that is not signed in offers to sign in as it', async () => {
  const { stage } = await show(false, { as: null, wanted: 'zoe@home.example' })
  expect(screen.getByText(/belongs to @zoe@home\.example/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  stage.close()
})

test('a disabled account shows the message of the server', async () => {
  const stage = createStage()
  const { who, server, accountId } = stage.runtime.identity
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
      held: accountId === null ? [] : [sessionNamed('ann', { who, server, accountId })],
    },
  )
  expect(await screen.findByText(/Your login is disabled/)).toBeDefined()
  stage.close()
})
