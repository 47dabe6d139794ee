import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { ModalHost } from '@/lib/modals'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { accountQuery } from '@/features/accounts'
import type { FollowListSide } from './follow-list-query'
import FollowList from './follow-list'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }

async function show(acct: string, side: FollowListSide, stage: Stage = createStage(), tall = true) {
  const account = await stage.runtime.client.query(accountQuery(stage.runtime, stage.accountId(acct)))
  const place = { scroller: tall ? scroller : documentScroller(), memory: new WindowMemory() }
  return renderWith(
    <>
      <FollowList account={account} side={side} {...place} />
      <ModalHost registry={{}} />
    </>,
    { stage },
  )
}

/** `count` people who follow the account, named Reader 1 and so on. */
function crowd({ simulator: { script } }: Stage, of: string, count: number) {
  for (let at = 1; at <= count; at++) {
    script.person(`reader${at}`, { displayName: `Reader ${at}` })
    script.as(`reader${at}`).follow(of)
  }
}
const rows = () => screen.getAllByRole('listitem')
const calls = ({ simulator }: Stage, part: string) =>
  simulator.recorded.filter(({ path }) => path.includes(part)).length
const stageOf = (options?: StageOptions) => createStage(options)

test('followers are listed latest first, with one request for the relationships of a page', async () => {
  const stage = stageOf()
  crowd(stage, 'eve@remote.example', 5)
  await show('eve@remote.example', 'followers', stage)
  const list = await screen.findByRole('list', { name: 'Followers of @eve@remote.example' })
  expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Reader 5')
  expect(await within(list).findAllByRole('button', { name: /^Follow / })).not.toHaveLength(0)
  expect(calls(stage, '/relationships')).toBe(1)
})

test('the list of an account on another server says that people may be missing and links to it', async () => {
  const stage = stageOf()
  crowd(stage, 'eve@remote.example', 1)
  await show('eve@remote.example', 'followers', stage)
  expect(
    await screen.findByText('Some followers may be missing. remote.example has the complete list.'),
  ).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open profile on remote.example' })
  expect(link.getAttribute('href')).toContain('remote.example')
})

test('when the session ended, the list offers to sign in again', async () => {
  const stage = stageOf()
  const gone = { error: 'The access token was revoked' }
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/followers', 401, gone, { times: 9 })
  await show('ben', 'followers', stage)
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toBe('/sign-in?as=ann%40home.example')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a hidden list is explained', async () => {
  const stage = stageOf()
  stage.simulator.server.world.accounts.patch(stage.accountId('ben'), { hideCollections: true })
  await show('ben', 'followers', stage)
  expect(await screen.findByText('This person hides who follows them')).toBeTruthy()
})

test('another refusal shows the reason of the server', async () => {
  const stage = stageOf()
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/following', 422, { error: 'Out to lunch' })
  await show('ben', 'following', stage)
  expect(await screen.findByText('Out to lunch')).toBeTruthy()
})

test('a list that the server refuses or lacks is explained', async () => {
  const stage = stageOf()
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/following', 403, { error: 'No' })
  await show('ben', 'following', stage)
  expect(await screen.findByText('This person hides who they follow')).toBeTruthy()
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/followers', 404, { error: 'Record not found' })
  await show('ben', 'followers', stage)
  expect(await screen.findByText('This list isn’t available')).toBeTruthy()
})

test('the rows of people who are blocked elsewhere in the app leave the list, and return', async () => {
  const stage = stageOf()
  crowd(stage, 'eve@remote.example', 3)
  await show('eve@remote.example', 'followers', stage)
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(3))
  const before = rows().length
  const { cache } = stage.runtime
  act(() => cache.setHidden(stage.accountId('reader2'), true))
  await waitFor(() => expect(rows()).toHaveLength(before - 1))
  expect(screen.queryByText('Reader 2')).toBeNull()
  act(() => cache.setHidden(stage.accountId('reader2'), false))
  await waitFor(() => expect(rows()).toHaveLength(before))
})

test('a removed follower leaves the user’s list, and an unfollowed account stays', async () => {
  const stage = stageOf()
  crowd(stage, 'ann', 2)
  await show('ann', 'followers', stage)
  await screen.findByText('Reader 1')
  const id = stage.accountId('reader1')
  await waitFor(() => expect(stage.runtime.cache.read('relationship', id)).toBeDefined())
  act(() => stage.runtime.cache.adjust('relationship', id, (known) => ({ ...known, followed_by: false })))
  await waitFor(() => expect(screen.queryByText('Reader 1')).toBeNull())
  expect(screen.getByText('Reader 2')).toBeTruthy()
})

test('a follower is removed from the user’s list after a confirmation', async () => {
  const stage = stageOf()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  crowd(stage, 'ann', 2)
  const { user } = await show('ann', 'followers', stage)
  await screen.findAllByRole('button', { name: /^Follow back / })
  await user.click(await screen.findByRole('button', { name: 'More actions for Reader 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove follower' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove @reader1 from your followers?' })
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Reader 1')).toBeNull())
  expect(screen.getByText('Reader 2')).toBeTruthy()
  await waitFor(() => expect(calls(stage, '/remove_from_followers')).toBe(1))
})

test('followers of others, and people the user follows, have no menu', async () => {
  const stage = stageOf()
  crowd(stage, 'eve@remote.example', 1)
  await show('eve@remote.example', 'followers', stage)
  expect(await screen.findByText('Reader 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull()
})

test('the list corrects a relationship that was loaded before', async () => {
  const stage = stageOf()
  const { cache, loader } = stage.runtime
  crowd(stage, 'ben', 1)
  const id = stage.accountId('reader1')
  await loader.refresh({ kind: 'relationship', id })
  expect(cache.read('relationship', id)?.followed_by).toBe(false)
  stage.simulator.script.as('reader1').follow('ann')
  await show('ann', 'followers', stage)
  expect(await screen.findByText('Reader 1')).toBeTruthy()
  expect(cache.read('relationship', id)?.followed_by).toBe(true)
})

test('own followers can be searched by name and handle, ignoring case and accents', async () => {
  const stage = stageOf()
  crowd(stage, 'ann', 3)
  stage.simulator.script.person('zoe', { displayName: 'Zoë Quince' })
  stage.simulator.script.as('zoe').follow('ann')
  const { user } = await show('ann', 'followers', stage)
  const field = await screen.findByRole('searchbox', { name: 'Search your followers' })
  await user.type(field, 'QUINCE zoe')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.getByText(/^1 found among \d+ people$/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'nobody at all')
  expect(await screen.findByText('No one matches your search')).toBeTruthy()
  await user.clear(field)
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(4))
})

test('a search shows how many people it has searched, and loads more on request', async () => {
  const stage = stageOf()
  crowd(stage, 'ann', 480)
  const { user } = await show('ann', 'followers', stage, false)
  await user.type(await screen.findByRole('searchbox'), 'Reader 1 ')
  expect(await screen.findByText(/found among the latest 400 people$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Search more' }))
  expect(await screen.findByText(/found among 4\d\d people$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Search more' })).toBeNull()
})

test('a visitor of a server that shows the list to members only is asked to sign in', async () => {
  const stage = stageOf({ as: null })
  stage.simulator.script.refuse('GET /api/v1/accounts/:id/followers', 401, { error: 'This API requires' })
  await show('ben', 'followers', stage)
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
})
