import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SearchField } from '@/features/search'
import { SessionProvider } from '@/features/session'
import { getSettings, resetSettings } from '@/features/settings'
import { instanceQuery } from '@/features/instance'
import { handleCommand } from '@/lib/bus'
import { defineMessages } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { registerShortcuts } from '@/lib/shortcuts'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { session } from '../identity/session'
import { sessionAt } from '../session-at.testing'
import { togglePalette } from './connect-palette'
import PaletteDialog from './palette-dialog'
import { recentItems } from './recents'

const texts = defineMessages({
  label: { id: 'test.boost', defaultMessage: 'Boost it', description: 'Only in this test' },
})

beforeAll(() => import('@/lib/ui/dialog/dialog'))
beforeEach(() => {
  localStorage.clear()
  resetSettings()
})

/** Opens the palette for ann, who has these lists. */
async function open(options: StageOptions & { titles?: readonly string[]; isFocused?: boolean } = {}) {
  const stage = createStage(options)
  const { world } = stage.simulator.server
  for (const list of world.lists.values()) world.lists.remove(list.id)
  for (const title of options.titles ?? []) {
    const id = world.ids.serial()
    const accountId = stage.accountId('ann')
    world.lists.put({ id, accountId, title, repliesPolicy: 'list', exclusive: false })
  }
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const close = vi.fn()
  const identity = stage.runtime.identity.key
  const shown = renderWith(
    <SessionProvider service={session}>
      <PaletteDialog payload={{}} id="palette" identity={identity} close={close} />
    </SessionProvider>,
    { stage },
  )
  const field = await screen.findByRole('combobox', { name: 'Command palette' })
  if (options.isFocused !== false) await waitFor(() => expect(document.activeElement).toBe(field))
  return { ...shown, stage, close, field, identity }
}

/** Types a text at once. */
const search = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const highlighted = () => document.querySelector('[role="option"][data-highlighted]')?.textContent

test('shows everything in groups, and the first result is ready for Enter', async () => {
  const { user, stage } = await open({ titles: ['Ants'] })
  await screen.findByRole('option', { name: 'Ants' })
  expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')[0]?.textContent).toBe(
    'Home',
  )
  search('ant')
  await waitFor(() => expect(highlighted()).toBe('Ants'))
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual([expect.stringMatching(/^\/lists\//)])
})

test('what is typed before the field has the focus is searched, and nothing else gets it', async () => {
  const draft = document.body.appendChild(document.createElement('textarea'))
  onTestFinished(() => draft.remove())
  draft.focus()
  const press = (key: string, more?: KeyboardEventInit) =>
    draft.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  const heard = vi.fn()
  draft.addEventListener('keydown', heard)
  togglePalette('ann')
  expect(['a', 'n', 'x', 'Backspace', 'Enter'].filter((key) => press(key))).toEqual([])
  expect(heard).not.toHaveBeenCalled()
  expect(press('c', { ctrlKey: true })).toBe(true)
  const { field } = await open({ titles: ['Ants'] })
  await waitFor(() => expect(field).toHaveProperty('value', 'an'))
  expect(press('t')).toBe(true)

  togglePalette('ann')
  expect(useModals.getState().stack).toEqual([])
  togglePalette('ann')
  expect(press('Escape')).toBe(false)
  expect(useModals.getState().stack).toEqual([])
  expect(press('t')).toBe(true)
})

test('a button empties the field, which keeps the focus', async () => {
  const { user, field } = await open()
  search('dark')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('on a touch screen the field waits for a tap or for a key', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer: coarse'),
    addEventListener() {},
    removeEventListener() {},
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, field } = await open({ isFocused: false })
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  expect(document.activeElement).not.toBe(field)
  await user.keyboard('dark')
  expect(field).toHaveProperty('value', 'dark')
})

test('arrow keys move the highlight, and the field points to it', async () => {
  const { user, field } = await open()
  search('settings')
  const first = highlighted()
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).not.toBe(first)
  const pointed = field.getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(pointed)?.textContent).toBe(highlighted())
})

