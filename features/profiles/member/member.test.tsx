import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownAccountQuery, type OwnState } from '@/features/session'
import { ModalHost } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { LanguagesDialog } from '../index'
import { ProfileHeader } from '../profile-header'
import { changeFollowOption } from './change-follow-option'

function Profile({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return (
    <>
      {account && <ProfileHeader account={account} />}
      <ModalHost registry={{ FOLLOW_LANGUAGES: LanguagesDialog }} />
    </>
  )
}

/** Shows the profile of an account of the small world to dora. */
async function open(acct: string, arrange: (stage: Stage) => void = () => {}, is43 = false) {
  const stage = createStage({ as: 'dora', ...(is43 && { software: 'mastodon-4.3' }) })
  stage.runtime.http.capabilities.know(
    is43 ? { ...CURRENT_MASTODON, version: '4.3.9', apiVersion: 2 } : CURRENT_MASTODON,
  )
  arrange(stage)
  const id = stage.accountId(acct)
  put.account(stage.runtime, { id, acct, username: acct.split('@')[0] })
  const rendered = renderWith(<Profile id={id} />, { stage })
  await waitFor(() => expect(stage.runtime.cache.read('relationship', id)).toBeDefined())
  const relationship = () => stage.runtime.cache.read('relationship', id)
  return { ...rendered, stage, id, relationship }
}

const follows = ({ simulator }: Stage) => simulator.script.as('dora').follow('finn@remote.example')
const posted = ({ simulator }: Stage, verb: string) =>
  simulator.recorded.filter(({ method, path }) => method === 'POST' && path.endsWith(`/${verb}`))
const settled = ({ runtime }: Stage) => waitFor(() => expect(runtime.client.isMutating()).toBe(0))

async function openMenu({ user }: { user: { click: (element: Element) => Promise<void> } }) {
  await user.click(screen.getByRole('button', { name: 'More' }))
  return within(await screen.findByRole('menu'))
}

test('the bell of a followed account turns notifications on at once and keeps the other options', async () => {
  const { user, stage, relationship } = await open('finn@remote.example', (set) =>
    set.simulator.script.as('dora').follow('finn@remote.example', { reblogs: false, languages: ['de'] }),
  )
  await user.click(await screen.findByRole('button', { name: 'Notify me when @finn posts' }))
  expect(screen.getByRole('button', { name: 'Stop notifying me when @finn posts' })).toBeTruthy()
  await settled(stage)
  expect(relationship()).toMatchObject({ notifying: true, showing_reblogs: false, languages: ['de'] })
})

test('a bell that the server refuses turns off again, and the follow stays', async () => {
  const { user, stage, relationship } = await open('finn@remote.example', follows)
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/follow', 403)
  await user.click(await screen.findByRole('button', { name: 'Notify me when @finn posts' }))
  await settled(stage)
  expect(await screen.findByRole('button', { name: 'Notify me when @finn posts' })).toBeTruthy()
  expect(relationship()).toMatchObject({ following: true, notifying: false })
})

test('an option of a follow that the server has not confirmed is not sent', async () => {
  const { stage, id, relationship } = await open('finn@remote.example')
  const { cache } = stage.runtime
  const change = cache.begin('relationship', id, (known) => ({ ...known, following: true }))
  changeFollowOption(stage.runtime, id, 'notifying', true)
  expect(relationship()?.notifying).toBe(true)
  await settled(stage)
  change.abort()
  expect(posted(stage, 'follow')).toEqual([])
  expect(relationship()).toMatchObject({ following: false, notifying: false })
})

test('an account that is not followed has no bell', async () => {
  await open('finn@remote.example')
  expect(await screen.findByRole('button', { name: /^Follow / })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Notify/ })).toBeNull()
})

test('a followed account that is suspended has no bell', async () => {
  const { stage, id } = await open('finn@remote.example', follows)
  expect(await screen.findByRole('button', { name: 'Notify me when @finn posts' })).toBeTruthy()
  stage.runtime.cache.adjust('account', id, (account) => ({ ...account, suspended: true }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Notify/ })).toBeNull())
})

test('the menu of a followed account hides boosts and features it', async () => {
  const opened = await open('finn@remote.example', follows)
  const { user, stage, relationship } = opened
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Hide boosts from @finn' }))
  expect(relationship()?.showing_reblogs).toBe(false)
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Feature on profile' }))
  expect(relationship()?.endorsed).toBe(true)
  await settled(stage)
  expect(relationship()).toMatchObject({ showing_reblogs: false, endorsed: true })
  const menu = await openMenu(opened)
  expect(menu.getByRole('menuitem', { name: 'Show boosts from @finn' })).toBeTruthy()
  await user.click(menu.getByRole('menuitem', { name: 'Don’t feature on profile' }))
  await settled(stage)
  expect(relationship()?.endorsed).toBe(false)
})

test('a server before Mastodon 4.4 features an account under its old name', async () => {
  const opened = await open('finn@remote.example', follows, true)
  const { user, stage, relationship } = opened
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Feature on profile' }))
  await settled(stage)
  expect(posted(stage, 'pin')).toHaveLength(1)
  expect(relationship()?.endorsed).toBe(true)
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Don’t feature on profile' }))
  await settled(stage)
  expect(posted(stage, 'unpin')).toHaveLength(1)
  expect(relationship()?.endorsed).toBe(false)
})

