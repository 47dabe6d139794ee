import { act, screen, waitFor, within } from '@testing-library/react'
import { onTestFinished, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { ModalHost, useModals, type ModalRegistry } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import { testDrafts } from '../drafts/drafts.testing'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'
import { reschedule } from './mutations'
import ComposeDialog from '../composer/compose-dialog'
import ScheduledList from './scheduled-list'

const LIST = 'GET /api/v1/scheduled_statuses'

test('an empty list explains scheduling and opens the composer', async () => {
  // Dora has no scheduled posts.
  const { user, stage } = renderWith(<ScheduledList />, { as: 'dora' })
  expect(await screen.findByText('No scheduled posts')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Write a post' }))
  expect(stage.navigation.went).toEqual(['/publish'])
})

test('screen readers hear that the list loads', async () => {
  renderWith(<ScheduledList />, { as: 'dora' })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(await screen.findByText('No scheduled posts')).toBeTruthy()
})

test('a server without scheduled posts shows a notice', async () => {
  const stage = createStage()
  stage.simulator.script.refuse(LIST, 404, { error: 'Record not found' })
  renderWith(<ScheduledList />, { stage })
  expect(await screen.findByText('Your server doesn’t support scheduled posts')).toBeTruthy()
})

test.each([400, 503])('a list that failed to load with %d can be loaded again', async (status) => {
  const stage = createStage({ as: 'dora' })
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  stage.simulator.script.refuse(LIST, status, { error: 'Down for a moment' })
  const { user } = renderWith(<ScheduledList />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No scheduled posts')).toBeTruthy()
})

/** Lets dora schedule posts at these minutes from now. */
async function schedule({ simulator }: Stage, ...minutes: number[]) {
  for (const at of minutes)
    await simulator.fetch(
      new Request(`${simulator.origin}/api/v1/statuses`, {
        method: 'POST',
        headers: { authorization: `Bearer ${simulator.script.signIn('dora').token}` },
        body: new URLSearchParams({
          status: `In ${at}`,
          scheduled_at: new Date(simulator.server.clock.now() + at * 60_000).toISOString(),
        }),
      }),
    )
}

test('a text and a warning of any length are shown shortened', async () => {
  const stage = createStage({ as: 'dora' })
  await schedule(stage, 30)
  const params = { text: 'x'.repeat(30_000), spoiler_text: 'y'.repeat(30_000) }
  stage.simulator.script.rewrite(LIST, (posts: ScheduledStatus[]) =>
    posts.map((post) => ({ ...post, params: { ...post.params, ...params } })),
  )
  renderWith(<ScheduledList />, { stage })
  const { textContent } = await screen.findByRole('listitem')
  for (const letter of ['x', 'y'])
    expect(textContent?.match(new RegExp(`${letter}{1000,}…`))?.[0].length).toBe(20_000)
})

test('the next post is first, and a time that is too soon is not saved', async () => {
  const stage = createStage({ as: 'dora' })
  await schedule(stage, 90, 30)
  const { user } = renderWith(<ScheduledList />, { stage })
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => /In \d+/.exec(textContent ?? '')?.[0])).toEqual(['In 30', 'In 90'])
  await user.click(screen.getAllByRole('button', { name: 'Change time' })[0] as HTMLElement)
  const field = screen.getByLabelText('New time')
  await user.clear(field)
  expect(screen.getByText('The time must be at least five minutes from now')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(stage.simulator.recorded.some(({ method }) => method === 'PUT')).toBe(false)
})

interface Scheduled {
  params: object
}

/** Schedules a reply of dora and shows the list, as `change` rewrites it, with the modals of `registry`. */
async function scheduledReply(change?: (posts: Scheduled[]) => unknown, registry: ModalRegistry = {}) {
  const stage = createStage({ as: 'dora' })
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  const { script, server, origin } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  await stage.simulator.fetch(
    new Request(`${origin}/api/v1/statuses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${script.signIn('dora').token}` },
      body: new URLSearchParams({
        status: 'Geese',
        in_reply_to_id: parent.id,
        scheduled_at: new Date(server.clock.now() + 3_600_000).toISOString(),
      }),
    }),
  )
  if (change)
    script.rewrite(
      LIST,
      // Rewriting reads numbers as JavaScript does, which are too short for an id.
      (posts: Scheduled[]) =>
        change(posts.map((post) => ({ ...post, params: { ...post.params, in_reply_to_id: parent.id } }))),
      { times: 9 },
    )
  replaceDrafts(testDrafts(stage))
  await getDrafts().load()
  onTestFinished(() => {
    getDrafts().close()
    replaceDrafts(null)
    clearToasts()
    useModals.setState({ stack: [] })
  })
  const { user } = renderWith(
    <>
      <ScheduledList />
      <ModalHost registry={registry} />
    </>,
    { stage },
  )
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.click(await screen.findByRole('button', { name: 'Edit as draft' }))
  }
  const deleted = () => stage.simulator.recorded.some(({ method }) => method === 'DELETE')
  const written = () => getDrafts().of(stage.runtime.identity.key)
  return { stage, user, parent, edit, deleted, written }
}

