import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NavigationProvider } from '@/lib/navigation'
import type { AccountId } from '@/schemas/primitives'
import InteractionPrompt from './interaction-prompt'
import { storedAction } from './stored-action'
import { readHomeServer } from '../servers/home-server'
import { sessionNamed, showPage } from '../sign-in/page.testing'
import { fakeServer, json, type Reply } from '../sign-in/server.testing'

beforeAll(() => import('@/lib/ui/dialog/dialog'))

const uri = 'https://far.example/posts/1'
const page = `https://home.example/authorize_interaction?uri=${encodeURIComponent(uri)}`
const found = {
  statuses: [
    {
      id: '7',
      uri,
      content: '',
      created_at: '2026-01-01T00:00:00Z',
      account: { id: '2', username: 'far', acct: 'far@far.example' },
    },
  ],
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

async function open(
  search: Reply,
  sessions = [sessionNamed('ana')],
  reason = 'boost',
  choices: readonly string[] = [],
) {
  const [close, go, goAs, onContinue] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const { fetch, asked } = fakeServer({ '/api/v2/search': search })
  const shown = await showPage(
    <NavigationProvider
      value={{
        hrefOf: String,
        go,
        goAs,
        back: () => {},
        backTo: () => {},
        onLeave: () => () => {},
        askBeforeLeaving: () => () => {},
      }}
    >
      <InteractionPrompt
        id="1"
        identity="host.example"
        payload={{
          reason,
          choices,
          uri,
          to: '/~host.example/@far/1',
          author: { id: '2' as AccountId, name: 'Far Away', emojis: [] },
        }}
        close={close}
        onContinue={onContinue}
      />
    </NavigationProvider>,
    { fetch, sessions },
  )
  await screen.findByRole('dialog', { name: `Sign in to ${reason}` })
  return { ...shown, close, go, goAs, onContinue, asked }
}

test('continues as a signed-in account, at the post on its server', async () => {
  const { user, goAs, close, asked } = await open(() => json(found))
  await user.click(screen.getByRole('button', { name: 'Boost as @ana@host.example' }))
  await waitFor(() => expect(goAs).toHaveBeenCalledWith('ana@host.example', '/@far@far.example/7'))
  expect(close).toHaveBeenCalledTimes(1)
  expect(asked.at(-1)?.token).toBe('Bearer token-ana')
})

test.each([
  ['reply', 'Reply as @ana@host.example', 'reply'],
  ['boost', 'Boost as @ana@host.example', 'boost'],
  ['quote', 'Quote as @ana@host.example', 'boost'],
  ['favourite', 'Favourite as @ana@host.example', 'favourite'],
  ['bookmark', 'Bookmark as @ana@host.example', 'bookmark'],
])('%s is continued once its control is on the screen of the account', async (action, name, control) => {
  const { user, goAs, onContinue } = await open(() => json(found), [sessionNamed('ana')], action)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(goAs).toHaveBeenCalled())
  expect(onContinue).not.toHaveBeenCalled()
  const main = document.createElement('main')
  main.innerHTML = `<article aria-current="true"><button data-action="${control}"></button></article>`
  document.body.append(main)
  onTestFinished(() => main.remove())
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1))
  expect(onContinue).toHaveBeenCalledWith({
    action,
    choices: [],
    identity: 'ana@host.example',
    handle: 'ana@host.example',
    path: '/@far@far.example/7',
    statusId: '7',
    accountId: '2',
  })
})

const RADIO = '<input type="radio" />'
const COVER = '<button data-action="warning" aria-expanded="false"></button>'
test.each([
  ['without a choice a vote is only continued', [], 'Continue as @ana@host.example', RADIO],
  ['a vote is continued with its choice', ['Tea'], 'Vote as @ana@host.example', RADIO],
  ['a vote is continued where a filter covers the poll', ['Tea'], 'Vote as @ana@host.example', COVER],
])('%s', async (_, choices, name, control) => {
  const { user, goAs, onContinue } = await open(() => json(found), [sessionNamed('ana')], 'vote', choices)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(goAs).toHaveBeenCalled())
  const main = document.createElement('main')
  main.innerHTML = `<article aria-current="true">${control}</article>`
  document.body.append(main)
  onTestFinished(() => main.remove())
  await waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1))
  expect(onContinue).toHaveBeenCalledWith(expect.objectContaining({ action: 'vote', choices }))
})

test.each([
  ['boost', 'Post by Far Away'],
  ['follow', 'Far Away'],
])('names the account it is about: %s', async (reason, description) => {
  await open(() => json({}), [], reason)
  expect(screen.getByRole('dialog', { description })).toBeTruthy()
})

test('reports when that server cannot find it', async () => {
  const { user, goAs } = await open(() => json({ statuses: [], accounts: [] }))
  await user.click(screen.getByRole('button', { name: 'Boost as @ana@host.example' }))
  expect(await screen.findByText(/host\.example can’t find this/)).toBeDefined()
  expect(goAs).not.toHaveBeenCalled()
})

test('opens the home server and remembers it', async () => {
  const tab = { opener: window, closed: false, location: { replace: vi.fn() } }
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user, close } = await open(() => json({}), [])
  const field = screen.getByRole('textbox', { name: 'Server address or your handle' })
  await user.type(field, 'nowhere{Enter}')
  expect(screen.getByText(/isn’t a server address/)).toBeDefined()
  expect(opened).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, 'home.example{Enter}')
  // Opened inside the click, before any request.
  expect(opened).toHaveBeenCalledTimes(1)
  expect(tab.opener).toBeNull()
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(page))
  expect(close).toHaveBeenCalledTimes(1)
  expect(readHomeServer()).toBe('home.example')
})

test('shows a link where the browser blocks the tab', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, close } = await open(() => json({}), [])
  await user.type(
    screen.getByRole('textbox', { name: 'Server address or your handle' }),
    'home.example{Enter}',
  )
  const link = await screen.findByRole('link', { name: 'Open home.example' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([page, 'noopener noreferrer'])
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(close).not.toHaveBeenCalled()
})

test('signs in and returns to the post', async () => {
  const { user, go, close } = await open(() => json({}), [])
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  const [path] = go.mock.calls[0] as [string]
  const { for: actionId, ...rest } = Object.fromEntries(new URL(path, 'https://x.example').searchParams)
  expect(rest).toEqual({ as: 'host.example', to: '/~host.example/@far/1' })
  expect(storedAction(actionId)).toEqual({ action: 'boost', uri, choices: [] })
  expect(storedAction('of another site')).toBeNull()
  expect(close).toHaveBeenCalledTimes(1)
})
