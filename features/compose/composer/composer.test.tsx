import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { ModalHost, popModal, useModals } from '@/lib/modals'
import { openDatabase } from '@/lib/storage'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { clearToasts, useToasts } from '@/lib/alerts'
import ComposeDialog from './compose-dialog'
import { connectCompose } from '../open/register-commands'
import type { Locks } from '../drafts/storing/draft-locks'
import { STORES } from '../drafts/storing/draft-storage'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import { createDrafts } from '../drafts/drafts-store'
import MainComposer from './main-composer'

let count = 0
let unsubscribers: (() => void)[] = []

function freshDrafts(locks: Locks | null = null, name = `composer-${++count}`) {
  const drafts = createDrafts({
    db: openDatabase({ name, version: 1, stores: STORES }),
    local: () => localStorage,
    session: () => null,
    locks,
    channel: null,
    now: () => Date.parse('2026-06-15T12:00:00Z'),
    newId: () => `id${++count}`,
    onProblem: () => () => {},
  })
  replaceDrafts(drafts)
  return { drafts, name, load: drafts.load() }
}

beforeEach(async () => {
  await freshDrafts().load
})
afterEach(() => {
  cleanup()
  unsubscribers.forEach((unsubscribe) => unsubscribe())
  unsubscribers = []
  while (useModals.getState().stack.length > 0) popModal()
  getDrafts().close()
  replaceDrafts(null)
  clearToasts()
})

