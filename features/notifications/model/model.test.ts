import { describe, expect, test } from 'vitest'
import { NO_VIEWS } from '@/lib/live-list'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { countOf, mergeGroups, sampleOf, type NotificationGroup } from './group'
import { groupKeyOf } from './group-key'
import {
  isListed,
  keepTopGroups,
  notificationRows,
  pendingGroups,
  replacedEntries,
  TOP_GROUPS,
  type GroupsById,
} from './rows'
import { dismissalOf, NOTHING_DISMISSED, visibleGroup, withDismissed, type GroupRules } from './visible-group'

const nid = (id: string) => id as NotificationId
const accounts = (...ids: string[]) => ids as AccountId[]

/** A single notification: id and account. */
const single = (id: string, account = 'x', key = 'favourite-1-0'): NotificationGroup => ({
  id: nid(id),
  key,
  type: 'favourite',
  at: null,
  status: '1' as StatusId,
  members: [{ id: nid(id), account: account as AccountId }],
  total: null,
  details: {},
})

/** A group of the server. */
const total = (id: string, count: number, sample: string[], key = 'favourite-1-0'): NotificationGroup => ({
  ...single(id, 'x', key),
  members: [],
  total: { upTo: nid(id), count, accounts: accounts(...sample) },
})

const ALL: GroupRules = {
  dismissed: NOTHING_DISMISSED,
  isSilenced: () => false,
  isHiddenStatus: () => false,
  accepts: () => true,
}

describe('group keys', () => {
  const at = '2026-06-15T10:00:00.000Z'
  const GROUPED = ['favourite', 'reblog', 'follow', 'admin.sign_up']
  test.each<[string, Parameters<typeof groupKeyOf>[0], string[], string]>([
    [
      'the key of the server',
      { id: nid('7'), type: 'favourite', created_at: at, group_key: 'favourite-9-1' },
      GROUPED,
      'favourite-9-1',
    ],
    [
      'a type that is not grouped, with a shared key',
      { id: nid('7'), type: 'mention', created_at: at, group_key: 'mention-9-1' },
      GROUPED,
      'ungrouped-7',
    ],
    [
      'a type that the user does not group',
      { id: nid('7'), type: 'follow', created_at: at, group_key: 'follow-1' },
      ['favourite', 'reblog'],
      'ungrouped-7',
    ],
    [
      'a post and half a day',
      { id: nid('7'), type: 'reblog', created_at: '1970-01-02T13:00:00.000Z', status: { id: '5' } },
      GROUPED,
      'reblog-5-3',
    ],
    [
      'half a day',
      { id: nid('7'), type: 'follow', created_at: '1970-01-01T11:59:59.000Z' },
      GROUPED,
      'follow--0',
    ],
    ['no post', { id: nid('7'), type: 'favourite', created_at: at, status: null }, GROUPED, 'ungrouped-7'],
    ['no time', { id: nid('7'), type: 'follow', created_at: 'soon' }, GROUPED, 'ungrouped-7'],
  ])('%s', (_name, notification, grouped, key) => {
    expect(groupKeyOf(notification, grouped)).toBe(key)
  })
})

describe('merging', () => {
  test.each<[string, NotificationGroup[], number, string[]]>([
    ['two notifications', [single('2', 'b'), single('1', 'a')], 2, ['b', 'a']],
    [
      'a new one and the total of the server',
      [single('9', 'z'), total('8', 30, ['y', 'x'])],
      31,
      ['z', 'y', 'x'],
    ],
    ['the same one twice', [single('2', 'b'), single('2', 'b')], 1, ['b']],
    ['one that the total includes', [total('9', 4, ['z', 'y']), single('8', 'y')], 4, ['z', 'y']],
    ['an account that did it again', [single('9', 'a'), single('8', 'b'), single('7', 'a')], 3, ['a', 'b']],
    ['two totals: the newer one counts', [total('9', 4, ['z']), total('5', 2, ['a'])], 4, ['z']],
    ['numbers of another length', [single('10', 'b'), total('9', 1, ['a'])], 2, ['b', 'a']],
  ])('%s', (_name, groups, count, sample) => {
    const merged = groups.reduce(mergeGroups)
    expect(countOf(merged)).toBe(count)
    expect(sampleOf(merged)).toEqual(sample)
    expect(groups.reduce(mergeGroups, merged)).toEqual(merged)
  })

  test('at most eight accounts, the newest first', () => {
    const merged = Array.from({ length: 12 }, (_, i) => single(String(50 - i), `a${i}`)).reduce(mergeGroups)
    expect(countOf(merged)).toBe(12)
    expect(sampleOf(merged)).toEqual(accounts('a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'))
  })
})

