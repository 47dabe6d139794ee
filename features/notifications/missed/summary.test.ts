import { describe, expect, test } from 'vitest'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { countOf, type NotificationGroup } from '../model/group'
import type { NotificationListRow } from '../model/rows'
import { collectMissed, summarise, type MissedSummaryData } from './summary'

const id = (text: string) => text as NotificationId
const ME = 'me' as AccountId

/** A group of the server: its newest notification, type, count, accounts and post. */
const group = (
  name: string,
  type: string,
  count = 1,
  accounts: readonly string[] = ['a'],
  status: string | null = null,
): NotificationGroup => ({
  id: id(name),
  key: `${type}-${status ?? name}`,
  type,
  at: null,
  status: status as StatusId | null,
  members: [],
  total: { upTo: id(name), count, accounts: accounts as AccountId[] },
  details: {},
})

const lines = ({ lines: all }: MissedSummaryData) => all.map(({ kind, count }) => `${kind} ${count}`)

describe('lines', () => {
  test.each<[string, NotificationGroup[], string[]]>([
    ['nothing', [], []],
    [
      'every kind in its order',
      [group('1', 'poll'), group('2', 'reblog', 3), group('3', 'mention')],
      ['mentions 1', 'boosts 3', 'polls 1'],
    ],
    ['groups of one kind are added up', [group('2', 'follow', 5), group('1', 'follow', 7)], ['follows 12']],
    ['edits of both kinds', [group('2', 'update'), group('1', 'quoted_update')], ['edits 2']],
    [
      'collections of both kinds',
      [group('2', 'added_to_collection'), group('1', 'collection_update')],
      ['collections 2'],
    ],
    [
      'requests apart from follows',
      [group('2', 'follow_request'), group('1', 'follow')],
      ['followRequests 1', 'follows 1'],
    ],
    [
      'other and unknown types',
      [group('3', 'moderation_warning'), group('2', 'garden_party'), group('1', 'toString')],
      ['other 3'],
    ],
  ])('%s', (_name, groups, wanted) => {
    const summary = summarise(groups, ME)
    expect(lines(summary)).toEqual(wanted)
    expect(summary.count).toBe(groups.reduce((total, each) => total + countOf(each), 0))
  })

  test('each line leads to its category', () => {
    const { lines: found } = summarise(
      [group('3', 'quote'), group('2', 'follow_request'), group('1', 'odd')],
      ME,
    )
    expect(found.map(({ filter }) => filter)).toEqual(['mentions', 'follows', 'all'])
  })

  test('the newest five people have an avatar, each once and without the user', () => {
    const summary = summarise(
      [group('1', 'follow', 9, ['f', 'g']), group('2', 'follow', 9, ['a', 'b', 'me', 'c', 'a', 'd'])],
      ME,
    )
    expect(summary.lines[0]?.faces).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
})

describe('posts', () => {
  const reaction = (name: string, type: string, count: number, status: string) =>
    group(name, type, count, ['a'], status)

  test('the posts with the most reactions come first, at most three', () => {
    const { posts } = summarise(
      [
        reaction('9', 'favourite', 2, 'few'),
        reaction('8', 'favourite', 4, 'both'),
        reaction('7', 'reblog', 3, 'both'),
        reaction('6', 'reblog', 5, 'boosted'),
        reaction('5', 'favourite', 3, 'some'),
      ],
      ME,
    )
    expect(posts).toEqual([
      { status: 'both', favourites: 4, boosts: 3 },
      { status: 'boosted', favourites: 0, boosts: 5 },
      { status: 'some', favourites: 3, boosts: 0 },
    ])
  })

  test('the groups of a post are added up, and a post with a single reaction is not named', () => {
    const { posts } = summarise(
      [
        { ...reaction('9', 'favourite', 1, 'post'), key: 'favourite-post-2' },
        { ...reaction('8', 'favourite', 1, 'post'), key: 'favourite-post-1' },
        reaction('7', 'reblog', 1, 'single'),
        reaction('6', 'mention', 5, 'mention'),
      ],
      ME,
    )
    expect(posts).toEqual([{ status: 'post', favourites: 2, boosts: 0 }])
  })
})

describe('collecting', () => {
  const range = { from: id('10'), to: id('20'), since: 0 }
  const rowOf = (each: NotificationGroup): NotificationListRow => ({
    kind: 'group',
    entry: each.id,
    group: each,
  })
  const collect = (...pages: NotificationGroup[][]) =>
    pages.reduce(
      (known, page) => collectMissed(known, page.map(rowOf), range),
      new Map() as ReturnType<typeof collectMissed>,
    )

  test('groups outside the absence are left out', () => {
    const found = collect([
      group('21', 'mention'),
      group('20', 'mention'),
      group('11', 'follow'),
      group('10', 'follow'),
    ])
    expect([...found.values()].map((each) => each.id)).toEqual(['20', '11'])
  })

  test('groups that the list dropped are kept, and counts never shrink', () => {
    const found = collect(
      [group('15', 'favourite', 4, ['b'], 'post'), group('12', 'mention')],
      [group('14', 'favourite', 2, ['a'], 'post')],
    )
    expect([...found.values()].map((each) => `${each.id} ${countOf(each)}`)).toEqual(['15 4', '12 1'])
  })

  test('the same rows return the same object', () => {
    const rows = [group('15', 'follow', 3), group('12', 'mention')].map(rowOf)
    const once = collectMissed(new Map(), rows, range)
    expect(collectMissed(once, rows, range)).toBe(once)
  })
})
