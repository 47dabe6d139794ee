import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { ModalHost } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { UNDO_MS } from '@/lib/runtime/undoable'
import { accountDto } from '@/schemas/accounts/account'
import { normaliseAccount } from '@/lib/cache'
import { accountOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import { FollowButton } from './follow-button'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The button, next to the follower count as on a profile. */
function Person({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return account ? (
    <>
      <FollowButton account={account} />
      <p>{account.followers_count} followers</p>
      <ModalHost registry={{}} />
    </>
  ) : null
}

async function read({ runtime }: Stage, id: AccountId) {
  const answer = await runtime.http.request(`/api/v1/accounts/${id}`, { schema: accountDto })
  const split = normaliseAccount(answer.data)
  runtime.cache.ingest(split.rows, answer.sent)
  return split.id
}

async function person(acct: string, options: StageOptions = { as: 'dora' }) {
  const stage = createStage(options)
  const id = stage.accountId(acct)
  await read(stage, id)
  if (stage.runtime.me) await read(stage, stage.runtime.me)
  const rendered = renderWith(<Person id={id} />, { stage })
  const before = Number.parseInt(screen.getByText(/followers/).textContent ?? '', 10)
  return { ...rendered, stage, id, before }
}

const button = () => screen.getByRole('button', { name: /^(follow|unfollow|request|withdraw|loading)/i })
const ready = (name: string) => screen.findByRole('button', { name })
const followers = () => Number.parseInt(screen.getByText(/followers/).textContent ?? '', 10)
const still = ({ runtime }: Stage) =>
  waitFor(() => {
    expect(runtime.cache.openChangeCount).toBe(0)
    expect(runtime.client.isMutating()).toBe(0)
  })
const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')))
/** Returns the requests that were sent, in order. */
const sent = ({ simulator }: Stage) =>
  simulator.recorded.flatMap(({ path }) => /\/(follow|unfollow)$/.exec(path)?.[1] ?? [])

/** Waits for the relationship, which is loaded in a batch. */
const known = ({ runtime }: Stage, id: AccountId) =>
  waitFor(() => expect(runtime.cache.read('relationship', id)).toBeDefined())

test('following moves both counts once, unfollowing moves them back', async () => {
  const { stage, user, id, before } = await person('finn@remote.example')
  await known(stage, id)
  await user.click(await ready('Follow'))
  expect(button().textContent).toMatch(/Following|Unfollow/)
  expect(followers()).toBe(before + 1)
  await still(stage)
  expect(followers()).toBe(before + 1)
  const me = stage.runtime.me
  expect(me && stage.runtime.cache.read('account', me)?.following_count).toBe(1)
  await user.click(button())
  expect(followers()).toBe(before)
  leavePage()
  await still(stage)
  expect(sent(stage)).toEqual(['follow', 'unfollow'])
  expect(followers()).toBe(before)
  expect(me && stage.runtime.cache.read('account', me)?.following_count).toBe(0)
})

test('a count that the server hides stays unknown while an account is followed and unfollowed', async () => {
  const { stage, user, id } = await person('finn@remote.example')
  await known(stage, id)
  const { cache } = stage.runtime
  act(() => cache.adjust('account', id, (account) => ({ ...account, followers_count: null })))
  const count = () => cache.read('account', id)?.followers_count
  await user.click(await ready('Follow'))
  expect(count()).toBeNull()
  await still(stage)
  await user.click(button())
  expect(count()).toBeNull()
})

test('an unfollow undone by its toast or by the button sends nothing', async () => {
  const { stage, user, id, before } = await person('finn@remote.example')
  await known(stage, id)
  await user.click(await ready('Follow'))
  await still(stage)
  await user.click(button())
  expect(await ready('Follow')).toBeTruthy()
  expect(screen.getAllByText('Unfollowed @finn@remote.example').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await ready('Following'))
  await user.click(await ready('Follow'))
  expect(button().textContent).toMatch(/Following|Unfollow/)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  leavePage()
  await still(stage)
  expect(sent(stage)).toEqual(['follow'])
  expect(followers()).toBe(before + 1)
})

test('an unfollow is sent when it can no longer be undone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  ends.push(() => void vi.useRealTimers())
  const { stage, user, id } = await person('finn@remote.example')
  await known(stage, id)
  await user.click(await ready('Follow'))
  await still(stage)
  await user.click(button())
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 1000))
  expect(sent(stage)).toEqual(['follow'])
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(sent(stage)).toEqual(['follow', 'unfollow']))
})

