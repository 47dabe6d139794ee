import { RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { accountQuery } from '@/features/accounts'
import { SessionProvider, type Session } from '@/features/session'
import { clearToasts } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { IntlProvider } from '@/lib/i18n'
import { connectModals, routerModalHistory, useModals } from '@/lib/modals'
import { NavigationProvider } from '@/lib/navigation'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator, type Simulator } from '@/lib/simulator/simulator'
import type { AccountId } from '@/schemas/primitives'
import { history, navigation } from './routing/history'
import { createAppRouter } from './routing/router'
import { runtimes } from './identity/runtimes'
import { session } from './identity/session'
import { connectCommands } from './wiring/commands'

// The first screen would load it while the test waits.
beforeAll(async () => void (await Promise.all([import('./boot/member'), import('./routes/home')])))

/** A session of `acct` at a simulated server; `at` is its place among the accounts. */
function sessionAt({ origin, script }: Simulator, acct: string, at = 1): Session {
  const { token, accountId } = script.signIn(acct)
  const who = `${acct}@${new URL(origin).host}`
  return {
    who,
    server: origin,
    accountId: accountId as AccountId,
    name: acct,
    avatar: '',
    handle: who,
    expired: false,
    token,
    scopes: 'read write follow',
    clientId: 'id',
    clientSecret: 'secret',
    revocationPath: '/oauth/revoke',
    embedded: false,
    addedAt: at,
  }
}

/** The whole app at `path`, with `accounts` of a simulated server signed in, the first by default. */
async function showApp(path: string, accounts: string[] = ['ann']) {
  const simulator = createSimulator({ world: buildSmallWorld() })
  const { host } = new URL(simulator.origin)
  vi.stubGlobal('fetch', (request: Request) => simulator.fetch(request))
  for (const [at, acct] of accounts.entries()) await session.sessions.add(sessionAt(simulator, acct, at))
  await session.start()
  history.replace(path.replace('{host}', host))
  const ends = [connectModals(routerModalHistory(history)), connectCommands()]
  onTestFinished(async () => {
    ends.forEach((end) => end())
    clearToasts()
    for (const { who } of session.sessions.state.getState().accounts) {
      runtimes.drop(who)
      await session.sessions.remove(who)
    }
    runtimes.drop(host)
    vi.unstubAllGlobals()
  })
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <NavigationProvider value={navigation}>
          <SessionProvider service={session}>
            <RouterProvider router={createAppRouter()} />
          </SessionProvider>
        </NavigationProvider>
      </IntlProvider>,
    )
  })
  return { simulator, host, path: () => history.location.pathname }
}

vi.spyOn(window, 'scrollTo').mockReturnValue()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the root is home for a member, named in the title of the page', async () => {
  const { path } = await showApp('/')
  await heading('Home')
  expect(path()).toBe('/home')
  await waitFor(() => expect(document.title).toBe('Home – Skein'))
})

test('the root is what this server says for a visitor, who is told how to sign in', async () => {
  const { path, host } = await showApp('/~{host}', [])
  await heading('Live feeds')
  expect(path()).toBe(`/~${host}/public/local`)
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe(`/~${host}/sign-in`)
  expect(screen.queryByRole('link', { name: 'New post' })).toBeNull()
})

test.each([
  ['/publish', '/publish'],
  ['/scheduled', '/scheduled'],
  ['/share?text=1+%26+2', '/share?text=1%20%26%202'],
])('%s sends a visitor to the sign-in, which leads back', async (asked, to) => {
  const { path, host } = await showApp(`/~{host}${asked}`, [])
  await screen.findByRole('heading', { name: /Sign in/ })
  expect(path()).toBe(`/~${host}/sign-in`)
  expect(history.location.search).toBe(`?to=${encodeURIComponent(to)}`)
})

test('a page for members leads to the sign-in when its account signs out elsewhere', async () => {
  const { path, host } = await showApp('/~ann@{host}/scheduled')
  await heading('Scheduled posts')
  await act(() => session.sessions.remove(`ann@${host}`))
  await waitFor(() => expect(path()).toMatch(/\/sign-in$/))
})

test('links keep the layout and the account of their page', async () => {
  const { host } = await showApp('/deck/~ben@{host}/preferences', ['ann', 'ben'])
  await heading('Settings')
  const links = screen.getAllByRole('link', { name: 'This server' })
  expect(links[0]?.getAttribute('href')).toBe(`/deck/~ben@${host}/public/local`)
  act(() => navigation.goAs(`ann@${host}`, '/preferences'))
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'This server' })[0]?.getAttribute('href')).toBe(
      '/deck/public/local',
    ),
  )
})

test('a new page has the focus at its title', async () => {
  await showApp('/preferences')
  await heading('Settings')
  fireEvent.click(screen.getAllByRole('link', { name: 'This server' })[0] as HTMLElement)
  const title = await heading('Live feeds')
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a list stays as it is under the page opened from it, where nobody finds it; Back shows it again', async () => {
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

test('what plays in a list falls silent when another page comes', async () => {
  await showApp('/home')
  const feed = await screen.findByRole('feed', { name: 'Home' })
  const film = feed.appendChild(document.createElement('video'))
  const pause = vi.spyOn(film, 'pause')
  act(() => navigation.go('/preferences'))
  await heading('Settings')
  expect(pause).toHaveBeenCalled()
})

test('an unknown address says so', async () => {
  await showApp('/nowhere/at/all')
  await heading('Not found')
  expect(screen.getByRole('link', { name: 'To the start' }).getAttribute('href')).toBe('/')
})

test('an address of nobody is unknown too, and its name is not carried on', async () => {
  await showApp('/~%25/home')
  await heading('Not found')
  expect(screen.getByRole('link', { name: 'To the start' }).getAttribute('href')).toBe('/')
})

test('an account that is not held here is read as a visitor, with an offer to sign in and come back', async () => {
  const { host } = await showApp('/~ben@{host}/preferences')
  expect(await screen.findByText(new RegExp(`belongs to @ben@${host}`))).toBeDefined()
  const links = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
  const to = encodeURIComponent(`/~ben@${host}/preferences`)
  expect(links).toContain(`/~ben@${host}/sign-in?as=ben%40${host}&to=${to}`)
})

test('an ended session keeps its screen and offers to sign in again', async () => {
  const { host } = await showApp('/preferences')
  await heading('Settings')
  await act(() => session.sessions.setExpired(`ann@${host}`, true))
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
})

test('signing out leads on to the account that is left', async () => {
  const { host, path } = await showApp('/~ben@{host}/preferences', ['ann', 'ben'])
  await heading('Settings')
  const user = userEvent.setup()
  const [menu] = screen.getAllByRole('button', { name: /^Accounts, / })
  await user.click(menu as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: `Sign out of @ben@${host}` }))
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await heading('Home')
  expect(path()).toBe('/home')
  expect(session.sessions.state.getState().accounts.map(({ who }) => who)).toEqual([`ann@${host}`])
})

test('a visitor who acts is asked to sign in, to come back to what it was about', async () => {
  const { host, simulator } = await showApp('/~{host}/preferences', [])
  await heading('Settings')
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

test('a notice leads to its page as the account it is about, whichever is on screen', async () => {
  const { host, path } = await showApp('/preferences', ['ann', 'ben'])
  await heading('Settings')
  act(() => void command('goTo', { identity: `ben@${host}`, path: '/scheduled' }))
  await heading('Scheduled posts')
  expect(path()).toBe(`/~ben@${host}/scheduled`)
})
