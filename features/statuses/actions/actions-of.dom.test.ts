import { expect, onTestFinished, test, vi } from 'vitest'
import { ownAccountQuery, type OwnState } from '@/features/session'
import { resetSettings, setSettings } from '@/features/settings'
import { handleCommand, type CommandName } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { put } from '@/lib/testing/factories'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { actionsOf, type StatusActionId } from './actions-of'

const intl = createIntlFor('en')
interface Situation extends StageOptions {
  isOpen?: boolean
  /** The author: the user, or an account of another server. */
  own?: boolean
}

/** Returns the actions on a post, read again at each call. */
function actionsOn(
  wire: Record<string, unknown>,
  { isOpen = false, own = false, ...options }: Situation = {},
) {
  const stage = createStage(options)
  const { went } = stage.navigation
  onTestFinished(() => stage.close())
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const me = own && { account: { id: stage.accountId('ann'), acct: 'ann', username: 'ann' } }
  const { id } = put.status(stage.runtime, { ...wire, ...me })
  const focus = {
    passToNext: () => () => void went.push('next row'),
    focusOpenPost: (at: string) => void went.push(`focus ${at}`),
  }
  const read = () => {
    const status = stage.runtime.cache.read('status', id)
    if (!status) throw new Error('The cache lost the post')
    return actionsOf(stage.runtime, status, { intl, isOpen, navigation: stage.navigation, focus })
  }
  const find = (wanted: StatusActionId) => {
    const action = read().find((each) => each.id === wanted)
    if (!action) throw new Error(`There is no action ${wanted}`)
    return action
  }
  return { stage, id, read, find, went, ids: read().map((each) => each.id) }
}

function handled(...names: CommandName[]) {
  const asked = vi.fn()
  for (const name of names) onTestFinished(handleCommand(name, (payload) => void asked(name, payload)))
  return asked
}

const BAR = ['reply', 'boost', 'favourite', 'bookmark']

test.each<[string, Record<string, unknown>, Situation, string[]]>([
  [
    'another account',
    {},
    {},
    [...BAR, 'expand', 'original', 'copyLink', 'filter', 'mute', 'block', 'blockDomain'],
  ],
  [
    'another account, who shows it to few',
    { visibility: 'private' },
    {},
    ['reply', 'favourite', 'bookmark', 'expand', 'copyLink', 'filter', 'mute', 'block', 'blockDomain'],
  ],
  [
    'the user',
    {},
    { own: true },
    [...BAR, 'expand', 'copyLink', 'embed', 'pin', 'muteConversation', 'quotePolicy', 'delete'],
  ],
  ['someone, for a visitor', {}, { as: null }, [...BAR, 'expand', 'original', 'copyLink']],
  [
    'a visitor, open, with counts and edits',
    { reblogs_count: 1, favourites_count: 1, quotes_count: 1, edited_at: '2026-01-01T00:00:00.000Z' },
    { as: null, isOpen: true },
    [...BAR, 'original', 'copyLink', 'boosts', 'favourites', 'history'],
  ],
])('what can be done with a post of %s', (_, wire, situation, ids) => {
  expect(actionsOn(wire, situation).ids).toEqual(ids)
})

test('an action says whether it is on, and its label what it does next', () => {
  const { find } = actionsOn({ favourited: true, reblogged: true, pinned: true, muted: true }, { own: true })
  expect(
    (['favourite', 'bookmark', 'boost', 'pin', 'muteConversation'] as const).map((id) => {
      const { label, on } = find(id)
      return [intl.formatMessage(label), on]
    }),
  ).toEqual([
    ['Favourite', true],
    ['Bookmark', false],
    ['Undo boost', true],
    ['Unpin from profile', true],
    ['Unmute conversation', true],
  ])
})

test('favouriting shows in the next reading', async () => {
  const { find, stage } = actionsOn({})
  stage.simulator.script.hold('POST /api/v1/statuses/:id/favourite')
  find('favourite').run()
  await expect.poll(() => find('favourite').on).toBe(true)
  find('favourite').run()
  await expect.poll(() => find('favourite').on).toBe(false)
})

test('a boost asks first where the user wants that', async () => {
  onTestFinished(() => resetSettings())
  const { find, id, stage } = actionsOn({})
  stage.simulator.script.hold('POST /api/v1/statuses/:id/reblog')
  setSettings({ confirmBoost: true })
  find('boost').run()
  expect(useModals.getState().stack.at(-1)).toMatchObject({ type: 'BOOST', payload: { statusId: id } })
  setSettings({ confirmBoost: false })
  find('boost').run()
  await expect.poll(() => find('boost').on).toBe(true)
})

test('a visitor is asked to sign in by all that needs an account', () => {
  const asked = handled('interact')
  const quotable = { quote_approval: { automatic: ['public'], manual: [] } }
  const { find, stage, id } = actionsOn(quotable, { as: null })
  const names = ['reply', 'boost', 'quote', 'favourite', 'bookmark'] as const
  for (const name of names) find(name).run()
  expect(asked.mock.calls.map(([, payload]) => payload)).toEqual(
    names.map((action) => ({ identity: stage.runtime.identity.key, action, statusId: id })),
  )
})

test('quoting that is not allowed says why', () => {
  handled('quote')
  const { find } = actionsOn({ quote_approval: { automatic: [], manual: [], current_user: 'denied' } })
  const { isRefused, hint } = find('quote')
  expect([isRefused, hint && intl.formatMessage(hint)]).toEqual([
    true,
    'The author doesn’t allow you to quote this post',
  ])
})

test('what other features do is a command about the post or its author', () => {
  const asked = handled('edit', 'redraft', 'mention', 'report')
  const own = actionsOn({}, { own: true })
  own.find('edit').run()
  own.find('redraft').run()
  const other = actionsOn({})
  other.find('mention').run()
  other.find('report').run()
  expect(asked.mock.calls.map(([name, { statusId, accountId }]) => [name, statusId, accountId])).toEqual([
    ['edit', own.id, undefined],
    ['redraft', own.id, undefined],
    ['mention', undefined, '900'],
    ['report', other.id, '900'],
  ])
})

test.each([
  ['row', false, ['next row']],
  ['page', true, ['focus 9000', 'back to /@mira@far.example/9000']],
])('deleting a %s moves on to what remains', (_, isOpen, expected) => {
  const { find, went, stage, id } = actionsOn({ in_reply_to_id: '9000' }, { own: true, isOpen })
  put.status(stage.runtime, { id: '9000' })
  find('delete').run()
  expect(stage.runtime.cache.read('status', id)?.gone).toBe(true)
  expect(went).toEqual(expected)
})

test.each([
  ['no role', '0', []],
  ['reports', String(1 << 4), []],
  ['users', String(1 << 10), ['/admin/accounts/900', '/admin/accounts/900/statuses/1']],
  ['federation', String(1 << 5), ['/admin/instances/far.example']],
  [
    'everything',
    '1',
    ['/admin/accounts/900', '/admin/accounts/900/statuses/1', '/admin/instances/far.example'],
  ],
])('a moderator of %s gets the pages of the home server about a post', (_, permissions, expected) => {
  const { stage, read } = actionsOn({ id: '1' })
  const { runtime } = stage
  const own = { kind: 'active', account: { permissions } } as OwnState
  runtime.client.setQueryData<OwnState | null>(ownAccountQuery(runtime).queryKey, own)
  const pages = read().flatMap(({ id, href = '' }) => (id.startsWith('moderate') ? [href] : []))
  expect(pages).toEqual(expected.map((path) => `${runtime.identity.server}${path}`))
})