test.each([
  ['followed', { following: true }, /^Unfollow @kim/, 'Unfollow'],
  ['requested', { requested: true }, /^Withdraw your request to follow @kim/, 'Withdraw request'],
])('a locked account that is %s is unfollowed only after a confirmation', async (_name, held, title, yes) => {
  const stage = createStage({ as: 'dora' })
  const id = stage.accountId('kim@other.example')
  await read(stage, id)
  put.relationship(stage.runtime, { id, ...held })
  const { user } = renderWith(<Person id={id} />, { stage })
  await user.click(button())
  let question = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(stage)).toEqual([])
  await user.click(button())
  question = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(question).getByRole('button', { name: yes }))
  await waitFor(() => expect(sent(stage)).toEqual(['unfollow']))
})

const BLOCKED_BY = { blocked_by: true }
test.each<[string, Record<string, unknown>, Record<string, unknown>, string | null]>([
  ['suspended', { suspended: true }, {}, null],
  ['suspended and followed', { suspended: true }, { following: true }, 'Following'],
  ['suspended and asked', { suspended: true }, { requested: true }, 'Requested'],
  ['suspended and blocked', { suspended: true }, { blocking: true }, 'Blocked'],
  ['suspended and muted', { suspended: true }, { muting: true }, 'Muted'],
  ['blocking the user', {}, BLOCKED_BY, null],
  ['blocking the user and asked', {}, { ...BLOCKED_BY, requested: true }, 'Requested'],
  ['blocking the user and blocked', {}, { ...BLOCKED_BY, blocking: true }, 'Blocked'],
  ['moved', { moved: accountOf({ id: '901' }) }, {}, null],
  ['moved and followed', { moved: accountOf({ id: '901' }) }, { following: true }, 'Following'],
  ['a memorial and followed', { memorial: true }, { following: true }, 'Following'],
  ['limited and followed', { limited: true }, { following: true }, 'Following'],
])('an account that is %s has only a way out', (_name, account, relationship, label) => {
  const stage = createStage()
  const { id } = put.account(stage.runtime, account)
  put.relationship(stage.runtime, relationship)
  renderWith(<Person id={id} />, { stage })
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(label)
})

test('a muted account says so, and is unmuted', async () => {
  const { stage, user, id } = await person('finn@remote.example')
  stage.simulator.script.as('dora').mute('finn@remote.example')
  await known(stage, id)
  await act(() => stage.runtime.loader.refresh({ kind: 'relationship', id }))
  await user.hover(await ready('Muted'))
  await user.click(await ready('Unmute'))
  await screen.findAllByText('Unmuted @finn@remote.example')
  expect(await ready('Follow')).toBeTruthy()
})

test('a suspended account can be unfollowed', async () => {
  const stage = createStage({ as: 'dora' })
  const id = stage.accountId('finn@remote.example')
  await read(stage, id)
  put.account(stage.runtime, { id, suspended: true })
  put.relationship(stage.runtime, { id, following: true })
  const { user } = renderWith(<Person id={id} />, { stage })
  await user.click(button())
  leavePage()
  await waitFor(() => expect(sent(stage)).toEqual(['unfollow']))
})

test('following a locked account sends a request, changes no count and can be withdrawn', async () => {
  const { stage, user, id, before } = await person('kim@other.example')
  await known(stage, id)
  await user.click(await ready('Request to follow'))
  await still(stage)
  expect(stage.runtime.cache.read('relationship', id)).toMatchObject({ requested: true, following: false })
  expect(followers()).toBe(before)
  await user.unhover(button())
  expect(button().textContent).toBe('Requested')
  await user.click(button())
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Withdraw request' }))
  await still(stage)
  expect(stage.runtime.cache.read('relationship', id)).toMatchObject({ requested: false, following: false })
  expect(followers()).toBe(before)
})

test('three presses in a row end in one state, and no count drifts', async () => {
  const { stage, user, id, before } = await person('finn@remote.example')
  await known(stage, id)
  const held = stage.simulator.script.hold('POST /api/v1/accounts/:id/follow')
  await ready('Follow')
  for (const _ of [1, 2, 3]) await user.click(button())
  held.release()
  await still(stage)
  expect(stage.runtime.cache.read('relationship', id)).toMatchObject({ following: true })
  expect(followers()).toBe(before + 1)
  expect(stage.simulator.server.world.follows.ids('to', id)).toHaveLength(before + 1)
})

