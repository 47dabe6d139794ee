import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NotificationPeopleDialog } from '@/features/notifications'
import { FIRST_PAGE } from '@/lib/live-list'
import { answerConfirm, ModalHost, useModals } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { notificationKeys } from '../keys'
import type { NotificationGroup } from '../model/group'
import { NOTHING_DISMISSED } from '../model/visible-group'
import { fetchGroupsPage } from '../queries'
import { NotificationRow } from './notification-row'

const GROUPED = ['favourite', 'reblog', 'follow', 'admin.sign_up']

/** The groups of the server, and their rows. */
async function rowsOf(options: StageOptions, prepare: (stage: Stage) => void) {
  const stage = createStage(options)
  prepare(stage)
  stage.runtime.client.setQueryData(notificationKeys.dismissed(), NOTHING_DISMISSED)
  const choice = { types: null, grouped: GROUPED }
  const { page } = await fetchGroupsPage(stage.runtime, choice, FIRST_PAGE)
  stage.runtime.cache.ingest(page.rows, page.sent)
  const rendered = renderWith(<Rows groups={page.groups} me={stage.runtime.me} />, { stage })
  return { ...rendered, stage, groups: page.groups }
}

function Rows({ groups, me }: { groups: readonly NotificationGroup[]; me: AccountId | null }) {
  const own = useEntity('account', me)
  return (
    <>
      {groups.map((group) => (
        <NotificationRow key={group.key} group={group} unread={false} />
      ))}
      <p>{own?.followers_count} followers</p>
      <ModalHost registry={{ NOTIFICATION_PEOPLE: NotificationPeopleDialog }} />
    </>
  )
}

const asked = ({ simulator: { script } }: Stage) => {
  script.as('ben').unfollow('ann')
  script.notify({ to: 'ben', from: 'finn@remote.example', type: 'follow_request' })
}
const row = (name: RegExp) => screen.getByRole('article', { name })
const answers = ({ simulator }: Stage) =>
  simulator.recorded.flatMap(({ path }) => /follow_requests\/\w+\/(\w+)$/.exec(path)?.[1] ?? [])
const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')))
const still = ({ runtime }: Stage) => waitFor(() => expect(runtime.client.isMutating()).toBe(0))

