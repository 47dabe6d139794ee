import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { postingDefaultsQuery } from '@/features/settings'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import ProfileEditor from './profile-editor'

const PATCH = 'PATCH /api/v1/accounts/update_credentials'

beforeEach(() => sessionStorage.clear())

/** Shows the name of the user as other places do. */
function Name({ id }: { id: AccountId }) {
  return <p data-testid="name">{useEntity('account', id)?.display_name}</p>
}

async function setup(stage: Stage = createStage()) {
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  const id = stage.accountId('ann')
  const rendered = renderWith(
    <>
      <Name id={id} />
      <ProfileEditor />
    </>,
    { stage },
  )
  const about = within(await screen.findByRole('form', { name: 'Name and bio' }))
  const account = () => stage.simulator.server.world.accounts.get(id)
  const sent = () => stage.simulator.recorded.filter(({ method }) => method === 'PATCH')
  return { ...rendered, about, account, sent }
}

test('a saved name is shown everywhere at once', async () => {
  const stage = createStage()
  const { user, about, account } = await setup(stage)
  const field = about.getByRole('textbox', { name: 'Display name' })
  await user.clear(field)
  await user.type(field, 'Ann of the sea')
  const wait = stage.simulator.script.hold(PATCH)
  await user.click(about.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByTestId('name').textContent).toBe('Ann of the sea')
  expect(about.getByRole('status').textContent).toBe('Saving…')
  wait.release()
  await waitFor(() => expect(about.getByRole('status').textContent).toBe('Saved'))
  expect(account()?.displayName).toBe('Ann of the sea')
})

test('only what was changed is sent', async () => {
  const { user, about, sent } = await setup()
  expect(about.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('true')
  await user.type(about.getByRole('textbox', { name: 'Bio' }), ' and more')
  await user.click(about.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(about.getByRole('status').textContent).toBe('Saved'))
  expect(Object.keys(sent()[0]?.params ?? {})).toEqual(['note'])
})

test('a refused change is undone elsewhere, and its text is kept', async () => {
  const stage = createStage()
  const { user, about } = await setup(stage)
  const before = screen.getByTestId('name').textContent
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'Display name' })
  await user.type(field, ' again')
  stage.simulator.script.refuse(PATCH, 503, { error: 'Down for a moment' })
  await user.click(about.getByRole('button', { name: 'Save changes' }))
  const alert = await about.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('Down for a moment'))
  expect(field.value).toBe(`${before} again`)
  expect(screen.getByTestId('name').textContent).toBe(before)
  await user.click(about.getByRole('button', { name: 'Discard changes' }))
  expect(field.value).toBe(before)
  expect(alert.textContent).toBe('')
})

test('unsaved changes survive a reload', async () => {
  const { user, about, unmount } = await setup()
  await user.type(about.getByRole('textbox', { name: 'Bio' }), ' unsaved')
  unmount()
  const again = await setup()
  expect(again.about.getByRole<HTMLTextAreaElement>('textbox', { name: 'Bio' }).value).toMatch(/ unsaved$/)
})

function renameOnServer(stage: Stage, displayName: string) {
  const { accounts } = stage.simulator.server.world
  const account = accounts.get(stage.accountId('ann'))
  if (account) accounts.put({ ...account, displayName })
}

/** Makes another client change the profile, and shows the page again afterwards. */
async function changeElsewhere({ stage }: { stage: Stage }, displayName: string) {
  renameOnServer(stage, displayName)
  const reads = () =>
    stage.simulator.recorded.filter(({ path }) => path.endsWith('/verify_credentials')).length
  const before = reads()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
}

test('a section without changes follows those of other devices', async () => {
  const { about, stage } = await setup()
  await changeElsewhere({ stage }, 'Ann afloat')
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'Display name' })
  await waitFor(() => expect(field.value).toBe('Ann afloat'))
  expect(about.queryByText(/^This was changed in another tab/)).toBeNull()
})

test('a changed section keeps its text when the profile changes elsewhere, and offers the new values', async () => {
  const { user, about, stage, sent } = await setup()
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'Display name' })
  await user.clear(field)
  await user.type(field, 'Ann ashore')
  await changeElsewhere({ stage }, 'Ann afloat')
  await about.findByText(/^This was changed in another tab/)
  expect(field.value).toBe('Ann ashore')
  await user.click(about.getByRole('button', { name: 'Discard and load newer version' }))
  expect(field.value).toBe('Ann afloat')
  expect(about.queryByText(/^This was changed in another tab/)).toBeNull()
  expect(document.activeElement).toBe(about.getByRole('button', { name: 'Save changes' }))
  expect(sent()).toEqual([])
})