test('presses before the first change is rendered count too', async () => {
  const { stage, id, user } = await person('finn@remote.example')
  await known(stage, id)
  await user.click(await ready('Follow'))
  const target = button()
  // Nothing is rendered in between: the second press reverts the first.
  act(() => {
    target.click()
    target.click()
  })
  leavePage()
  await still(stage)
  expect(sent(stage)).toEqual(['follow'])
})

test('an open account whose server requires approval ends as requested, with its count unchanged', async () => {
  const { stage, user, id, before } = await person('finn@remote.example')
  await known(stage, id)
  stage.simulator.script.rewrite('POST /api/v1/accounts/:id/follow', (body: object) => ({
    ...body,
    following: false,
    requested: true,
  }))
  await user.click(await ready('Follow'))
  await still(stage)
  await user.unhover(button())
  await waitFor(() => expect(button().textContent).toBe('Requested'))
  expect(followers()).toBe(before)
})

test('a refused follow is reverted and reported', async () => {
  const { stage, user, id, before } = await person('finn@remote.example')
  await known(stage, id)
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/follow', 403, {
    error: 'This action is not allowed',
  })
  await user.click(await ready('Follow'))
  await screen.findAllByText('This action is not allowed')
  await still(stage)
  expect(await ready('Follow')).toBeTruthy()
  expect(followers()).toBe(before)
})

test('the button has no label until the relationship is known', async () => {
  const { stage, user, id } = await person('finn@remote.example')
  expect(button().getAttribute('aria-label')).toBe('Loading…')
  await user.click(button())
  await known(stage, id)
  await ready('Follow')
  expect(stage.simulator.recorded.some(({ method }) => method === 'POST')).toBe(false)
})

test('on snac, which returns one relationship per request, each button is correct', async () => {
  const stage = createStage({ as: 'dora', software: 'snac' })
  const ids: AccountId[] = []
  for (const acct of ['finn@remote.example', 'eve@remote.example']) {
    stage.simulator.script.as('dora').follow(acct)
    ids.push(await read(stage, stage.accountId(acct)))
  }
  renderWith(
    <>
      {ids.map((id) => (
        <Person key={id} id={id} />
      ))}
    </>,
    { stage },
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Following' })).toHaveLength(2))
})

test('an account that follows the user offers to follow back', () => {
  const stage = createStage()
  put.account(stage.runtime)
  put.relationship(stage.runtime, { followed_by: true })
  renderWith(<Person id={'900' as AccountId} />, { stage })
  expect(button().textContent).toBe('Follow back')
})

test.each([
  ['the account of the user', { id: 'me' }, {}],
  ['an account that blocks the user', {}, { blocked_by: true }],
  ['a suspended account', { suspended: true }, {}],
])('there is no button for %s', (_name, account, relationship) => {
  const stage = createStage()
  const id = 'id' in account ? stage.accountId('ann') : ('900' as AccountId)
  put.account(stage.runtime, { ...account, id })
  put.relationship(stage.runtime, { ...relationship, id })
  renderWith(<Person id={id} />, { stage })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a visitor gets the prompt, and no relationship is requested', async () => {
  const asked = vi.fn()
  ends.push(handleCommand('interact', asked))
  const { stage, user, id } = await person('finn@remote.example', { as: null })
  await user.click(await ready('Follow'))
  expect(asked).toHaveBeenCalledWith({
    identity: stage.runtime.identity.key,
    action: 'follow',
    accountId: id,
  })
  expect(stage.simulator.recorded.some((entry) => entry.path.includes('relationships'))).toBe(false)
})

test('after following someone on another server, the relationship is read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  ends.push(() => void vi.useRealTimers())
  const { stage, user, id } = await person('finn@remote.example')
  await known(stage, id)
  await user.click(await ready('Follow'))
  await still(stage)
  // The other server requires approval.
  stage.simulator.script.rewrite('GET /api/v1/accounts/relationships', (rows: Record<string, unknown>[]) =>
    rows.map((row) => ({ ...row, following: false, requested: true })),
  )
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await ready('Requested')).toBeTruthy()
})

test.each([
  [{}, 0],
  [{ following: true }, 1],
  [{ requested: true }, 1],
])('a moved account with %j has %i buttons', (relationship, count) => {
  const stage = createStage()
  put.account(stage.runtime, { moved: accountOf({ id: '901', acct: 'mira@new.example' }) })
  put.relationship(stage.runtime, relationship)
  renderWith(<Person id={'900' as AccountId} />, { stage })
  expect(screen.queryAllByRole('button')).toHaveLength(count)
})
