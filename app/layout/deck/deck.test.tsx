import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { command } from '@/lib/bus'
import { session } from '../../identity/session'
import { history, navigation } from '../../routing/history'
import { showApp } from '../../show-app.testing'
import { prepareDeck } from './deck-parts.testing'
import { ROUTE_COLUMN, useColumnsOnScreen } from './columns-on-screen'
import { changeColumns, getColumns } from './deck-store'

prepareDeck()

const column = (name: string) => screen.findByRole('region', { name })
/** The titles of the columns in order. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 1 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Loading…')

test('the deck shows a composer, home and notifications', async () => {
  const { path } = await showApp('/deck')
  await column('Home')
  await column('Notifications')
  await column('New post')
  expect(titles()).toEqual(['New post', 'Home', 'Notifications'])
  expect(path()).toBe('/deck')
})

test('a link opens next to its column, and closing it returns there', async () => {
  const { path } = await showApp('/deck')
  const home = await column('Home')
  const [time] = await within(home).findAllByRole('link', { name: /ago|now|\d/ })
  const link = time?.closest('article')?.querySelector<HTMLElement>('a:has(time)')
  act(() => link?.focus())
  fireEvent.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: /^Post by / })
  expect(path()).toMatch(/^\/deck\/@/)
  await waitFor(() =>
    expect(titles()).toEqual(['New post', 'Home', expect.stringMatching(/^Post by /), 'Notifications']),
  )
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Post by /))
  await waitFor(() => expect(document.title).toMatch(/^Post by/))
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' })
  await waitFor(() => expect(titles()).toEqual(['New post', 'Home', 'Notifications']))
  expect(path()).toBe('/deck')
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('an Escape that closes a popup keeps the column of a link', async () => {
  await showApp('/deck/bookmarks')
  await column('Bookmarks')
  const popup = document.createElement('div')
  popup.setAttribute('data-open', '')
  popup.setAttribute('data-side', 'bottom')
  // Popups close before the key reaches the window.
  document.addEventListener('keydown', () => popup.remove(), { once: true })
  document.body.append(popup)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(popup.isConnected).toBe(false)
  expect(screen.getByRole('button', { name: 'Close column' })).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull())
})

test('the column of a link can be kept', async () => {
  const user = userEvent.setup()
  await showApp('/deck/bookmarks')
  await column('Bookmarks')
  await user.click(screen.getByRole('button', { name: 'Pin column' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull())
  act(() => navigation.go('/'))
  expect(titles()).toEqual(['New post', 'Home', 'Notifications', 'Bookmarks'])
  // As wide as it was.
  expect(getColumns().at(-1)?.width).toBe(440)
})

test('the address of a column moves to it', async () => {
  await showApp('/deck')
  const home = await column('Home')
  await column('Notifications')
  act(() => navigation.go('/home'))
  await waitFor(() => expect(home.contains(document.activeElement)).toBe(true))
  expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull()
})

test('an option chosen in the column of the address stays there, and the address follows', async () => {
  const { path } = await showApp('/deck/notifications')
  const notifications = await column('Notifications')
  const only = await within(notifications).findByRole('button', { name: 'Mentions' })
  const opened: string[] = []
  onTestFinished(
    useColumnsOnScreen.subscribe(({ active }) => void (active === ROUTE_COLUMN && opened.push(active))),
  )
  act(() => only.focus())
  fireEvent.click(only)
  await column('Notifications: Mentions')
  await waitFor(() => expect(history.location.href).toBe('/deck/notifications?only=mentions'))
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull()
  expect(opened).toEqual([])
  expect(path()).toBe('/deck/notifications')
})

test('the composer of the address goes to another account with its column', async () => {
  const user = userEvent.setup()
  const { host, path } = await showApp('/deck/publish', ['ann', 'ben'])
  const compose = await column('New post')
  await user.click(await within(compose).findByRole('button', { name: `Posting as @ann@${host}` }))
  await user.click(await screen.findByRole('menuitem', { name: /@ben@/ }))
  await screen.findByRole('button', { name: `Posting as @ben@${host}` })
  await waitFor(() => expect(path()).toBe(`/deck/~ben@${host}/publish`))
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull()
  expect(screen.getAllByRole('region', { name: 'New post' })).toHaveLength(1)
})

test('going to a collapsed column expands it', async () => {
  const { host } = await showApp('/deck')
  const collapse = (path: string) =>
    act(() =>
      changeColumns((all) =>
        all.map((each) =>
          each.path === path ? { ...each, collapsed: true, title: path, titleLocale: 'en' } : each,
        ),
      ),
    )
  await column('Home')
  await column('Notifications')
  collapse('/home')
  expect(await screen.findByRole('button', { name: 'Expand /home' })).toBeDefined()
  act(() => navigation.go('/home'))
  const home = await column('Home')
  await waitFor(() => expect(home.contains(document.activeElement)).toBe(true))
  collapse('/notifications')
  await screen.findByRole('button', { name: 'Expand /notifications' })
  act(() => void command('addColumn', { identity: `ann@${host}`, path: '/notifications' }))
  const notifications = await column('Notifications')
  await waitFor(() => expect(notifications.contains(document.activeElement)).toBe(true))
  expect(getColumns().some(({ collapsed }) => collapsed)).toBe(false)
})

test('closing a link opened from the column of another account returns to the deck as it was', async () => {
  const { host, path } = await showApp('/deck', ['ann', 'ben'])
  await column('Notifications')
  act(() => void command('addColumn', { identity: `ben@${host}`, path: '/home' }))
  const of = () => document.querySelector<HTMLElement>(`[data-column][data-identity="ben@${host}"]`)
  await waitFor(() => expect(of()?.querySelector('article a:has(time)')).not.toBeNull())
  const link = of()?.querySelector<HTMLElement>('article a:has(time)')
  act(() => link?.focus())
  fireEvent.click(link as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: /^Post by / })
  expect(path()).toMatch(/^\/deck\/~ben@/)
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /^Post by / })).toBeNull())
  expect(path()).toBe('/deck')
})

test('columns of several accounts are side by side', async () => {
  const { host } = await showApp('/deck', ['ann', 'ben'])
  await column('Notifications')
  act(() => void command('addColumn', { identity: `ben@${host}`, path: '/bookmarks' }))
  const bookmarks = await column('Bookmarks')
  await waitFor(() =>
    expect(document.activeElement).toBe(within(bookmarks).getByRole('heading', { level: 1 })),
  )
  expect(within(bookmarks).getByText(`As @ben@${host}`)).toBeDefined()
  expect(history.location.pathname).toBe('/deck')
})

test('the columns of an expired account keep their posts and offer to sign in again', async () => {
  const { host, simulator } = await showApp('/deck', ['ann', 'ben'])
  const home = await column('Home')
  await waitFor(() => expect(within(home).getAllByRole('article').length).toBeGreaterThan(1))
  const [, post] = within(home).getAllByRole('article')
  act(() => void command('addColumn', { identity: `ben@${host}`, path: '/bookmarks' }))
  await column('Bookmarks')
  for (const { token, accountId } of simulator.server.world.tokens.values())
    if (accountId === simulator.script.account('ann').id) simulator.script.revoke(token)
  fireEvent.click(within(post as HTMLElement).getByRole('button', { name: /^Favourite/ }))
  const bars = await screen.findAllByText(`Your session at ${host} ended.`, { exact: false })
  // The composer, home and notifications.
  expect(bars).toHaveLength(3)
  const again = within(home.closest('[data-column]') as HTMLElement).getByRole('link', {
    name: 'Sign in again',
  })
  expect(again.getAttribute('href')).toContain(`/sign-in?as=${encodeURIComponent(`ann@${host}`)}`)
  expect(within(home).getAllByRole('article').length).toBeGreaterThan(1)
  const bookmarks = await column('Bookmarks')
  expect(bookmarks.closest('[data-column]')?.textContent).not.toContain('Your session')
})

test('signing out of an account removes its columns and keeps the others', async () => {
  const { host } = await showApp('/deck', ['ann', 'ben'])
  act(() => void command('addColumn', { identity: `ben@${host}`, path: '/bookmarks' }))
  await column('Bookmarks')
  await act(() => session.signOut(`ben@${host}`))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bookmarks' })).toBeNull())
  await column('Home')
  expect(getColumns().some(({ identity }) => identity === `ben@${host}`)).toBe(false)
})
