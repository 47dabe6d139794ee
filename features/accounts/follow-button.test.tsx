import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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

// Every page of a member loads this code after its first screen.
beforeAll(() => import('./press-follow'))

/** The button, next to the follower count as on a profile. */
function ButtonAndCount({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return account ? (
    <>
      <FollowButton account={account} />
      <p>{account.followers_count} followers</p>
      <ModalHost registry={{}} />
    </>
  ) : null
}

/** Loads an account into the cache, without its relationship. Returns its id in the answer: that of snac is another. */
async function loadAccount({ runtime }: Stage, id: AccountId) {
  const answer = await runtime.http.request(`/api/v1/accounts/${id}`, { schema: accountDto })
  const account = normaliseAccount(answer.data)
  runtime.cache.ingest(account.rows, answer.sent)
  return account.id
}

/** Shows the button of an account. Returns its follower count too. */
async function showButton(acct: string, options: StageOptions = { as: 'dora' }) {
  const stage = createStage(options)
  const id = stage.accountId(acct)
  await loadAccount(stage, id)
  if (stage.runtime.me) await loadAccount(stage, stage.runtime.me)
  const rendered = renderWith(<ButtonAndCount id={id} />, { stage })
  return { ...rendered, stage, id, countBefore: followerCount() }
}

/** The same, once the relationship is loaded. */
async function showLoadedButton(acct: string) {
  const shown = await showButton(acct)
  await relationshipLoaded(shown.stage, shown.id)
  return shown
}

const button = () => screen.getByRole('button', { name: /^(follow|unfollow|request|withdraw|loading)/i })
const findButton = (label: string) => screen.findByRole('button', { name: new RegExp(`^${label}\\b`) })
/** Expects the button of a followed account; the pointer may be on it. */
const expectFollowing = () => expect(button().textContent).toMatch(/^(Following|Unfollow)$/)
const followerCount = () => Number.parseInt(screen.getByText(/followers/).textContent ?? '', 10)
const relationshipTo = ({ runtime }: Stage, id: AccountId) => runtime.cache.read('relationship', id)
/** Waits for the relationship, which is requested in a batch. */
const relationshipLoaded = (stage: Stage, id: AccountId) =>
  waitFor(() => expect(relationshipTo(stage, id)).toBeDefined())
/** Returns how many accounts the user follows. */
const followingCount = ({ runtime: { me, cache } }: Stage) =>
  me === null ? undefined : cache.read('account', me)?.following_count
/** Waits until the server answered all changes. */
const changesAnswered = ({ runtime }: Stage) =>
  waitFor(() => {
    expect(runtime.cache.openChangeCount).toBe(0)
    expect(runtime.client.isMutating()).toBe(0)
  })
/** Leaving the page sends changes that could still be undone. */
const leavePage = () => act(() => void dispatchEvent(new Event('pagehide')))
/** Returns which of follow and unfollow were sent, in order. */
const sentChanges = ({ simulator }: Stage) =>
  simulator.recorded.flatMap(({ path }) => /\/(follow|unfollow)$/.exec(path)?.[1] ?? [])

function startFakeTimers() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
}

test('following moves both counts once, unfollowing moves them back', async () => {
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  await user.click(await findButton('Follow'))
  expectFollowing()
  expect(followerCount()).toBe(countBefore + 1)
  await changesAnswered(stage)
  expect(followerCount()).toBe(countBefore + 1)
  expect(followingCount(stage)).toBe(1)
  await user.click(button())
  expect(followerCount()).toBe(countBefore)
  leavePage()
  await changesAnswered(stage)
  expect(sentChanges(stage)).toEqual(['follow', 'unfollow'])
  expect(followerCount()).toBe(countBefore)
  expect(followingCount(stage)).toBe(0)
})

test('a count that the server hides stays unknown while an account is followed and unfollowed', async () => {
  const { stage, user, id } = await showLoadedButton('finn@remote.example')
  const { cache } = stage.runtime
  act(() => cache.adjust('account', id, (account) => ({ ...account, followers_count: null })))
  const count = () => cache.read('account', id)?.followers_count
  await user.click(await findButton('Follow'))
  expect(count()).toBeNull()
  await changesAnswered(stage)
  await user.click(button())
  expect(count()).toBeNull()
})

test('an unfollow undone by its toast or by the button sends nothing', async () => {
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  await user.click(await findButton('Follow'))
  await changesAnswered(stage)
  await user.click(button())
  expect(await findButton('Follow')).toBeTruthy()
  expect(screen.getAllByText('Unfollowed @finn@remote.example').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await findButton('Following'))
  await user.click(await findButton('Follow'))
  expectFollowing()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  leavePage()
  await changesAnswered(stage)
  expect(sentChanges(stage)).toEqual(['follow'])
  expect(followerCount()).toBe(countBefore + 1)
})