test('a follow request is accepted in place, and the person can be followed back', async () => {
  const { user, stage } = await rowsOf({ as: 'ben' }, asked)
  const request = row(/Finn Ellery has requested to follow you/)
  const followers = async () =>
    Number.parseInt((await screen.findByText(/^\d+ followers/)).textContent ?? '', 10)
  const before = await followers()
  await user.click(within(request).getByRole('button', { name: 'Accept Finn Ellery' }))
  expect(within(request).getByText('Accepted')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Accepted'))
  await still(stage)
  expect(answers(stage)).toEqual(['authorize'])
  expect(await followers()).toBe(before + 1)
  expect(within(request).getByRole('button', { name: /^Follow back / })).toBeTruthy()
})

test('a rejected follow request can be restored until it is sent', async () => {
  const { user, stage } = await rowsOf({ as: 'ben' }, asked)
  const reject = () => screen.getByRole('button', { name: 'Reject Finn Ellery' })
  await user.click(reject())
  expect(await screen.findByText('No longer pending')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(reject())
  expect(answers(stage)).toEqual([])
  leavePage()
  await still(stage)
  expect(answers(stage)).toEqual(['reject'])
  expect(screen.getByText('No longer pending')).toBeTruthy()
})

test('a request that was withdrawn ends without an error', async () => {
  const { user, stage } = await rowsOf({ as: 'ben' }, asked)
  stage.simulator.script.as('finn@remote.example').unfollow('ben')
  await user.click(screen.getByRole('button', { name: 'Accept Finn Ellery' }))
  await waitFor(() => expect(screen.getByText('No longer pending')).toBeTruthy())
  await still(stage)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused answer is reverted and reported', async () => {
  const { user, stage } = await rowsOf({ as: 'ben' }, asked)
  stage.simulator.script.refuse('POST /api/v1/follow_requests/:id/authorize', 403, { error: 'Not now' })
  await user.click(screen.getByRole('button', { name: 'Accept Finn Ellery' }))
  await screen.findAllByText('Not now')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept Finn Ellery' })),
  )
})

const followed = (stage: Stage) => {
  for (const from of ['gil@other.example', 'hana@machi.example', 'lars@polder.example'])
    stage.simulator.script.as(from).follow('dora')
}

test('the other people of a group are listed in a dialog, and can be followed back', async () => {
  const { user } = await rowsOf({ as: 'dora' }, followed)
  await user.click(within(row(/and 2 others followed you/)).getByRole('button', { name: '2 others' }))
  const dialog = await screen.findByRole('dialog', { name: 'New followers' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
  expect(await within(dialog).findAllByRole('button', { name: /^Follow back / })).toHaveLength(3)
  expect(within(dialog).queryByText(/can’t be shown/)).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  row(/and 2 others followed you/).focus()
  await user.keyboard('{Enter}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a group of one post leads to the page of everyone who favourited it', async () => {
  await rowsOf({}, () => {})
  const link = within(row(/and 1 other favourited/)).getByRole('link', { name: '1 other' })
  expect(link.getAttribute('href')).toMatch(/^\/@ann\/\d+\/favourites$/)
})

const dismissed = ({ simulator }: Stage) =>
  simulator.recorded.filter(({ path }) => path.endsWith('/dismiss')).length

test.each([
  ['a shortened row', /favourited your post/],
  ['a whole post', /mentioned you/],
])('%s is dismissed by the Delete key, which can be undone', async (_name, name) => {
  const { user, stage, groups } = await rowsOf({}, () => {})
  const ids = () =>
    stage.runtime.client.getQueryData<typeof NOTHING_DISMISSED>(notificationKeys.dismissed())?.ids ?? []
  row(name).focus()
  await user.keyboard('{Delete}')
  expect(groups.filter(({ id }) => ids().includes(id))).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(ids()).toEqual([])
  row(name).focus()
  await user.keyboard('{Delete}')
  expect(dismissed(stage)).toBe(0)
  leavePage()
  await still(stage)
  expect(dismissed(stage)).toBe(1)
  expect(ids()).toHaveLength(1)
})

test('the menus dismiss, and mute the conversation', async () => {
  const { user, stage } = await rowsOf({}, () => {})
  await user.click(within(row(/favourited your post/)).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }))
  await still(stage)
  expect(stage.simulator.recorded.some(({ path }) => path.endsWith('/mute'))).toBe(true)
  await user.click(within(row(/mentioned you/)).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Dismiss notification' }))
  expect(screen.getAllByText('Notification dismissed').length).toBeGreaterThan(0)
})

test('every type has a row, and moderators reach the pages of their server', async () => {
  await rowsOf({ as: 'cleo' }, ({ simulator: { script } }) => {
    script.everyType('cleo', 'finn@remote.example')
  })
  const names = [
    /mentioned you/,
    /just posted/,
    /boosted your post/,
    /Finn Ellery followed you/,
    /requested to follow you/,
    /favourited your post/,
    /A poll you voted in has ended/,
    /edited a post, /,
    /quoted your post/,
    /edited a post you have quoted/,
    /has blocked spamhaven.example/,
    /received a moderation warning/,
    /Your 2025 #Wrapstodon is ready/,
    /added you to the collection/,
    /edited a collection you’re in/,
    /signed up/,
    /reported .* for spam, Sells watches/,
    /Finn Ellery: garden_party/,
  ]
  for (const name of names) expect(row(name)).toBeTruthy()
  const links = [
    ['View lost connections', /\/severed_relationships$/],
    ['View warning or appeal', /\/disputes\/strikes\/\d+$/],
    ['Review account', /\/admin\/accounts\/\d+$/],
    ['Review report', /\/admin\/reports\/\d+$/],
  ] as const
  for (const [name, address] of links) {
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(address)
    expect(link.getAttribute('target')).toBe('_blank')
  }
})

test('the user leaves a collection after a confirmation', async () => {
  const { user, stage } = await rowsOf({}, ({ simulator }) => {
    simulator.script.cause('added_to_collection', 'ann', 'eve@remote.example')
  })
  const item = () => stage.simulator.server.world.collections.values()[0]?.items[0]
  expect(item()).toMatchObject({ state: 'accepted' })
  await user.click(screen.getByRole('button', { name: 'Remove me from People worth reading' }))
  await screen.findByText('Remove yourself from People worth reading?')
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', true))
  await screen.findByText('You’re no longer in this collection')
  await waitFor(() => expect(item()).toMatchObject({ state: 'revoked' }))
})

test('a collection that could not be left offers the button again', async () => {
  const { user, stage } = await rowsOf({}, ({ simulator }) => {
    simulator.script.cause('added_to_collection', 'ann', 'eve@remote.example')
    simulator.script.refuse('POST /api/v1/collections/:id/items/:item/revoke', 503, { error: 'Busy' })
  })
  await user.click(screen.getByRole('button', { name: 'Remove me from People worth reading' }))
  await screen.findByText('Remove yourself from People worth reading?')
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', true))
  await waitFor(() => expect(stage.simulator.recorded.some(({ path }) => path.endsWith('revoke'))).toBe(true))
  await still(stage)
  expect(await screen.findByRole('button', { name: 'Remove me from People worth reading' })).toBeTruthy()
})