test('the languages of a followed account are chosen in a dialog; none means all', async () => {
  const opened = await open('finn@remote.example', follows)
  const { user, stage, relationship } = opened
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Change subscribed languages' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox', { name: 'Search languages' }), 'germ')
  await user.click(dialog.getByRole('checkbox', { name: 'German' }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await settled(stage)
  expect(relationship()?.languages).toEqual(['de'])
})

test('every chosen language can be unticked: one without a name, and one far down the list', async () => {
  const opened = await open('finn@remote.example', (set) =>
    set.simulator.script.as('dora').follow('finn@remote.example', { languages: ['qqq', 'de'] }),
  )
  const { user, stage, relationship } = opened
  await user.click((await openMenu(opened)).getByRole('menuitem', { name: 'Change subscribed languages' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: 'qqq', checked: true })).toBeTruthy()
  const search = dialog.getByRole('searchbox', { name: 'Search languages' })
  await user.type(search, 'zulu')
  await user.click(dialog.getByRole('checkbox', { name: 'Zulu' }))
  await user.clear(search)
  await user.click(dialog.getByRole('checkbox', { name: 'Zulu', checked: true }))
  expect(dialog.getByRole('checkbox', { name: 'Zulu', checked: false })).toBeTruthy()
  await user.type(search, 'qqq')
  await user.click(dialog.getByRole('checkbox', { name: 'qqq', checked: true }))
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  await settled(stage)
  expect(relationship()?.languages).toEqual(['de'])
})

test('a personal note is added, shown and removed', async () => {
  const { user, stage, relationship } = await open('finn@remote.example')
  await user.click(await screen.findByRole('button', { name: 'Add a personal note' }))
  const field = screen.getByRole('textbox', { name: 'Personal note' })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Met at the fair')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Met at the fair')).toBeTruthy()
  expect(screen.getByText('Note saved')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit note' }))
  expect(relationship()?.note).toBe('Met at the fair')
  await user.click(screen.getByRole('button', { name: 'Edit note' }))
  await user.clear(screen.getByRole('textbox', { name: 'Personal note' }))
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  await settled(stage)
  expect(relationship()?.note).toBe('')
  expect(await screen.findByRole('button', { name: 'Add a personal note' })).toBeTruthy()
})

test('a note that could not be saved keeps its text, also on another visit, and can be saved again', async () => {
  const { user, stage, relationship, rerender, id } = await open('gil@other.example')
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/note', 500)
  await user.click(await screen.findByRole('button', { name: 'Add a personal note' }))
  await user.type(screen.getByRole('textbox', { name: 'Personal note' }), 'Sings')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Couldn’t save the note\./)).toBeTruthy()
  expect(relationship()?.note).toBe('')
  rerender(<p>Elsewhere</p>)
  rerender(<Profile id={id} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Personal note' }).value).toBe('Sings')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(relationship()?.note).toBe('Sings')
})

test('the text of a note is stored for a reload until it is saved', async () => {
  const { user, stage } = await open('gil@other.example')
  const stored = () => sessionStorage.getItem(`skein:note-drafts:${stage.runtime.identity.key}`)
  await user.click(await screen.findByRole('button', { name: 'Add a personal note' }))
  await user.type(screen.getByRole('textbox', { name: 'Personal note' }), 'Paints')
  expect(stored()).toContain('Paints')
  await user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(stored()).toBeNull()
})

test('Control and Enter do not save a note while an input method composes', async () => {
  const { user, stage } = await open('gil@other.example')
  await user.click(await screen.findByRole('button', { name: 'Add a personal note' }))
  const field = screen.getByRole('textbox', { name: 'Personal note' })
  await user.type(field, 'にほ')
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...init })
  await settled(stage)
  expect(posted(stage, 'note')).toEqual([])
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Note saved')).toBeTruthy()
})

test('familiar followers are named, with links', async () => {
  await open('finn@remote.example', ({ simulator: { script } }) => {
    script.as('dora').follow('eve@remote.example')
    script.as('eve@remote.example').follow('finn@remote.example')
  })
  expect(await screen.findByText(/^Followed by/)).toBeTruthy()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Eve/ })
  expect(href).toContain('/@eve@remote.example')
})

test('a profile without familiar followers says so', async () => {
  await open('gil@other.example', ({ simulator }) =>
    simulator.script.rewrite('GET /api/v1/accounts/familiar_followers', () => []),
  )
  expect(await screen.findByText('Not followed by anyone you follow')).toBeTruthy()
})

test('a follow request is answered on the profile, and can be undone', async () => {
  const { user, relationship } = await open('finn@remote.example', ({ simulator: { script, server } }) => {
    server.world.accounts.patch(script.account('dora').id, { locked: true })
    script.as('finn@remote.example').follow('dora')
  })
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(relationship()).toMatchObject({ requested_by: false, followed_by: true }))
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeTruthy()
  expect(relationship()).toMatchObject({ requested_by: true, followed_by: false })
})

test.each([
  ['no role', '0', []],
  ['a moderator of users', String(1 << 10), ['Open moderation interface for @finn']],
  [
    'an administrator',
    '1',
    ['Open moderation interface for @finn', 'Open moderation interface for remote.example'],
  ],
])('the menu has the moderation links of %s', async (_name, permissions, expected) => {
  const opened = await open('finn@remote.example', ({ runtime }) => {
    const own = { kind: 'active', account: { permissions } } as OwnState
    runtime.client.setQueryData<OwnState | null>(ownAccountQuery(runtime).queryKey, own)
  })
  const menu = await openMenu(opened)
  const links = menu.queryAllByRole('menuitem', { name: /moderation/ })
  expect(links.map((link) => link.textContent)).toEqual(expected)
})
