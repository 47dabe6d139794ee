import { describe, expect, test } from 'vitest'
import { compareId } from '@/lib/live-list/compare-id'
import { statusOf } from '@/lib/testing/factories'
import type { AccountId, ConversationId, StatusId } from '@/schemas/primitives'
import {
  conversationOfStatus,
  isDeleted,
  hasUnread,
  type Conversation,
  type ConversationsByLast,
} from './conversation'
import { conversationRows, newerEntries, pendingConversations } from './rows'

const sid = (id: string) => id as StatusId
const cid = (id: string) => id as ConversationId
const ME = '1' as AccountId

const talk = (id: string, last: string, unread = false): Conversation => ({
  id: cid(id),
  accounts: ['2' as AccountId],
  last: sid(last),
  unread,
})

const itemsOf = (...conversations: Conversation[]): ConversationsByLast =>
  Object.fromEntries(conversations.map((each) => [each.last, each]))

const NOTHING_HIDDEN = () => false

describe('rows', () => {
  const items = itemsOf(talk('a', '90', true), talk('b', '80'), talk('a', '70'), talk('c', '60'))
  const entries = [sid('90'), sid('80'), sid('70'), { gap: sid('70') }, sid('60')]
  const brief = (pendingCount: number, isHidden: (each: Conversation) => boolean = NOTHING_HIDDEN) =>
    conversationRows({ entries, pendingCount }, items, isHidden).map((row) =>
      row.kind === 'gap' ? row.key : `${row.key} ${row.conversation.last}`,
    )

  test('a conversation is at its newest post, once', () => {
    expect(brief(0)).toEqual(['a 90', 'b 80', 'gap:70', 'c 60'])
  })

  test('a conversation with a pending post stays in place and shows that post', () => {
    expect(brief(1)).toEqual(['b 80', 'a 90', 'gap:70', 'c 60'])
    expect(
      pendingConversations({ entries, pendingCount: 1 }, items, NOTHING_HIDDEN).map(({ id }) => id),
    ).toEqual(['a'])
  })

  test('hidden conversations have no row and are not pending', () => {
    const isHidden = ({ id }: Conversation) => id === 'a'
    expect(brief(1, isHidden)).toEqual(['b 80', 'gap:70', 'c 60'])
    expect(pendingConversations({ entries, pendingCount: 1 }, items, isHidden)).toEqual([])
  })

  test('gaps without a row between them are one row', () => {
    const state = {
      entries: [sid('90'), { gap: sid('90') }, sid('70'), { gap: sid('70') }, sid('60')],
      pendingCount: 0,
    }
    expect(conversationRows(state, items, NOTHING_HIDDEN).map(({ key }) => key)).toEqual(['a', 'gap:90', 'c'])
  })

  test('entries newer than the last post are found, e.g. after a deletion', () => {
    expect(newerEntries({ entries }, items, talk('a', '70'), compareId)).toEqual(['90'])
    expect(newerEntries({ entries }, items, talk('a', '95'), compareId)).toEqual([])
  })
})

describe('conversations made of private mentions', () => {
  const mention = (id: string) => ({ id, acct: id, username: id, url: '' })
  const direct = (id: string, account: string, mentions: string[]) =>
    statusOf({
      id,
      visibility: 'direct',
      account: { ...statusOf().account, id: account },
      mentions: mentions.map(mention),
    })

  test.each<[string, string, string[], string, string[]]>([
    ['from someone', '2', ['1'], 'with-2', ['2']],
    ['to someone', '1', ['2'], 'with-2', ['2']],
    ['among several', '3', ['1', '2'], 'with-2-3', ['3', '2']],
    ['to no one', '1', [], 'with-1', ['1']],
  ])('%s', (_name, account, mentions, id, accounts) => {
    expect(conversationOfStatus(direct('9', account, mentions), ME)).toEqual({
      id,
      accounts,
      last: '9',
      unread: false,
    })
  })

  test('a post that arrives is unread unless it is the user’s', () => {
    expect(conversationOfStatus(direct('9', '2', ['1']), ME, true)?.unread).toBe(true)
    expect(conversationOfStatus(direct('9', '1', ['2']), ME, true)?.unread).toBe(false)
  })

  test('other posts have no conversation', () => {
    expect(conversationOfStatus(statusOf({ visibility: 'public' }), ME)).toBe(null)
  })
})

test('a read conversation is unread again with the next post', () => {
  expect(hasUnread(talk('a', '90', true), {})).toBe(true)
  expect(hasUnread(talk('a', '90', true), { [cid('a')]: sid('90') })).toBe(false)
  expect(hasUnread(talk('a', '91', true), { [cid('a')]: sid('90') })).toBe(true)
  expect(hasUnread(talk('a', '91'), {})).toBe(false)
})

test('a deleted conversation is back with the next post, and not with an older one', () => {
  const deleted = { [cid('a')]: sid('90') }
  expect(isDeleted(talk('a', '90'), deleted)).toBe(true)
  expect(isDeleted(talk('a', '89'), deleted)).toBe(true)
  expect(isDeleted(talk('a', '100'), deleted)).toBe(false)
  expect(isDeleted(talk('b', '80'), deleted)).toBe(false)
})