test('a reply stays scheduled while its parent cannot be loaded', async () => {
  const { stage, edit, deleted, written } = await scheduledReply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 503, { error: 'Down' }, { times: 9 })
  await edit()
  await waitFor(() =>
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining('so it’s still scheduled'),
    ]),
  )
  expect(deleted()).toBe(false)
  expect(written()).toEqual([])
})

test('editing a reply whose parent is deleted needs a confirmation', async () => {
  const { stage, user, parent, edit, deleted, written } = await scheduledReply()
  stage.simulator.script.as('ben').remove(parent.id)
  await edit()
  await user.click(await screen.findByRole('button', { name: 'Keep post' }))
  expect(deleted()).toBe(false)
  expect(written()).toEqual([])
  await edit()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(deleted()).toBe(true))
  expect(written()).toMatchObject([{ fields: { parent: null }, parts: [{ text: 'Geese' }] }])
})

test('an edited reply keeps its parent', async () => {
  const { edit, parent, deleted, written } = await scheduledReply()
  await edit()
  await waitFor(() => expect(deleted()).toBe(true))
  expect(written()).toMatchObject([
    { kind: 'reply', fields: { parent: { id: parent.id } }, parts: [{ text: 'Geese' }] },
  ])
})

test.each<[string, object, string | null]>([
  ['is not known', { visibility: 'local' }, 'private'],
  ['is missing', {}, 'private'],
  ['was not chosen', { visibility: null }, null],
])('a post whose visibility %s is not made more public', async (_, given, visibility) => {
  const { stage, edit, deleted, written } = await scheduledReply((posts) =>
    posts.map((post) => ({ ...post, params: { ...post.params, visibility: undefined, ...given } })),
  )
  expect(await screen.findByText('Geese')).toBeTruthy()
  expect(screen.queryByText('Unknown visibility') !== null).toBe(visibility !== null)
  await edit()
  await waitFor(() => expect(deleted()).toBe(true))
  expect(written()).toMatchObject([{ fields: { visibility } }])
  expect(stage.simulator.server.world.users.get(stage.accountId('dora'))?.defaultPrivacy).toBe('public')
})

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test('a post that was published since then does not become a draft, and can be opened', async () => {
  const { stage, edit, deleted, written } = await scheduledReply()
  await screen.findByText('Geese')
  stage.simulator.script.advance(2 * 3_600_000)
  await edit()
  await waitFor(() => expect(toasts()).toEqual(['This post is already published']))
  expect(deleted()).toBe(true)
  await waitFor(() => expect(written()).toEqual([]))
  expect(screen.queryByText('Geese')).toBeNull()
})

test('a post that was removed elsewhere is kept as a draft that is not sent unless it is not published', async () => {
  const { stage, user, edit, written } = await scheduledReply()
  const { world } = stage.simulator.server
  await screen.findByText('Geese')
  const posts = world.statuses.size
  for (const { id } of world.scheduled.values()) world.scheduled.remove(id)
  await edit()
  await screen.findByRole('button', { name: 'Open draft' })
  expect(toasts()).toEqual([expect.stringMatching(/^This post is no longer scheduled/)])
  expect(written()).toMatchObject([
    {
      state: 'failed',
      parts: [{ text: 'Geese' }],
      attempt: { text: 'Geese', scheduledAt: null },
      problem: { title: 'This post is no longer scheduled.' },
    },
  ])
  expect(world.statuses.size).toBe(posts)
  await user.click(screen.getByRole('button', { name: 'Open draft' }))
  expect(useModals.getState().stack).toMatchObject([
    { type: 'COMPOSE', payload: { draftId: written()[0]?.id } },
  ])
})

