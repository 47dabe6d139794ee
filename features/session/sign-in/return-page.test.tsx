import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import type { SignInOptions } from './authorize'
import ReturnPage from './return-page'
import { showPage } from './page.testing'
import { fakeServer, json } from './server.testing'
import { render } from '@testing-library/react'
import { SessionProvider } from '../accounts/use-sessions'
import type { Reply } from './server.testing'

async function away(over: Record<string, Reply> = {}, options: SignInOptions = {}) {
  const { fetch, asked } = fakeServer(over)
  const page = await showPage(<p />, { fetch })
  await page.service.signIn('host.example', { returnTo: '/home', ...options })
  const state = new URL(page.left[0] ?? '').searchParams.get('state') ?? ''
  page.unmount()
  const back = (query: Record<string, string>) => {
    const onDone = Object.assign(vi.fn(), { settled: vi.fn(), continued: vi.fn() })
    const { settled: onSettled, continued: onContinue } = onDone
    const search = new URLSearchParams({ state, ...query }).toString()
    render(
      <StrictMode>
        <SessionProvider service={page.service}>
          <ReturnPage search={search} onSettled={onSettled} onDone={onDone} onContinue={onContinue} />
        </SessionProvider>
      </StrictMode>,
    )
    return onDone
  }
  return { ...page, back, asked }
}

test('signs in and continues, with one exchange even when mounted twice', async () => {
  const { back, asked } = await away()
  const onDone = back({ code: 'c' })
  expect(screen.getByText('Signing you in…')).toBeDefined()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('ana@host.example', '/home', null))
  expect(asked.filter(({ path }) => path === '/oauth/token')).toHaveLength(1)
})

const vote = { action: 'vote', uri: 'https://far.example/posts/1', choices: ['Tea'] }
const found = {
  id: '7',
  uri: vote.uri,
  content: '',
  created_at: '2026-01-01T00:00:00Z',
  account: { id: '2', username: 'far', acct: 'far@far.example' },
}

test('the action that a visitor pressed is done once, when its control is on the screen', async () => {
  const { back, asked } = await away(
    { '/api/v2/search': () => json({ statuses: [found] }) },
    { visitorAction: vote },
  )
  const onDone = back({ code: 'c' })
  const path = '/@far@far.example/7'
  await waitFor(() => expect(onDone.mock.calls).toEqual([['ana@host.example', '/home', path]]))
  expect(asked.at(-1)).toMatchObject({ path: '/api/v2/search', token: 'Bearer token' })
  expect(onDone.continued).not.toHaveBeenCalled()
  const main = document.createElement('main')
  main.innerHTML = '<article aria-current="true"><input type="radio" /></article>'
  document.body.append(main)
  onTestFinished(() => main.remove())
  await waitFor(() => expect(onDone.continued).toHaveBeenCalledTimes(1))
  expect(onDone.continued).toHaveBeenCalledWith({
    action: 'vote',
    choices: ['Tea'],
    identity: 'ana@host.example',
    handle: 'ana@host.example',
    path,
    statusId: '7',
    accountId: '2',
  })
})

test('an action whose post the server does not find is reported, after signing in', async () => {
  const { back } = await away(
    { '/api/v2/search': () => json({ statuses: [], accounts: [] }) },
    { visitorAction: vote },
  )
  const onDone = back({ code: 'c' })
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('ana@host.example', '/home', null))
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^You’re signed in, but host\.example can’t find/),
  ])
  clearToasts()
})

test.each<[string, Record<string, string>, Record<string, Reply>, string | RegExp]>([
  [
    'denied',
    { error: 'access_denied', error_description: 'The resource owner denied the request.' },
    {},
    'Skein wasn’t given access to your account. Nothing has changed.',
  ],
  ['a foreign state', { state: 'forged', code: 'c' }, {}, 'This sign-in wasn’t started here'],
  [
    'too old',
    { code: 'c' },
    { '/oauth/token': () => json({ error: 'invalid_grant' }, 400) },
    'The sign-in has expired',
  ],
  [
    'disabled',
    { code: 'c' },
    { '/api/v1/accounts/verify_credentials': () => json({ error: 'Login disabled' }, 403) },
    'host.example doesn’t let you sign in',
  ],
  ['other refusals', { error: 'server_error', error_description: 'Broken.' }, {}, 'Broken.'],
])('%s: explains and leads back', async (_, query, over, words) => {
  const { back } = await away(over)
  const onDone = back(query)
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeDefined()
  expect(onDone).not.toHaveBeenCalled()
  expect(onDone.settled).toHaveBeenCalled()
})

test('an answer of an earlier attempt says that another window waits, and leads back', async () => {
  const { back, service } = await away()
  sessionStorage.clear()
  await service.signIn('host.example', {})
  back({ state: 'forged', code: 'c' })
  expect(
    await screen.findByText(/Another window is waiting for you to sign in to host\.example/),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toBeDefined()
})

test('a lost connection can be retried', async () => {
  let down = true
  const { back, user } = await away({
    '/oauth/token': () =>
      down ? Promise.reject(new TypeError('Failed to fetch')) : json({ access_token: 't' }),
  })
  const onDone = back({ code: 'c' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  down = false
  await user.click(retry)
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
})

test('an app that the server forgot is registered again, and the server asks for consent again', async () => {
  const { back, left } = await away({ '/oauth/token': () => json({ error: 'invalid_client' }, 401) })
  const onDone = back({ code: 'c' })
  await waitFor(() => expect(left.length).toBeGreaterThan(1))
  const { pathname, searchParams } = new URL(left.at(-1) ?? '')
  expect([pathname, searchParams.get('client_id')]).toEqual(['/oauth/authorize', 'id2'])
  expect(onDone.settled).toHaveBeenCalled()
  expect(onDone).not.toHaveBeenCalled()
})
