import { afterEach, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { put } from '@/lib/testing/factories'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { Relationship } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { accountActionsOf } from './account-actions'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const intl = createIntlFor('en')

interface Situation {
  related?: Partial<Relationship>
  account?: object
  isProfile?: boolean
}

function actionsOf(
  acct: string,
  { related = {}, account: more = {}, isProfile = false }: Situation = {},
  options: StageOptions = {},
) {
  const stage = createStage(options)
  ends.push(() => stage.close())
  const own = acct === 'ann' ? { id: stage.accountId('ann') } : {}
  const account = put.account(stage.runtime, { acct, username: acct.split('@')[0], ...own, ...more })
  const relationship = put.relationship(stage.runtime, { id: account.id, ...related })
  const read = () =>
    accountActionsOf(stage.runtime, account, relationship, { intl, statusId: '7' as StatusId, isProfile })
  return { stage, account, read, labels: labelsOf(read()) }
}

const labelsOf = (actions: ReturnType<typeof accountActionsOf>) =>
  actions.map(({ label, values }) => intl.formatMessage(label, values))

const REMOTE = 'eve@far.example'

test.each([
  ['another server', REMOTE, {}, ['Mute @eve', 'Block @eve', 'Report @eve', 'Block server far.example']],
  ['this server', 'ben', {}, ['Mute @ben', 'Block @ben', 'Report @ben']],
  [
    'a server that is blocked, muted and blocked too',
    REMOTE,
    { muting: true, blocking: true, domain_blocking: true },
    ['Unmute @eve', 'Unblock @eve', 'Report @eve', 'Unblock server far.example'],
  ],
  ['the user', 'ann', {}, []],
])('actions on an account of %s', (_, acct, related, labels) => {
  ends.push(handleCommand('report', () => {}))
  expect(actionsOf(acct, { related }).labels).toEqual(labels)
})

test('what hides is a danger and says whether it is on', () => {
  const { read } = actionsOf('ben', { related: { muting: true } })
  expect(read()).toMatchObject([
    { id: 'mute', on: true, danger: false },
    { id: 'block', on: false, danger: true },
  ])
})

test('a visitor has no actions', () => {
  for (const name of ['report', 'mention'] as const) ends.push(handleCommand(name, () => {}))
  expect(actionsOf(REMOTE, {}, { as: null }).labels).toEqual([])
})

const CONTACT = ['Mention @ben', 'Privately mention @ben', 'Add or remove @ben from lists']

test.each([
  ['an account', 'ben', {}, CONTACT],
  ['an invalid handle', 'ben', { account: { invalid_handle: true } }, ['Add or remove @ben from lists']],
  [
    'an invalid handle, on its profile',
    'ben',
    { account: { invalid_handle: true }, isProfile: true },
    CONTACT,
  ],
  ['a suspended account', 'ben', { account: { suspended: true } }, CONTACT],
  ['a suspended account, on its profile', 'ben', { account: { suspended: true }, isProfile: true }, []],
  ['the user', 'ann', {}, ['Add or remove @ann from lists']],
])('contact with %s', (_, acct, situation, labels) => {
  for (const name of ['mention', 'message', 'addToLists'] as const) ends.push(handleCommand(name, () => {}))
  const all = actionsOf(acct, situation).labels
  expect(all.filter((label) => !/^(Mute|Block) /.test(label))).toEqual(labels)
})

test('reporting from a post names the post', () => {
  const report = vi.fn()
  ends.push(handleCommand('report', report))
  const { stage, account, read } = actionsOf(REMOTE)
  read()
    .find(({ id }) => id === 'report')
    ?.run()
  expect(report.mock.calls).toEqual([
    [{ identity: stage.runtime.identity.key, accountId: account.id, statusId: '7' }],
  ])
})

test('blocking a server is not offered where the server has no domain blocks', () => {
  const { stage, read } = actionsOf(REMOTE)
  stage.runtime.http.capabilities.ruleOut('userDomainBlocks')
  expect(labelsOf(read())).toEqual(['Mute @eve', 'Block @eve'])
})