function show(stage: Stage = createStage()) {
  unsubscribers.push(connectCompose({ runtime: () => stage.runtime, intl: () => createIntlFor('en') }))
  return renderWith(
    <>
      <MainComposer variant="page" />
      <ModalHost registry={{ COMPOSE: ComposeDialog }} />
    </>,
    { stage },
  )
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const post = () => screen.getByRole('button', { name: /^(Post|Reply|Try again|Posting…)$/ })
const postsOf = ({ simulator, runtime }: Stage) =>
  [...simulator.server.world.statuses.values()].filter((status) => status.accountId === runtime.me)

test('Ctrl+Enter publishes the text, and the composer is empty', async () => {
  const { user, stage } = show()
  const before = postsOf(stage).length
  await user.type(await field(), 'Geese 👨‍👩‍👧‍👦')
  expect(screen.getByText('493 characters left')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('button', { name: 'Open' })).toBeTruthy()
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(postsOf(stage)).toHaveLength(before + 1)
})

test('an empty draft shows why it cannot be published', async () => {
  const { user, stage } = show()
  const before = postsOf(stage).length
  await field()
  expect(post().getAttribute('aria-disabled')).toBe('true')
  await user.click(post())
  expect(document.activeElement).toBe(await field())
  expect(screen.getByText('Write something first')).toBeTruthy()
  expect(postsOf(stage)).toHaveLength(before)
})

test('a text that is too long is not sent, counted in graphemes', async () => {
  const { user, stage } = show()
  const before = postsOf(stage).length
  const area = await field()
  await user.click(area)
  await user.paste('👨‍👩‍👧‍👦'.repeat(500))
  expect(screen.queryByText('The text is too long')).toBeNull()
  await waitFor(() => expect(post().getAttribute('aria-disabled')).not.toBe('true'))
  await user.paste('!')
  await waitFor(() => expect(screen.getAllByText('The text is too long').length).toBeGreaterThan(0))
  expect(post().getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(document.activeElement).toBe(area)
  expect(postsOf(stage)).toHaveLength(before)
})

test('the content warning counts and is sent, and Ctrl+Enter works in it', async () => {
  const { user, stage } = show()
  await user.type(await field(), 'Soup')
  await user.click(screen.getByRole('button', { name: 'Content warning' }))
  const warning = await screen.findByRole('textbox', { name: 'Content warning' })
  await user.type(warning, 'Food')
  expect(screen.getByText('492 characters left')).toBeTruthy()
  await user.type(warning, '{Control>}{Enter}{/Control}')
  await waitFor(() => expect(postsOf(stage).at(-1)).toMatchObject({ text: 'Soup', spoilerText: 'Food' }))
})

test('Enter in the content warning moves to the text without publishing', async () => {
  const { user, stage } = show()
  const before = postsOf(stage).length
  await user.type(await field(), 'Soup')
  await user.click(screen.getByRole('button', { name: 'Content warning' }))
  await user.type(await screen.findByRole('textbox', { name: 'Content warning' }), 'Food{Enter}!')
  expect((await field()).value).toBe('Soup!')
  expect(document.activeElement).toBe(await field())
  expect(post().textContent).toBe('Post')
  expect(postsOf(stage)).toHaveLength(before)
})

test('Enter in the date field does not schedule the post', async () => {
  const { user, stage } = show()
  await user.type(await field(), 'Later')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule post' }))
  const time = await screen.findByLabelText('Schedule for')
  await user.type(time, '{Enter}')
  await user.type(await field(), ' on')
  expect((await field()).value).toBe('Later on')
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeTruthy()
  expect(stage.simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses')).toEqual([])
})

test('Escape blurs the field and keeps the text', async () => {
  const { user } = show()
  const area = await field()
  await user.type(area, 'stay')
  await user.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(area)
  expect(area.value).toBe('stay')
})

test('a refusal about the text is shown there, and the text is invalid until it changes', async () => {
  const { user, stage } = show()
  stage.simulator.script.refuse('POST /api/v1/statuses', 422, {
    error: 'Validation failed: Text contains a blocked address',
  })
  const area = await field()
  await user.type(area, 'Soup')
  await user.click(post())
  const words = await screen.findByText('Validation failed: Text contains a blocked address')
  const notice = words.closest('[role=alert]')
  expect(notice?.previousElementSibling).toBe(area)
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(area.getAttribute('aria-describedby')).toBe(notice?.id)
  await user.type(area, '!')
  expect(area.getAttribute('aria-invalid')).toBeNull()
})

test('a refusal about a later part is shown at that part', async () => {
  const { user, stage } = show()
  await user.type(await field(), 'One')
  await user.click(screen.getByRole('button', { name: 'Start a thread' }))
  const second = await screen.findByRole('textbox', { name: 'Post 2' })
  await user.type(second, 'Two')
  let sent = 0
  stage.simulator.script.refuse(
    (request) => request.method === 'POST' && request.url.endsWith('/api/v1/statuses') && ++sent === 2,
    422,
    { error: 'Validation failed: Text is odd' },
  )
  await user.click(screen.getByRole('button', { name: 'Post all' }))
  const notice = (await screen.findByText('Validation failed: Text is odd')).closest('[role=alert]')
  expect(second.closest('li')?.contains(notice)).toBe(true)
  expect(second.getAttribute('aria-describedby')).toBe(notice?.id)
  expect((await field()).getAttribute('aria-invalid')).toBeNull()
})

test('leaving the composer with content shows a notice that opens the draft again', async () => {
  const { user, unmount } = show()
  await user.type(await field(), 'Half a thought')
  unmount()
  await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Draft saved']))
  act(() => useToasts.getState().toasts[0]?.action?.run())
  expect(useModals.getState().stack).toMatchObject([{ type: 'COMPOSE' }])
})

test('the notice about a saved draft does not cover the next composer', async () => {
  const { user, unmount, stage } = show()
  await user.type(await field(), 'Half a thought')
  unmount()
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  renderWith(<MainComposer variant="page" />, { stage })
  await field()
  expect(useToasts.getState().toasts).toEqual([])
})

test('leaving an empty composer shows no notice', async () => {
  const { user, unmount } = show()
  await user.type(await field(), ' ')
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(useToasts.getState().toasts).toEqual([])
})

test('visibilities have explanations, and a private mention names its readers', async () => {
  const { user, stage } = show()
  await user.type(await field(), '@ben hi @eve@far.example')
  await user.click(screen.getByRole('button', { name: 'Visibility: Public' }))
  const group = await screen.findByRole('group', { name: 'Visibility' })
  expect(within(group).getAllByRole('radio')).toHaveLength(4)
  await user.click(within(group).getByRole('radio', { name: 'Private mention' }))
  expect(await screen.findByText(/Only @ben and @eve@far.example can see this post/)).toBeTruthy()
  await user.click(post())
  await waitFor(() => expect(postsOf(stage).at(-1)?.visibility).toBe('direct'))
})

test('languages are found by native name, recent ones first', async () => {
  const { user, stage } = show()
  await user.type(await field(), 'Guten Tag')
  await user.click(screen.getByRole('button', { name: /^Language:/ }))
  await user.type(await screen.findByRole('combobox', { name: 'Search languages' }), 'deuts')
  await user.keyboard('{Enter}')
  expect((await field()).lang).toBe('de')
  await user.click(post())
  await waitFor(() => expect(postsOf(stage).at(-1)?.language).toBe('de'))
})

test('a refusal is shown next to the text, which stays', async () => {
  const { user, stage } = show()
  stage.simulator.server.faults.add(
    'POST /api/v1/statuses',
    {
      before: async () =>
        new Response(JSON.stringify({ error: 'Validation failed: too much soup' }), {
          status: 422,
          headers: { 'content-type': 'application/json' },
        }),
    },
    1,
  )
  await user.type(await field(), 'Soup')
  await user.click(post())
  expect((await screen.findByText(/too much soup/)).closest('[role=alert]')).toBeTruthy()
  expect((await field()).value).toBe('Soup')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(postsOf(stage).at(-1)?.text).toBe('Soup'))
})

test('a reply opens its draft in the main composer and leaves the previous one in the list', async () => {
  const stage = createStage()
  const ids = await stage.load()
  const { user } = show(stage)
  const target = ids.find((id) => {
    const status = stage.runtime.cache.read('status', id)
    return status && !status.reblog && status.account !== stage.runtime.me
  })
  if (!target) throw new Error('No post of another')
  await user.type(await field(), 'half a thought')
  act(() => void command('reply', { identity: stage.runtime.identity.key, statusId: target }))
  await screen.findByRole('button', { name: 'Cancel reply' })
  expect((await field()).value).toMatch(/^@/)
  await user.type(await field(), 'yes')
  await user.click(screen.getByRole('button', { name: /^Drafts/ }))
  await user.click(await screen.findByRole('button', { name: 'Open draft “half a thought”' }))
  await waitFor(async () => expect((await field()).value).toBe('half a thought'))
  expect(screen.queryByRole('button', { name: 'Cancel reply' })).toBeNull()
})

test.each([
  ['of its own', 'local'],
  ['that is missing', undefined],
])('a post with a visibility %s can be edited', async (_, visibility) => {
  const { user, stage } = show()
  await field()
  const { script, recorded } = stage.simulator
  const { id } = script.as('ann').publish({ text: 'One goose', visibility: 'private' })
  const unnamed = (body: object) => ({ ...body, visibility })
  script.rewrite('GET /api/v1/statuses/:id', unnamed, { times: 9 })
  script.rewrite('PUT /api/v1/statuses/:id', unnamed, { times: 9 })
  await act(() => command('edit', { identity: stage.runtime.identity.key, statusId: id as never }))
  await waitFor(async () => expect((await field()).value).toBe('One goose'))
  expect(screen.queryByRole('button', { name: 'Choose visibility' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unknown visibility' }))
  const panel = await screen.findByRole('dialog', { name: 'Visibility and interaction' })
  expect(within(panel).queryByText(/default visibility/)).toBeNull()
  expect(within(panel).getByText(/^You can’t change who can see a post/)).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.type(await field(), ' and a duck')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(recorded.some(({ route }) => route === 'PUT /api/v1/statuses/:id')).toBe(true))
  await waitFor(() => expect(postsOf(stage).at(-1)?.text).toBe('One goose and a duck'))
})

test('undo restores a deleted draft', async () => {
  const { user } = show()
  await user.type(await field(), 'precious')
  await user.click(screen.getByRole('button', { name: /^Drafts/ }))
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: /^Drafts/ }))
  expect(await screen.findByRole('button', { name: 'Open draft “precious”' })).toBeTruthy()
})

test('without a composer on screen a reply opens a dialog, which closes to the compose page', async () => {
  const stage = createStage()
  const ids = await stage.load()
  unsubscribers.push(connectCompose({ runtime: () => stage.runtime, intl: () => createIntlFor('en') }))
  const { user } = renderWith(<ModalHost registry={{ COMPOSE: ComposeDialog }} />, { stage })
  const target = ids[0]
  if (!target) throw new Error('No post')
  act(() => void command('reply', { identity: stage.runtime.identity.key, statusId: target }))
  const dialog = await screen.findByRole('dialog')
  await user.type(await field(), ' unfinished')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(stage.navigation.went).toEqual(['/publish'])
  const main = getDrafts().main(stage.runtime.identity.key)
  expect(getDrafts().state.getState().drafts[main]?.parts[0].text).toMatch(/unfinished$/)
})

test('an empty dialog closes without a trace', async () => {
  const stage = createStage()
  unsubscribers.push(connectCompose({ runtime: () => stage.runtime, intl: () => createIntlFor('en') }))
  const { user } = renderWith(<ModalHost registry={{ COMPOSE: ComposeDialog }} />, { stage })
  act(() => void command('compose', { identity: stage.runtime.identity.key }))
  const dialog = await screen.findByRole('dialog', { name: 'New post' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stage.navigation.went).toEqual([])
})

test('a draft of another tab is read-only until it is taken over', async () => {
  const { drafts: other, name } = freshDrafts()
  await other.load()
  const stage = createStage()
  const identityKey = stage.runtime.identity.key
  other.change(other.main(identityKey), { text: 'written there' })
  other.flush()
  // The other tab has every lock until it is taken over.
  const locks = {
    request: (_: string, options: LockOptions, work: (lock: Lock | null) => unknown) =>
      options.steal
        ? Promise.resolve(work({ name: 'x', mode: 'exclusive' }))
        : options.ifAvailable
          ? Promise.resolve(work(null))
          : new Promise(() => {}),
    query: () => Promise.resolve({}),
  } as unknown as Locks
  await freshDrafts(locks, name).load
  const { user } = show(stage)
  const area = await field()
  await screen.findByText('This draft is open in another tab.')
  await user.type(area, ' and here')
  expect(area.value).toBe('written there')
  await user.click(screen.getByRole('button', { name: 'Continue here' }))
  await waitFor(() => expect(area.readOnly).toBe(false))
  await user.type(area, ' and here')
  expect(area.value).toBe('written there and here')
})

test('drafts belong to their account', async () => {
  const first = createStage()
  const { user, unmount } = show(first)
  await user.type(await field(), 'of ann')
  unmount()
  unsubscribers.splice(0).forEach((unsubscribe) => unsubscribe())
  const local = [...first.simulator.server.world.users.values()]
    .map(({ id }) => first.simulator.server.world.accounts.get(id)?.username)
    .find((name) => name && name !== 'ann')
  if (!local) throw new Error('The small world has one account only')
  const other = show(createStage({ as: local }))
  expect((await field()).value).toBe('')
  other.unmount()
  unsubscribers.splice(0).forEach((unsubscribe) => unsubscribe())
  show(createStage())
  expect((await field()).value).toBe('of ann')
})

test('a visitor has no composer', () => {
  show(createStage({ as: null }))
  expect(screen.queryByRole('form')).toBeNull()
})