test('a command runs after the palette was closed', async () => {
  const { user, close, unmount } = await open()
  search('dark')
  await waitFor(() => expect(highlighted()).toBe('Theme: Dark'))
  await user.keyboard('{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
  expect(getSettings().theme).toBe('auto')
  unmount()
  await waitFor(() => expect(getSettings().theme).toBe('dark'))
})

test('in the deck the page of the address is gone to again, which moves to its column', async () => {
  window.history.replaceState(null, '', '/home')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  onTestFinished(handleCommand('focusColumn', () => {}))
  const { user, stage, close, unmount } = await open()
  search('home')
  await waitFor(() => expect(highlighted()).toBe('Home'))
  await user.keyboard('{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
  unmount()
  await waitFor(() => expect(stage.navigation.went).toHaveLength(1))
  expect(stage.navigation.went[0]).toMatch(/\/home/)
})

test('chosen items are recent, and first next time', async () => {
  const { user, identity, unmount } = await open()
  search('bookm')
  await waitFor(() => expect(highlighted()).toBe('Bookmarks'))
  await user.keyboard('{Enter}')
  expect(recentItems(identity)).toEqual([{ id: 'screen:bookmarks' }])
  unmount()
  await open()
  expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option').textContent).toBe(
    'Bookmarks',
  )
  expect(options().filter((text) => text === 'Bookmarks')).toHaveLength(1)
})

test('another account is opened at its home', async () => {
  const { user, stage } = await open()
  const cleo = sessionAt(stage.simulator, 'cleo')
  await act(() => session.sessions.add(cleo))
  onTestFinished(() => session.sessions.remove(cleo.identityKey))
  search('cleo')
  const group = await screen.findByRole('group', { name: 'Switch account' })
  await user.click(within(group).getByRole('option'))
  expect(stage.navigation.went).toEqual([`${cleo.identityKey} /home`])
})

test('people are found by the server, below everything else', async () => {
  const { stage } = await open({ titles: ['Ben and friends'] })
  await screen.findByRole('option', { name: 'Ben and friends' })
  search('ben')
  expect(await screen.findByRole('option', { name: /@ben/ })).toBeDefined()
  expect(options()[0]).toBe('Ben and friends')
  const asked = stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v1/accounts/search')
  expect(asked.map(({ params }) => params['q'])).toEqual(['ben'])
})

test('posts are found by the server, below the people', async () => {
  const { user, stage } = await open()
  stage.simulator.script.as('ben').publish('Ganders of the north')
  search('ganders')
  const group = await screen.findByRole('group', { name: 'Posts' })
  const found = within(group).getByRole('option')
  expect(found.textContent).toContain('Ganders of the north')
  expect(options().at(-1)).toBe(found.textContent)
  await user.click(found)
  expect(stage.navigation.went[0]).toMatch(/^\/@ben[^/]*\/\d+$/)
})

test('a search that fails leaves the other results, and can be tried again', async () => {
  const { user, stage } = await open()
  const before = () => Promise.resolve(new Response('{"error":"Refused"}', { status: 403 }))
  stage.simulator.server.faults.add('GET /api/v1/accounts/search', { before }, 1)
  search('ho')
  await screen.findByText('Couldn’t search for people')
  expect(options()).toContain('Home')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Couldn’t search for people')).toBeNull())
})

test('an unknown address opens the profile, which looks it up', async () => {
  const { user, stage } = await open()
  search('@cy@far.example')
  await waitFor(() => expect(highlighted()).toContain('@cy@far.example'))
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual(['/@cy@far.example'])
})

test('says that nothing was found', async () => {
  await open()
  search('zzzz')
  expect(await screen.findByText('No results for “zzzz”')).toBeDefined()
})

test('a text can be searched for on the server', async () => {
  const { user, stage } = await open()
  search('wool & yarn')
  await waitFor(() => expect(highlighted()).toBe('Search for “wool & yarn”'))
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual(['/search?q=wool%20%26%20yarn'])
  renderWith(<SearchField text="heron" onSearch={() => {}} onOpen={() => {}} operators="none" />, { stage })
  const field = screen.getByRole('combobox', { name: 'Search' })
  await user.clear(field)
  await user.click(field)
  expect(await screen.findByRole('option', { name: /^wool & yarn/ })).toBeDefined()
})

test('visitors get their pages, and no search for people', async () => {
  const { stage } = await open({ as: null })
  expect(options()).toContain('Sign in')
  expect(options()).not.toContain('Home')
  search('zzzz')
  expect(await screen.findByText('Sign in to search for people.')).toBeDefined()
  expect(stage.simulator.recorded.some(({ route }) => route === 'GET /api/v1/accounts/search')).toBe(false)
})

test('actions are offered for the post that had the focus, and act on it', async () => {
  const run = vi.fn()
  const { label } = texts
  onTestFinished(registerShortcuts([{ id: 'test', label, group: 'post', keys: ['b'], context: 'post', run }]))
  const column = document.createElement('main')
  column.setAttribute('data-column', '')
  column.innerHTML = '<article data-status="7" tabindex="0">Post</article>'
  const post = column.querySelector('article')
  if (post) post.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100)
  document.body.append(column)
  onTestFinished(() => column.remove())
  post?.focus()
  const { user, unmount } = await open()
  const item = within(screen.getByRole('group', { name: 'This post' })).getByRole('option', {
    name: /Boost it/,
  })
  expect(item.textContent).toBe('Boost itB')
  await user.click(item)
  act(() => unmount())
  await waitFor(() => expect(run).toHaveBeenCalledWith(expect.objectContaining({ post })))
})