test('a post that is published only after it was kept as a draft is not published twice', async () => {
  const { stage, user, parent, edit, written } = await scheduledReply(undefined, { COMPOSE: ComposeDialog })
  const { server, script } = stage.simulator
  await screen.findByText('Geese')
  for (const { id } of server.world.scheduled.values()) server.world.scheduled.remove(id)
  script.advance(3_600_000)
  await edit()
  await user.click(await screen.findByRole('button', { name: 'Open draft' }))
  await screen.findByRole('textbox', { name: 'Text' })
  const posts = server.world.statuses.size
  script.as('dora').publish({ text: 'Geese', inReplyToId: parent.id })
  // Its time has passed: the draft cannot be sent as it is.
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(written()).toEqual([]))
  expect(server.world.statuses.size).toBe(posts + 1)
  expect(stage.simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses')).toHaveLength(1)
})

const REMOVAL = 'DELETE /api/v1/scheduled_statuses/:id'
const SCHEDULED = 'GET /api/v1/scheduled_statuses/:id'

test('a post whose removal was made but not answered stays as a draft', async () => {
  const { stage, edit, written } = await scheduledReply()
  stage.simulator.script.loseAnswer(REMOVAL)
  await edit()
  await screen.findByRole('button', { name: 'Open draft' })
  expect(stage.simulator.server.world.scheduled.size).toBe(0)
  expect(written()).toMatchObject([{ state: 'failed', parts: [{ text: 'Geese' }] }])
})

test('a post whose removal never arrived stays scheduled, and is no draft', async () => {
  const { stage, edit, written } = await scheduledReply()
  stage.simulator.script.loseRequest(REMOVAL)
  await edit()
  await waitFor(() => expect(stage.simulator.recorded.some(({ route }) => route === SCHEDULED)).toBe(true))
  await waitFor(() => expect(written()).toEqual([]))
  expect(screen.getByText('Geese')).toBeTruthy()
  expect(stage.simulator.server.world.scheduled.size).toBe(1)
})

test('a post that may or may not be scheduled any more stays as a draft that says so', async () => {
  const { stage, user, edit, written } = await scheduledReply()
  stage.simulator.script.loseAnswer(REMOVAL)
  stage.simulator.script.refuse(SCHEDULED, 503, { error: 'Down' }, { times: 9 })
  await edit()
  const open = await screen.findByRole('button', { name: 'Open draft' })
  expect(toasts()).toContainEqual(expect.stringMatching(/^This post may still be scheduled/))
  await user.click(open)
  expect(written()).toMatchObject([
    { state: 'failed', parts: [{ text: 'Geese' }], problem: { title: 'This post may still be scheduled.' } },
  ])
  expect(useModals.getState().stack).toMatchObject([
    { type: 'COMPOSE', payload: { draftId: written()[0]?.id } },
  ])
})

test('deleting a post that was published since then says that it is published', async () => {
  const { stage, user } = await scheduledReply()
  await screen.findByText('Geese')
  stage.simulator.script.advance(2 * 3_600_000)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(toasts()).toContain('This post is already published'))
})

test('changing the time of a post that was published since then says that it is published', async () => {
  const { stage, user } = await scheduledReply()
  await user.click(await screen.findByRole('button', { name: 'Change time' }))
  stage.simulator.script.advance(2 * 3_600_000)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toasts()).toEqual(['This post is already published']))
  expect(screen.queryByText('Geese')).toBeNull()
})

test('a post whose deletion is refused returns, others stay deleted', async () => {
  const stage = createStage({ as: 'dora' })
  await schedule(stage, 30, 60, 90)
  const { user } = renderWith(<ScheduledList />, { stage })
  await screen.findAllByText(/^In \d+$/)
  stage.simulator.script.refuse(
    'DELETE /api/v1/scheduled_statuses/:id',
    403,
    { error: 'Not now' },
    { times: 1 },
  )
  for (const text of ['In 30', 'In 60']) {
    const row = (await screen.findByText(text)).closest('li') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  }
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect((await screen.findAllByText(/Not now/)).length).toBeGreaterThan(0)
  await screen.findByText('In 30')
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect(screen.getAllByText(/^In \d+$/).map(({ textContent }) => textContent)).toEqual(['In 30', 'In 90'])
})

test('a changed time moves the post after the server accepts it', async () => {
  const stage = createStage({ as: 'dora' })
  await schedule(stage, 30, 60)
  renderWith(<ScheduledList />, { stage })
  await screen.findAllByText(/^In \d+$/)
  const [first] = stage.runtime.client.getQueryData<ScheduledStatus[]>(scheduledKey()) ?? []
  const later = new Date(stage.simulator.server.clock.now() + 120 * 60_000).toISOString()
  if (!first) throw new Error('no scheduled post')
  await stage.runtime.run(reschedule, { id: first.id, at: later })
  await waitFor(() =>
    expect(screen.getAllByText(/^In \d+$/).map(({ textContent }) => textContent)).toEqual(['In 60', 'In 30']),
  )
})