describe('visible parts', () => {
  const without = (account: string): GroupRules => ({ ...ALL, isSilenced: (id) => id === account })
  test.each<[string, NotificationGroup, GroupRules, number | null]>([
    ['everything', total('9', 5, ['a', 'b']), ALL, 5],
    ['a blocked account of several', total('9', 5, ['a', 'b']), without('a'), 4],
    ['only a blocked account', total('9', 1, ['a']), without('a'), null],
    ['a single one of a blocked account', single('9', 'a'), without('a'), null],
    ['a new one of a blocked account', mergeGroups(single('9', 'a'), total('8', 2, ['b'])), without('a'), 2],
    ['a deleted post', single('9'), { ...ALL, isHiddenStatus: (id) => id === '1' }, null],
    ['a type of another filter', single('9'), { ...ALL, accepts: (type) => type === 'mention' }, null],
    ['cleared', total('9', 2, ['a']), { ...ALL, dismissed: { ...NOTHING_DISMISSED, upTo: nid('9') } }, null],
    ['newer than cleared', single('10'), { ...ALL, dismissed: { ...NOTHING_DISMISSED, upTo: nid('9') } }, 1],
    [
      'a group that was dismissed as a whole',
      total('8', 2, ['a']),
      { ...ALL, dismissed: { ...NOTHING_DISMISSED, groups: { 'favourite-1-0': nid('9') } } },
      null,
    ],
    [
      'what came after a group was dismissed',
      mergeGroups(single('10', 'z'), total('9', 2, ['a'])),
      { ...ALL, dismissed: { ...NOTHING_DISMISSED, groups: { 'favourite-1-0': nid('9') } } },
      1,
    ],
    ['dismissed', single('9'), { ...ALL, dismissed: { ...NOTHING_DISMISSED, ids: [nid('9')] } }, null],
  ])('%s', (_name, group, rules, count) => {
    const visible = visibleGroup(group, rules)
    expect(visible && countOf(visible)).toBe(count)
    if (rules === ALL) expect(visible).toBe(group)
  })
})

describe('dismissing', () => {
  const group = total('8', 2, ['b', 'a'])
  const known = [group, single('10', 'd'), single('6', 'a'), single('9', 'c', 'follow--1')]

  test('a group of the server goes with what is pending of it, also from other lists', () => {
    const dismissal = dismissalOf(group, true, known)
    expect(dismissal).toEqual({ ids: ['10', '8', '6'], group: 'favourite-1-0' })
    const dismissed = withDismissed(dismissal)(NOTHING_DISMISSED)
    const rules = { ...ALL, dismissed }
    const remaining = [...known, total('7', 1, ['a'])].filter((each) => visibleGroup(each, rules) !== null)
    expect(remaining.map(({ id }) => id)).toEqual(['9'])
    expect(withDismissed(dismissal)(dismissed)).toBe(dismissed)
  })

  test('elsewhere only the notifications of the row go', () => {
    expect(dismissalOf(single('8'), false, known)).toEqual({ ids: ['8'], group: null })
  })
})

describe('rows', () => {
  const groups: GroupsById = Object.fromEntries(
    [
      single('9', 'z'),
      single('7', 'm', 'ungrouped-7'),
      total('5', 3, ['a']),
      total('3', 1, ['b'], 'follow--1'),
    ].map((group) => [group.id, group]),
  )
  const entries = [nid('9'), nid('7'), nid('5'), { gap: nid('5') }, nid('3')]
  const brief = (pendingCount: number) =>
    notificationRows({ entries, pendingCount }, groups, ALL).map((row) =>
      row.kind === 'gap' ? row.entry : `${row.group.key} ${countOf(row.group)}`,
    )

  test('a group is at its newest entry, and counts all of them', () => {
    expect(brief(0)).toEqual(['favourite-1-0 4', 'ungrouped-7 1', 'gap:5', 'follow--1 1'])
  })

  test('a group with a pending notification stays, without it', () => {
    expect(brief(1)).toEqual(['ungrouped-7 1', 'favourite-1-0 3', 'gap:5', 'follow--1 1'])
    expect(pendingGroups({ entries, pendingCount: 1 }, groups, ALL)).toBe(1)
  })

  test('pending notifications of one group count once', () => {
    const more = { ...groups, '8': single('8', 'y') }
    expect(pendingGroups({ entries: [nid('9'), nid('8'), nid('7')], pendingCount: 2 }, more, ALL)).toBe(1)
  })

  test('gaps without a row between them are one row', () => {
    const hidden: GroupRules = { ...ALL, isSilenced: (id) => id === 'm' }
    const state = {
      entries: [nid('9'), { gap: nid('9') }, nid('7'), { gap: nid('7') }, nid('3')],
      pendingCount: 0,
    }
    expect(notificationRows(state, groups, hidden).map(({ entry }) => entry)).toEqual(['9', 'gap:9', '3'])
  })

  test('a notification is listed when an entry of its group includes it', () => {
    const state = { entries, pendingCount: 0 }
    expect(isListed(state, groups, single('9', 'z'))).toBe(true)
    expect(isListed(state, groups, single('4', 'b'))).toBe(true)
    expect(isListed(state, groups, single('10', 'b'))).toBe(false)
    expect(isListed(state, groups, single('4', 'b', 'reblog-1-0'))).toBe(false)
  })

  test('a new notification replaces older entries on its side of the border, except cursors', () => {
    const more = { ...groups, '4': single('4', 'c'), '2': single('2', 'd') }
    const list = [nid('9'), nid('7'), nid('4'), nid('3'), { gap: nid('3') }, nid('2')]
    expect(replacedEntries({ entries: list, pendingCount: 0 }, more, nid('9'))).toEqual(['4'])
    expect(replacedEntries({ entries: list, pendingCount: 1 }, more, nid('9'))).toEqual([])
    expect(
      replacedEntries({ entries: [nid('9'), nid('7'), nid('4')], pendingCount: 0 }, more, nid('9')),
    ).toEqual([])
  })

  test('the newest fifty groups are kept, with all their entries', () => {
    const many = Array.from({ length: 60 }, (_, i) =>
      single(String(900 - i), 'x', i < 5 ? 'same' : `ungrouped-${i}`),
    )
    const state = { entries: many.map(({ id }) => id), pendingCount: 0 }
    const byId: GroupsById = Object.fromEntries(many.map((group) => [group.id, group]))
    expect(keepTopGroups(NO_VIEWS, state, byId).protect).toEqual([many[TOP_GROUPS + 3]?.id])
    expect(keepTopGroups(NO_VIEWS, { ...state, entries: [] }, byId)).toBe(NO_VIEWS)
  })
})
