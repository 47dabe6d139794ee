import { afterEach, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { put } from '@/lib/testing/factories'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { Relationship } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { hideEntries } from './hide-entries'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function entriesOf(acct: string, related: Partial<Relationship> = {}, options: StageOptions = {}) {
  const stage = createStage(options)
  ends.push(() => stage.close())
  const own = acct === 'ann' ? { id: stage.accountId('ann') } : {}
  const account = put.account(stage.runtime, { acct, username: acct.split('@')[0], ...own })
  const relationship = put.relationship(stage.runtime, { id: account.id, ...related })
  const entries = hideEntries(account, relationship, stage.runtime, createIntlFor('en'), '7' as StatusId)
  return { stage, account, entries, labels: entries.map((entry) => 'label' in entry && entry.label) }
}

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
])('entries about an account of %s', (_, acct, related, labels) => {
  ends.push(handleCommand('report', () => {}))
  expect(entriesOf(acct, related).labels).toEqual(labels)
})

test('a visitor has no entries', () => {
  ends.push(handleCommand('report', () => {}))
  expect(entriesOf(REMOTE, {}, { as: null }).labels).toEqual([])
})

test('reporting from a post names the post', () => {
  const report = vi.fn()
  ends.push(handleCommand('report', report))
  const { stage, account, entries } = entriesOf(REMOTE)
  const entry = entries.find((each) => 'label' in each && each.label === 'Report @eve')
  if (entry?.kind === 'item') entry.onSelect()
  expect(report.mock.calls).toEqual([
    [{ identity: stage.runtime.identity.key, accountId: account.id, statusId: '7' }],
  ])
})

test('blocking a server is not offered where the server has no domain blocks', () => {
  const { stage } = entriesOf(REMOTE)
  stage.runtime.http.capabilities.ruleOut('userDomainBlocks')
  const account = put.account(stage.runtime, { acct: REMOTE, username: 'eve' })
  const labels = hideEntries(account, undefined, stage.runtime, createIntlFor('en')).map(
    (entry) => 'label' in entry && entry.label,
  )
  expect(labels).toEqual(['Mute @eve', 'Block @eve'])
})
