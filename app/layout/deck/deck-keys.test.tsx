import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { resetKeys, setKeyScheme, setOwnKeys } from '@/lib/shortcuts'
import { showApp } from '../../show-app.testing'
import { connectShortcuts } from '../../wiring/shortcuts'
import { prepareDeck } from './deck-parts.testing'
import { focusColumn } from './columns-on-screen'
import { ROUTE_COLUMN_WIDTH } from './deck-columns'
import { getColumns, setRouteWidth } from './deck-store'

prepareDeck(async () => {
  await import('./add/add-column-dialog')
  await import('../../routes/status-lists')
  await import('@/lib/ui/menu/menu-popup')
})

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const pages = () => getColumns().map(({ path }) => path)
const column = (path: string) => getColumns().find((each) => each.path === path)

/** Shows the deck of ann, with the focus in its column of home. */
async function show(path = '/deck') {
  const shown = await showApp(path)
  onTestFinished(connectShortcuts())
  await screen.findByRole('region', { name: 'Home' })
  await screen.findByRole('region', { name: 'Notifications' })
  act(() => void focusColumn('home'))
  return shown
}

test('keys move the column in use, which says where it is', async () => {
  await show()
  press('ArrowRight', { shiftKey: true })
  expect(pages()).toEqual(['/publish', '/notifications', '/home'])
  await screen.findByText('Position 3 of 3.')
  await waitFor(() => expect(document.activeElement?.closest('[data-column="home"]')).not.toBeNull())
  press('ArrowRight', { shiftKey: true })
  expect(pages()).toEqual(['/publish', '/notifications', '/home'])
  press('ArrowLeft', { shiftKey: true })
  press('ArrowLeft', { shiftKey: true })
  expect(pages()).toEqual(['/home', '/publish', '/notifications'])
})

test('a key removes the column in use, and undo restores it', async () => {
  await show()
  press('W', { shiftKey: true })
  expect(pages()).toEqual(['/publish', '/notifications'])
  press('z')
  expect(pages()).toEqual(['/publish', '/home', '/notifications'])
})

test('keys change the width of the column in use, and collapse and expand it', async () => {
  await show()
  press('+')
  expect(column('/home')?.width).toBe(440)
  press('-')
  press('-')
  press('-')
  expect(column('/home')?.width).toBe(320)
  press('C', { shiftKey: true })
  expect(column('/home')).toMatchObject({ collapsed: true, title: 'Home' })
  const strip = await screen.findByRole('button', { name: 'Expand Home' })
  await waitFor(() => expect(document.activeElement).toBe(strip))
  press('C', { shiftKey: true })
  expect(column('/home')?.collapsed).toBe(false)
})

test('keys keep or close the column of a link, and add another', async () => {
  await show('/deck/bookmarks')
  await screen.findByRole('button', { name: 'Close column' })
  act(() => void focusColumn('route'))
  press('P', { shiftKey: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull())
  expect(pages()).toEqual(['/publish', '/home', '/notifications', '/bookmarks'])
  press('g')
  press('f')
  await screen.findByRole('button', { name: 'Close column' })
  act(() => void focusColumn('route'))
  press('W', { shiftKey: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull())
  expect(pages()).toHaveLength(4)
  act(() => void focusColumn('home'))
  press('g')
  press('c')
  const dialog = await screen.findByRole('dialog', { name: 'Add column' })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the menu of a column names the keys and says where the column was moved', async () => {
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: 'Column options for Home' }))
  const item = await screen.findByRole('menuitem', { name: /^Move to next position/ })
  expect(item.textContent).toContain('Shift+→')
  await user.click(item)
  await screen.findByText('Position 3 of 3.')
})

test('a key opens the menu of the column in use, which a collapsed column does not have', async () => {
  await show()
  press('M', { shiftKey: true })
  await screen.findByRole('menu', { name: 'Column options for Home' })
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  act(() => void focusColumn('home'))
  press('C', { shiftKey: true })
  await screen.findByRole('button', { name: 'Expand Home' })
  press('M', { shiftKey: true })
  expect(screen.queryByRole('menu')).toBeNull()
})

test('without single keys, sequences move between columns', async () => {
  setKeyScheme('noSingle')
  onTestFinished(resetKeys)
  await show()
  press('g')
  press('ArrowRight')
  await waitFor(() => expect(document.activeElement?.closest('[data-column="notifications"]')).not.toBeNull())
  press('g')
  press('2')
  await waitFor(() => expect(document.activeElement?.closest('[data-column="home"]')).not.toBeNull())
})

test('the column of a link has a width of its own, which it keeps when it is pinned', async () => {
  onTestFinished(() => setRouteWidth(ROUTE_COLUMN_WIDTH))
  await show('/deck/bookmarks')
  await screen.findByRole('button', { name: 'Close column' })
  const edge = await screen.findByRole('separator', { name: 'Width of Bookmarks' })
  expect(edge.getAttribute('aria-valuenow')).toBe('440')
  act(() => edge.focus())
  press('ArrowRight')
  expect(edge.getAttribute('aria-valuenow')).toBe('460')
  act(() => void focusColumn('route'))
  act(() => screen.getByRole('heading', { level: 1, name: 'Bookmarks' }).focus())
  press('+')
  expect(edge.getAttribute('aria-valuenow')).toBe('560')
  press('P', { shiftKey: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close column' })).toBeNull())
  expect(column('/bookmarks')?.width).toBe(560)
})

test('from right to left, arrows move the column to their side, also with keys that the user chose', async () => {
  onTestFinished(resetKeys)
  await show()
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  act(() => screen.getByRole('button', { name: 'Column options for Home' }).click())
  const item = await screen.findByRole('menuitem', { name: /^Move to next position/ })
  expect(item.querySelector('kbd[dir="ltr"]')?.textContent).toBe('Shift+←')
  fireEvent.keyDown(item, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  act(() => screen.getByRole('heading', { name: 'Home' }).focus())
  press('ArrowLeft', { shiftKey: true })
  expect(pages()).toEqual(['/publish', '/notifications', '/home'])
  setOwnKeys('moveColumnForward', ['Alt+Shift+ArrowLeft', '$mod+ArrowDown'])
  setOwnKeys('moveColumnBack', ['$mod+ArrowUp'])
  await waitFor(() => expect(document.activeElement?.closest('[data-column="home"]')).not.toBeNull())
  press('ArrowUp', { ctrlKey: true })
  expect(pages()).toEqual(['/publish', '/home', '/notifications'])
  press('ArrowDown', { ctrlKey: true })
  expect(pages()).toEqual(['/publish', '/notifications', '/home'])
})