test('an unfollow is sent when it can no longer be undone', async () => {
  startFakeTimers()
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  await user.click(await findButton('Follow'))
  await changesAnswered(stage)
  expect(followerCount()).toBe(countBefore + 1)
  stage.simulator.script.as('dora').unfollow('finn@remote.example')
  await user.click(button())
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 1000))
  expect(sentChanges(stage)).toEqual(['follow'])
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(() => expect(sentChanges(stage)).toEqual(['follow', 'unfollow']))
})

test.each([
  ['followed', { following: true }, /^Unfollow @kim/, 'Unfollow'],
  ['requested', { requested: true }, /^Withdraw your request to follow @kim/, 'Withdraw request'],
])(
  'a locked account that is %s is unfollowed only after a confirmation',
  async (_name, relationship, title, confirm) => {
    const stage = createStage({ as: 'dora' })
    const id = stage.accountId('kim@other.example')
    await loadAccount(stage, id)
    put.relationship(stage.runtime, { id, ...relationship })
    const { user } = renderWith(<ButtonAndCount id={id} />, { stage })
    const answerQuestion = async (answer: string) => {
      const question = await screen.findByRole('alertdialog', { name: title })
      await user.click(within(question).getByRole('button', { name: answer }))
    }
    await user.click(button())
    await answerQuestion('Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sentChanges(stage)).toEqual([])
    await user.click(button())
    await answerQuestion(confirm)
    await waitFor(() => expect(sentChanges(stage)).toEqual(['unfollow']))
  },
)

type Fields = Readonly<Record<string, unknown>>
const SUSPENDED = { suspended: true }
const MOVED = { moved: accountOf({ id: '901', acct: 'mira@new.example' }) }
const BLOCKED_BY = { blocked_by: true }

/** Shows the button of an account with these fields, and of the relationship with it. */
function showButtonOf(account: Fields, relationship: Fields) {
  const stage = createStage()
  const { id } = put.account(stage.runtime, account)
  put.relationship(stage.runtime, { id, ...relationship })
  renderWith(<ButtonAndCount id={id} />, { stage })
}

test.each<[string, Fields, Fields]>([
  ['a suspended account', SUSPENDED, {}],
  ['an account that blocks the user', {}, BLOCKED_BY],
  ['an account that moved', MOVED, {}],
])('there is no button to follow %s', (_name, account, relationship) => {
  showButtonOf(account, relationship)
  expect(screen.queryByRole('button')).toBeNull()
})

test('there is no button for the account of the user', () => {
  const stage = createStage({ as: 'ann' })
  const { id } = put.account(stage.runtime, { id: stage.accountId('ann') })
  put.relationship(stage.runtime, { id })
  renderWith(<ButtonAndCount id={id} />, { stage })
  expect(screen.queryByRole('button')).toBeNull()
})

test.each<[string, string, Fields, Fields]>([
  ['suspended and followed', 'Following', SUSPENDED, { following: true }],
  ['suspended and requested', 'Requested', SUSPENDED, { requested: true }],
  ['suspended and blocked', 'Blocked', SUSPENDED, { blocking: true }],
  ['suspended and muted', 'Muted', SUSPENDED, { muting: true }],
  ['blocking the user and requested', 'Requested', {}, { ...BLOCKED_BY, requested: true }],
  ['blocking the user and blocked', 'Blocked', {}, { ...BLOCKED_BY, blocking: true }],
  ['moved and followed', 'Following', MOVED, { following: true }],
  ['moved and requested', 'Requested', MOVED, { requested: true }],
  ['a memorial and followed', 'Following', { memorial: true }, { following: true }],
  ['limited and followed', 'Following', { limited: true }, { following: true }],
])('an account that is %s has one button, which says “%s”', (_name, label, account, relationship) => {
  showButtonOf(account, relationship)
  expect(screen.getByRole('button').textContent).toBe(label)
})

test('an account that follows the user offers to follow back', () => {
  showButtonOf({}, { followed_by: true })
  expect(button().textContent).toBe('Follow back')
})

test('a muted account says so, and is unmuted', async () => {
  const { stage, user, id } = await showButton('finn@remote.example')
  stage.simulator.script.as('dora').mute('finn@remote.example')
  await relationshipLoaded(stage, id)
  await act(() => stage.runtime.loader.refresh({ kind: 'relationship', id }))
  await user.hover(await findButton('Muted'))
  await user.click(await findButton('Unmute'))
  await screen.findAllByText('Unmuted @finn@remote.example')
  expect(await findButton('Follow')).toBeTruthy()
})

test('a suspended account can be unfollowed', async () => {
  const stage = createStage({ as: 'dora' })
  const id = stage.accountId('finn@remote.example')
  await loadAccount(stage, id)
  put.account(stage.runtime, { id, suspended: true })
  put.relationship(stage.runtime, { id, following: true })
  const { user } = renderWith(<ButtonAndCount id={id} />, { stage })
  await user.click(button())
  leavePage()
  await waitFor(() => expect(sentChanges(stage)).toEqual(['unfollow']))
})

test('following a locked account sends a request, changes no count and can be withdrawn', async () => {
  const { stage, user, id, countBefore } = await showLoadedButton('kim@other.example')
  await user.click(await findButton('Request to follow'))
  await changesAnswered(stage)
  expect(relationshipTo(stage, id)).toMatchObject({ requested: true, following: false })
  expect(followerCount()).toBe(countBefore)
  await user.unhover(button())
  expect(button().textContent).toBe('Requested')
  await user.click(button())
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Withdraw request' }))
  await changesAnswered(stage)
  expect(relationshipTo(stage, id)).toMatchObject({ requested: false, following: false })
  expect(followerCount()).toBe(countBefore)
})

test('three presses in a row end in one state, and no count drifts', async () => {
  const { stage, user, id, countBefore } = await showLoadedButton('finn@remote.example')
  const answer = stage.simulator.script.hold('POST /api/v1/accounts/:id/follow')
  await findButton('Follow')
  for (const _press of ['follow', 'unfollow', 'follow']) await user.click(button())
  answer.release()
  await changesAnswered(stage)
  expect(relationshipTo(stage, id)).toMatchObject({ following: true })
  expect(followerCount()).toBe(countBefore + 1)
  const followersOnServer = stage.simulator.server.world.follows.ids('to', id)
  expect(followersOnServer).toHaveLength(countBefore + 1)
})

test('presses before the first change is rendered count too', async () => {
  const { stage, user } = await showLoadedButton('finn@remote.example')
  await user.click(await findButton('Follow'))
  const followedButton = button()
  // Nothing is rendered in between: the first press unfollows, and the second one undoes that.
  act(() => {
    followedButton.click()
    followedButton.click()
  })
  leavePage()
  await changesAnswered(stage)
  expect(sentChanges(stage)).toEqual(['follow'])
})

test('an open account whose server requires approval ends as requested, with its count unchanged', async () => {
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  stage.simulator.script.rewrite('POST /api/v1/accounts/:id/follow', (body: object) => ({
    ...body,
    following: false,
    requested: true,
  }))
  await user.click(await findButton('Follow'))
  await changesAnswered(stage)
  await user.unhover(button())
  await waitFor(() => expect(button().textContent).toBe('Requested'))
  expect(followerCount()).toBe(countBefore)
})

test('a refused follow is reverted and reported', async () => {
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/follow', 403, {
    error: 'This action is not allowed',
  })
  await user.click(await findButton('Follow'))
  await screen.findAllByText('This action is not allowed')
  await changesAnswered(stage)
  expect(await findButton('Follow')).toBeTruthy()
  expect(followerCount()).toBe(countBefore)
})

