import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AccountId } from '@/schemas/primitives'
import SignInPage from './sign-in-page'
import { keepAction } from '../interaction/stored-action'
import { sessionNamed, showPage } from './page.testing'
import { fakeServer, json } from './server.testing'
import { SessionProvider } from '../accounts/use-sessions'
import { parseServerAddress } from '../servers/server-address'

const field = () => screen.getByRole('combobox', { name: 'Server address' })
const ignore = () => {}
const submit = () => screen.getByRole('button', { name: 'Continue' })

test('opens the consent page of the entered server', async () => {
  const { user, left } = await showPage(<SignInPage onLookAround={ignore} returnTo="/home" />, {
    fetch: fakeServer().fetch,
  })
  await user.type(field(), '@me@host.example{Enter}')
  await waitFor(() => expect(left).toHaveLength(1))
  expect(left[0]).toContain('https://host.example/oauth/authorize?')
  expect(submit().getAttribute('aria-busy')).toBe('true')
})

test('keeps the action that the visitor pressed with the sign-in, unless a link invents it', async () => {
  const vote = { action: 'vote', uri: 'https://far.example/posts/1', choices: ['Tea'] }
  const kept = keepAction(vote)
  for (const [id, visitorAction] of [
    [kept, vote],
    ['invented', null],
  ] as const) {
    const { user, left, service, unmount } = await showPage(
      <SignInPage onLookAround={ignore} actionId={id} />,
      {
        fetch: fakeServer().fetch,
      },
    )
    await user.type(field(), 'host.example{Enter}')
    await waitFor(() => expect(left).toHaveLength(1))
    const state = new URL(left[0] ?? '').searchParams.get('state') ?? ''
    expect(await service.completeSignIn(new URLSearchParams({ state, code: 'c' }))).toMatchObject({
      kind: 'done',
      visitorAction,
    })
    unmount()
  }
})

test('the field has the focus, unless the user is somewhere else', async () => {
  const { unmount } = await showPage(<SignInPage onLookAround={ignore} />, { fetch: fakeServer().fetch })
  expect(document.activeElement).toBe(field())
  unmount()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => elsewhere.remove())
  elsewhere.focus()
  await showPage(<SignInPage onLookAround={ignore} />, { fetch: fakeServer().fetch })
  expect(document.activeElement).toBe(elsewhere)
})

test('leads to the page about privacy', async () => {
  await showPage(<SignInPage onLookAround={ignore} />, { fetch: fakeServer().fetch })
  const link = screen.getByRole('link', { name: 'What this app stores, and who is contacted' })
  expect(link.getAttribute('href')).toBe('/sign-in/privacy')
})

test('starts with the configured server, unless an account is signed in', async () => {
  const config = { defaultServer: 'https://default.example', productName: 'Skein' }
  const server = fakeServer()
  const { user, left, unmount } = await showPage(<SignInPage onLookAround={ignore} />, {
    fetch: server.fetch,
    config,
  })
  expect(field()).toHaveProperty('value', 'default.example')
  await user.click(submit())
  await waitFor(() => expect(left[0]).toContain('https://default.example/oauth/authorize?'))
  unmount()
  await showPage(<SignInPage onLookAround={ignore} />, {
    fetch: server.fetch,
    config,
    sessions: [sessionNamed('ana')],
  })
  expect(field()).toHaveProperty('value', '')
})

describe('an error is shown at the field, which gets focus', () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'))
  const html = () => new Response('<!doctype html>')
  test.each([
    ['not a server', fakeServer().fetch, /isn’t a server address/],
    ['host.example', offline, /Couldn’t reach host\.example/],
    ['host.example', async () => html(), /host\.example is a website/],
    ['host.example', async () => json({}, 404), /isn’t a fediverse server/],
    ['host.example', async () => json({}, 503), /has a problem \(error 503\)/],
    [
      'host.example',
      fakeServer({ '/api/v1/apps': () => json({ error: 'Too many apps' }, 403) }).fetch,
      /Too many/,
    ],
  ])('%s', async (typed, fetch, words) => {
    const { user, left } = await showPage(<SignInPage onLookAround={ignore} />, { fetch })
    await user.type(field(), typed)
    await user.click(submit())
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    const described = field().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toMatch(words)
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(submit().getAttribute('aria-busy')).toBeNull()
    expect(left).toEqual([])
  })
})

test('looking for a slow server can be cancelled', async () => {
  const { user, left } = await showPage(<SignInPage onLookAround={ignore} />, {
    fetch: () => new Promise(() => undefined),
  })
  await user.type(field(), 'host.example')
  await user.click(submit())
  expect(screen.getByText('Looking for host.example…')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBeNull()
  expect(left).toEqual([])
})

test('offers the server of its own origin', async () => {
  const { user, left } = await showPage(<SignInPage onLookAround={ignore} />, {
    fetch: fakeServer().fetch,
    config: { defaultServer: null, productName: 'Skein' },
  })
  await user.click(await screen.findByRole('button', { name: 'Continue with app.example' }))
  await waitFor(() => expect(left[0]).toContain('https://app.example/oauth/authorize'))
})

test('offers recent servers', async () => {
  const { service, user, left, rerender } = await showPage(<p />, { fetch: fakeServer().fetch })
  await service.signIn('host.example')
  const state = new URL(left[0] ?? '').searchParams.get('state') ?? ''
  await service.completeSignIn(new URLSearchParams({ state, code: 'c' }))
  rerender(
    <SessionProvider service={service}>
      <SignInPage onLookAround={ignore} />
    </SessionProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'host.example' }))
  await waitFor(() => expect(left).toHaveLength(2))
})

test('an expired session signs in again as the same account', async () => {
  const sessions = [sessionNamed('ana', { expired: true, accountId: '1' as AccountId })]
  const { user, left, service } = await showPage(
    <SignInPage onLookAround={ignore} wanted="ana@host.example" />,
    {
      fetch: fakeServer().fetch,
      sessions,
    },
  )
  expect(screen.getByRole('heading', { name: 'Sign in again as @ana@host.example' })).toBeDefined()
  expect(field()).toHaveProperty('value', 'host.example')
  await user.click(submit())
  await waitFor(() => expect(left).toHaveLength(1))
  const url = new URL(left[0] ?? '')
  expect(url.searchParams.has('force_login')).toBe(false)
  await service.completeSignIn(
    new URLSearchParams({ state: url.searchParams.get('state') ?? '', code: 'again' }),
  )
  expect(service.sessions.state.getState().accounts).toMatchObject([{ expired: false }])
})

test('looks around on the entered server without signing in there', async () => {
  const visited: string[] = []
  const { user, left } = await showPage(<SignInPage onLookAround={(server) => visited.push(server)} />, {
    fetch: fakeServer().fetch,
  })
  const lookAround = () => user.click(screen.getByRole('button', { name: 'Look around first' }))
  await lookAround()
  expect(await screen.findByText(/isn’t a server address/)).toBeDefined()
  await user.type(field(), '@me@host.example')
  await lookAround()
  await waitFor(() => expect(visited).toEqual(['https://host.example']))
  expect(left).toEqual([])
})

test('offers known servers while the address is typed', async () => {
  await showPage(<SignInPage onLookAround={ignore} />, { fetch: fakeServer().fetch })
  const offered = [...((field() as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)
  expect(offered).toContain('mastodon.social')
  expect(offered.filter((host) => parseServerAddress(host) === null)).toEqual([])
})