test('saving in one tab updates the form of another', async () => {
  const stage = createStage()
  const { user, about } = await setup(stage)
  const channel = new BroadcastChannel(`skein:profile:${stage.runtime.identity.key}`)
  const heard = vi.fn()
  channel.addEventListener('message', heard)
  onTestFinished(() => channel.close())
  const field = about.getByRole<HTMLInputElement>('textbox', { name: 'Display name' })
  await user.type(field, '!')
  await user.click(about.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  renameOnServer(stage, 'Ann afloat')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(null)
  await waitFor(() => expect(field.value).toBe('Ann afloat'))
})

const section = (name: string) => within(screen.getByRole('form', { name }))

test('custom fields are added and removed, the focus follows, and all are sent', async () => {
  const { user, account } = await setup()
  const fields = section('Custom fields')
  await user.click(fields.getByRole('button', { name: 'Add field' }))
  const labels = fields.getAllByRole('textbox', { name: /^Label of/ })
  expect(document.activeElement).toBe(labels.at(-1))
  await user.keyboard('Pronouns')
  await user.click(fields.getByRole('textbox', { name: 'Value of Pronouns' }))
  await user.keyboard('she/her')
  await user.click(fields.getByRole('button', { name: 'Save changes' }))
  expect(await fields.findByText('Saved')).toBeTruthy()
  expect(account()?.fields.at(-1)).toMatchObject({ name: 'Pronouns', source: 'she/her' })
  await user.click(fields.getByRole('button', { name: 'Remove Pronouns' }))
  expect(fields.queryByRole('textbox', { name: 'Value of Pronouns' })).toBeNull()
  expect(document.activeElement).toBe(fields.getByRole('button', { name: 'Add field' }))
})

test('a field without a label is marked, and nothing is sent', async () => {
  const { user, sent } = await setup()
  const fields = section('Custom fields')
  await user.click(fields.getByRole('button', { name: 'Add field' }))
  const values = fields.getAllByRole('textbox', { name: /^Value of Field/ })
  await user.type(values.at(-1) as HTMLElement, 'x')
  expect(fields.getByText('Enter a label.')).toBeTruthy()
  await user.click(fields.getByRole('button', { name: 'Save changes' }))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('fields that the server refuses are marked, and the focus moves to them', async () => {
  const stage = createStage()
  const { user } = await setup(stage)
  stage.simulator.script.refuse(PATCH, 422, {
    error: 'Validation failed: Fields is invalid',
    details: { fields: [{ error: 'ERR_INVALID', description: 'are odd' }] },
  })
  const fields = section('Custom fields')
  await user.click(fields.getByRole('button', { name: 'Add field' }))
  await user.keyboard('Pronouns')
  const [first] = fields.getAllByRole('textbox', { name: /^Label of/ })
  await user.click(fields.getByRole('button', { name: 'Save changes' }))
  expect(await fields.findByText('are odd')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(first?.getAttribute('aria-invalid')).toBe('true')
})

test('the message of the server is shown at its field, and another section is saved all the same', async () => {
  const stage = createStage()
  const { user, about, account } = await setup(stage)
  stage.simulator.script.refuse(PATCH, 422, {
    error: 'Validation failed: Note is boring',
    details: { note: [{ error: 'ERR_INVALID', description: 'is boring' }] },
  })
  const bio = about.getByRole('textbox', { name: 'Bio' })
  await user.type(bio, '!')
  await user.click(about.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(bio.getAttribute('aria-invalid')).toBe('true'))
  expect(about.getByText('is boring')).toBeTruthy()
  expect(document.activeElement).toBe(bio)
  expect(about.getByRole('alert').textContent).toBe('')
  const privacy = section('Privacy and reach')
  await user.click(privacy.getByRole('switch', { name: 'Approve followers yourself' }))
  await user.click(privacy.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(privacy.getByRole('status').textContent).toBe('Saved'))
  expect(account()?.locked).toBe(true)
  expect((bio as HTMLTextAreaElement).value).toMatch(/!$/)
})

test('defaults of posts apply to the next post', async () => {
  const stage = createStage()
  const { runtime } = stage
  const defaults = () => runtime.client.query(postingDefaultsQuery(runtime))
  const { user } = await setup(stage)
  expect(await defaults()).toMatchObject({ sensitive: false })
  const posting = section('Posting defaults')
  await user.click(posting.getByRole('switch', { name: 'Always mark media as sensitive' }))
  await user.click(posting.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(posting.getByRole('status').textContent).toBe('Saved'))
  await waitFor(async () => expect(await defaults()).toMatchObject({ sensitive: true }))
})

test('the tabs of the profile are saved by their own endpoint', async () => {
  const { user, account, sent } = await setup()
  const tabs = section('Profile tabs')
  await user.click(tabs.getByRole('switch', { name: 'Show the “Featured” tab' }))
  await user.click(tabs.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(tabs.getByRole('status').textContent).toBe('Saved'))
  expect(account()?.showFeatured).toBe(false)
  expect(sent().map(({ path }) => path)).toEqual(['/api/v1/profile'])
})

test('an older server is asked for nothing it does not know', async () => {
  await setup(createStage({ software: 'mastodon-3.5' }))
  expect(screen.queryByRole('form', { name: 'Profile tabs' })).toBeNull()
  expect(screen.queryByRole('form', { name: 'Author attribution' })).toBeNull()
  expect(
    section('Privacy and reach').queryByRole('switch', { name: 'Hide followers and following' }),
  ).toBeNull()
  expect(
    section('Privacy and reach').getByRole('switch', { name: 'Approve followers yourself' }),
  ).toBeTruthy()
})