test('the button has no label and no effect until the relationship is loaded', async () => {
  const { stage, user, id } = await showButton('finn@remote.example')
  expect(button().getAttribute('aria-label')).toBe('Loading…')
  await user.click(button())
  await relationshipLoaded(stage, id)
  await findButton('Follow')
  expect(stage.simulator.recorded.some(({ method }) => method === 'POST')).toBe(false)
})

test('on snac, which returns one relationship per request, each button is correct', async () => {
  const stage = createStage({ as: 'dora', software: 'snac' })
  const ids: AccountId[] = []
  for (const acct of ['finn@remote.example', 'eve@remote.example']) {
    stage.simulator.script.as('dora').follow(acct)
    ids.push(await loadAccount(stage, stage.accountId(acct)))
  }
  renderWith(
    <>
      {ids.map((id) => (
        <ButtonAndCount key={id} id={id} />
      ))}
    </>,
    { stage },
  )
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Following / })).toHaveLength(2))
})

test('a visitor gets the prompt, and no relationship is requested', async () => {
  const asked = vi.fn()
  onTestFinished(handleCommand('interact', asked))
  const { stage, user, id } = await showButton('finn@remote.example', { as: null })
  await user.click(await findButton('Follow'))
  expect(asked).toHaveBeenCalledWith({
    identity: stage.runtime.identity.key,
    action: 'follow',
    accountId: id,
  })
  expect(stage.simulator.recorded.some((entry) => entry.path.includes('relationships'))).toBe(false)
})

test('after following someone on another server, the relationship is read again', async () => {
  startFakeTimers()
  const { stage, user, countBefore } = await showLoadedButton('finn@remote.example')
  await user.click(await findButton('Follow'))
  await changesAnswered(stage)
  expect(followerCount()).toBe(countBefore + 1)
  stage.simulator.script.as('dora').unfollow('finn@remote.example')
  // The other server requires approval.
  stage.simulator.script.rewrite('GET /api/v1/accounts/relationships', (rows: Record<string, unknown>[]) =>
    rows.map((row) => ({ ...row, following: false, requested: true })),
  )
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await findButton('Requested')).toBeTruthy()
  await waitFor(() => expect(followerCount()).toBe(countBefore))
})
