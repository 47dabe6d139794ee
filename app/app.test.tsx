import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { accountQuery } from '@/features/accounts'
import { command } from '@/lib/bus'
import { useModals } from '@/lib/modals'
import { history, navigation } from './routing/history'
import { runtimes } from './identity/runtimes'
import { session } from './identity/session'
import { showApp } from './show-app.testing'

// Loaded in advance: the first screen would load it during the test.
beforeAll(async () => void (await Promise.all([import('./boot/signed-in-code'), import('./routes/home')])))

vi.spyOn(window, 'scrollTo').mockReturnValue()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the root opens home for a signed-in user and sets the document title', async () => {
  const { path } = await showApp('/')
  await heading('Home')
  expect(path()).toBe('/home')
  await waitFor(() => expect(document.title).toBe('Home – Skein'))
})

test('the root of the deck introduces the server to a visitor, whose feed may be closed', async () => {
  const { path, host } = await showApp('/deck/~{host}', [])
  await screen.findByRole('heading', { name: 'Recent posts' })
  expect(path()).toBe(`/deck/~${host}`)
})

test('next to the columns of an account, the start page of a server can be closed', async () => {
  const { path } = await showApp('/deck/~{host}', ['ann'])
  await screen.findByRole('heading', { name: 'Recent posts' })
  fireEvent.click(screen.getByRole('button', { name: 'Close column' }))
  await waitFor(() => expect(path()).toBe('/deck'))
  expect(screen.queryByRole('heading', { name: 'Recent posts' })).toBeNull()
})

test('the root introduces the server to a visitor, with links to sign in', async () => {
  const { path, host } = await showApp('/~{host}', [])
  await screen.findByRole('heading', { name: 'Recent posts' })
  expect(path()).toBe(`/~${host}`)
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe(`/~${host}/sign-in`)
  expect(screen.queryByRole('link', { name: 'New post' })).toBeNull()
})

test.each([
  ['/publish', '/publish'],
  ['/scheduled', '/scheduled'],
  ['/share?text=1+%26+2', '/share?text=1%20%26%202'],
])('%s redirects a visitor to the sign-in, which returns to it', async (asked, to) => {
  const { path, host } = await showApp(`/~{host}${asked}`, [])
  await screen.findByRole('heading', { name: /Sign in/ })
  expect(path()).toBe(`/~${host}/sign-in`)
  expect(history.location.search).toBe(`?to=${encodeURIComponent(to)}`)
})

test('a page for members redirects to the sign-in when its account signs out in another tab', async () => {
  const { path, host } = await showApp('/~ann@{host}/scheduled')
  await heading('Scheduled posts')
  await act(() => session.sessions.remove(`ann@${host}`))
  await waitFor(() => expect(path()).toMatch(/\/sign-in$/))
})

test('links keep the layout and the identity of their page', async () => {
  const { host } = await showApp('/deck/~ben@{host}/preferences', ['ann', 'ben'])
  await heading('Preferences')
  const links = screen.getAllByRole('link', { name: 'This server' })
  expect(links[0]?.getAttribute('href')).toBe(`/deck/~ben@${host}/public/local`)
  act(() => navigation.goAs(`ann@${host}`, '/preferences'))
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'This server' })[0]?.getAttribute('href')).toBe(
      '/deck/public/local',
    ),
  )
})

test('a new page focuses its title', async () => {
  await showApp('/preferences')
  await heading('Preferences')
  fireEvent.click(screen.getAllByRole('link', { name: 'This server' })[0] as HTMLElement)
  const title = await heading('Live feeds')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a list stays mounted but hidden under the page opened from it, and Back restores it with its focus', async () => {
  await showApp('/home')
  const feed = await screen.findByRole('feed', { name: 'Home' })
  const link = await within(feed).findAllByRole('link', { name: /ago|now|\d/ })
  const post = link[0]?.closest('article')
  const time = post?.querySelector<HTMLElement>('a:has(time)')
  time?.focus()
  fireEvent.click(time as HTMLElement)
  await heading('Post')
  expect(post?.isConnected).toBe(true)
  expect(screen.queryByRole('feed', { name: 'Home' })).toBeNull()
  expect(post?.contains(document.activeElement)).toBe(false)
  act(() => history.back())
  expect(await screen.findByRole('feed', { name: 'Home' })).toBe(feed)
  expect(feed.contains(post as HTMLElement)).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(time))
})

test('media in a list pause when another page opens', async () => {
  await showApp('/home')
  const feed = await screen.findByRole('feed', { name: 'Home' })
  const film = feed.appendChild(document.createElement('video'))
  const pause = vi.spyOn(film, 'pause')
  act(() => navigation.go('/preferences'))
  await heading('Preferences')
  expect(pause).toHaveBeenCalled()
})

test('an unknown address shows a page with a link to home', async () => {
  await showApp('/nowhere/at/all')
  await heading('Page not found')
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})

test('an address with an invalid identity is unknown, and its links do not keep the identity', async () => {
  await showApp('/~%25/home')
  await heading('Page not found')
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
})

test('the address of an account that is not signed in shows a visitor’s view and offers to sign in', async () => {
  const { host } = await showApp('/~ben@{host}/preferences')
  expect(await screen.findByText(new RegExp(`This link is for @ben@${host}`))).toBeDefined()
  const links = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
  const to = encodeURIComponent(`/~ben@${host}/preferences`)
  expect(links).toContain(`/~ben@${host}/sign-in?as=ben%40${host}&to=${to}`)
})

test('an expired session keeps its screen and offers to sign in again', async () => {
  const { host } = await showApp('/preferences')
  await heading('Preferences')
  await act(() => session.sessions.setExpired(`ann@${host}`, true))
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Preferences' })).toBeDefined()
})

test('signing out continues with the remaining account', async () => {
  const { host, path } = await showApp('/~ben@{host}/preferences', ['ann', 'ben'])
  await heading('Preferences')
  const user = userEvent.setup()
  const [menu] = screen.getAllByRole('button', { name: /^Accounts, / })
  await user.click(menu as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: `Sign out of @ben@${host}` }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await heading('Home')
  expect(path()).toBe('/home')
  expect(session.sessions.state.getState().accounts.map(({ identityKey }) => identityKey)).toEqual([
    `ann@${host}`,
  ])
})

test('an action of a visitor opens the sign-in prompt, which returns to its subject', async () => {
  const { host, simulator } = await showApp('/~{host}/preferences', [])
  await heading('Preferences')
  const { id, uri, displayName: name } = simulator.script.account('hana@machi.example')
  const runtime = runtimes.peek(host)
  await act(async () => {
    if (runtime) await runtime.client.query(accountQuery(runtime, id as never))
    command('interact', { identity: host, action: 'follow', accountId: id as never })
  })
  expect(await screen.findByRole('dialog', { name: 'Sign in to follow' })).toBeDefined()
  expect(useModals.getState().stack[0]?.payload).toEqual({
    reason: 'follow',
    uri,
    to: `/~${host}/@hana@machi.example`,
    author: { id, name, emojis: [] },
  })
})

test('the link of a notice opens its page as the account of the notice', async () => {
  const { host, path } = await showApp('/preferences', ['ann', 'ben'])
  await heading('Preferences')
  act(() => void command('goTo', { identity: `ben@${host}`, path: '/scheduled' }))
  await heading('Scheduled posts')
  expect(path()).toBe(`/~ben@${host}/scheduled`)
})
