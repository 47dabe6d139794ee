import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { EntityOf, Kind } from '@/schemas/entities'
import { EntityCache } from './entity-cache'
import { mergeEntity, type MergeMode } from './merge'
import { wirePoll } from './samples.testing'

const READ: MergeMode = { newer: true, partial: false }
const STALE: MergeMode = { newer: false, partial: false }
const STREAM: MergeMode = { newer: true, partial: true }

const { kinds } = new EntityCache(new QueryClient())

const merge = <K extends Kind>(kind: K, base: object | undefined, incoming: object, mode: MergeMode) =>
  mergeEntity(kinds.get(kind), base as EntityOf[K] | undefined, incoming as EntityOf[K], mode)

const EDIT1 = '2026-01-01T00:00:01.000Z'
const EDIT2 = '2026-01-01T00:00:02.000Z'
const base = { id: '1', content: 'one', edited_at: EDIT1, favourited: true, favourites_count: 4 }

describe('a status', () => {
  it.each<[string, object, MergeMode, object]>([
    ['absent fields are kept', { id: '1', content: 'uno' }, READ, { ...base, content: 'uno' }],
    [
      'undefined is absent',
      { id: '1', favourited: undefined, favourites_count: 5 },
      READ,
      { ...base, favourites_count: 5 },
    ],
    [
      'a newer read is believed',
      { id: '1', favourited: false, favourites_count: 3 },
      READ,
      { ...base, favourited: false, favourites_count: 3 },
    ],
    ['an older answer is not', { id: '1', content: 'x', edited_at: EDIT1, favourited: false }, STALE, base],
    [
      'an older answer adds a later edit, and nothing else',
      { id: '1', content: 'two', edited_at: EDIT2, favourited: false },
      STALE,
      { ...base, content: 'two', edited_at: EDIT2 },
    ],
    [
      'an earlier edit never overwrites content',
      { id: '1', content: 'zero', edited_at: null, favourited: false },
      READ,
      { ...base, favourited: false },
    ],
    [
      'instants are compared as moments, not as text',
      { id: '1', content: 'zero', edited_at: '2026-01-01T01:00:00.500+01:00', favourited: false },
      READ,
      { ...base, favourited: false },
    ],
    [
      'a shared payload has no viewer fields and adds no counts',
      {
        id: '1',
        content: 'two',
        edited_at: EDIT2,
        favourited: false,
        favourites_count: 0,
        quote_approval: { current_user: 'denied' },
      },
      STREAM,
      { ...base, content: 'two', edited_at: EDIT2 },
    ],
    ['a late shared payload changes nothing', { id: '1', content: 'zero', edited_at: null }, STREAM, base],
  ])('%s', (_name, incoming, mode, expected) => {
    expect(merge('status', base, incoming, mode)).toEqual(expected)
  })

  it('keeps fields that only the client has', () => {
    const cached = { ...base, gone: true, translation: 'eins' }
    expect(merge('status', cached, { ...base, favourites_count: 9 }, READ)).toMatchObject({
      gone: true,
      translation: 'eins',
    })
  })

  it('is the same object when nothing changed, and shares unchanged parts', () => {
    const cached = { ...base, tags: [{ name: 'a' }] }
    expect(merge('status', cached, structuredClone(cached), READ)).toBe(cached)
    const next = merge('status', cached, { ...structuredClone(cached), favourites_count: 9 }, READ)
    expect(next.tags).toBe(cached.tags)
  })

  it('ignores viewer fields of a first streamed payload, so that a read can add them later', () => {
    const made = merge(
      'status',
      undefined,
      { id: '1', content: 'x', favourited: false, favourites_count: 1 },
      STREAM,
    )
    expect(made).toEqual({ id: '1', content: 'x', favourites_count: 1 })
  })

  it('keeps a preview card over a late streamed payload, not over an edit', () => {
    const cached = { ...base, card: { url: 'https://a.example' } }
    expect(merge('status', cached, { id: '1', edited_at: EDIT1, card: null }, STREAM)).toBe(cached)
    expect(merge('status', cached, { id: '1', edited_at: EDIT2, card: null }, STREAM).card).toBe(null)
  })

  it('keeps the quoted post when a shallow answer in the same state omits it', () => {
    const cached = { ...base, quote: { state: 'accepted', status: '7' } }
    expect(
      merge('status', cached, { ...base, quote: { state: 'accepted', status: null } }, READ).quote?.status,
    ).toBe('7')
    expect(
      merge('status', cached, { ...base, quote: { state: 'deleted', status: null } }, READ).quote?.status,
    ).toBe(null)
  })
})

describe('a poll', () => {
  const voted = wirePoll('p', { voted: true, own_votes: [0], votes_count: 3 })
  it('never undoes a vote', () => {
    const next = merge('poll', voted, wirePoll('p', { votes_count: 5 }), READ)
    expect(next).toMatchObject({ voted: true, own_votes: [0], votes_count: 5 })
  })
  it('takes a vote even from an older answer', () => {
    const next = merge('poll', wirePoll('p', { votes_count: 9 }), voted, STALE)
    expect(next).toMatchObject({ voted: true, own_votes: [0], votes_count: 9 })
  })
  it('drops the vote when the options changed', () => {
    const other = { options: [{ title: 'maybe', votes_count: 0 }], votes_count: 0 }
    expect(merge('poll', voted, wirePoll('p', other), READ).voted).toBe(false)
    expect(merge('poll', voted, wirePoll('p', other), STREAM)).toMatchObject({ voted: false, own_votes: [] })
  })
  it('takes higher counts of a streamed payload, never lower ones', () => {
    expect(merge('poll', voted, wirePoll('p', { votes_count: 2 }), STREAM)).toBe(voted)
    expect(merge('poll', voted, wirePoll('p', { votes_count: 8, expired: true }), STREAM)).toMatchObject({
      votes_count: 8,
      expired: true,
      voted: true,
    })
  })
})

describe('accounts and relationships', () => {
  it('takes a newer answer as a whole and an older one not at all', () => {
    const cached = { id: '9', following: true, note: 'kept' }
    expect(merge('relationship', cached, { id: '9', following: false }, READ)).toEqual({
      id: '9',
      following: false,
      note: 'kept',
    })
    expect(merge('relationship', cached, { id: '9', following: false }, STALE)).toBe(cached)
  })
  it('takes names but no counts from a streamed payload', () => {
    const cached = { id: '9', display_name: 'Old', followers_count: 4, hidden: true }
    expect(merge('account', cached, { id: '9', display_name: 'New', followers_count: 1 }, STREAM)).toEqual({
      ...cached,
      display_name: 'New',
    })
  })
})
