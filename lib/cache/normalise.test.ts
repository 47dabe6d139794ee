import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { credentialAccountDto } from '@/schemas/accounts/own-account'
import type { EntityRow } from './row'
import { wireAccount, wirePoll, wireRelationship, wireStatus } from './samples.testing'
import {
  normaliseAccount,
  normaliseAnswer,
  normaliseRelationships,
  normaliseStatus,
  normaliseStatuses,
} from './normalise'

const named = (rows: EntityRow[]) => rows.map(({ kind, id }) => `${kind} ${id}`)
const data = (rows: EntityRow[], kind: string, id: string) =>
  rows.find((row) => row.kind === kind && row.id === id)?.data

const raw = (id: string, more: object = {}) => ({
  id,
  account: { id: 'b', acct: 'b', username: 'b' },
  created_at: '2026-01-01T00:00:00.000Z',
  content: id,
  ...more,
})

describe('normaliseStatus', () => {
  it('separates a boost, its quote, the quote inside, the poll and the card author', () => {
    const { rows, id } = normaliseStatus(
      wireStatus('1', {
        reblog: raw('2', {
          poll: wirePoll('p'),
          card: {
            url: 'https://x.example',
            authors: [{ name: 'C', account: { id: 'c', acct: 'c', username: 'c' } }],
          },
          quote: {
            state: 'accepted',
            quoted_status: raw('3', { quote: { state: 'accepted', quoted_status_id: '4' } }),
          },
        }),
      }),
    )
    expect(id).toBe('1')
    expect(named(rows).sort()).toEqual([
      'account a',
      'account b',
      'account c',
      'poll p',
      'status 1',
      'status 2',
      'status 3',
    ])
    expect(data(rows, 'status', '1')).toMatchObject({ account: 'a', reblog: '2' })
    expect(data(rows, 'status', '2')).toMatchObject({
      account: 'b',
      poll: 'p',
      quote: { state: 'accepted', status: '3' },
      card: { authors: [{ name: 'C', account: 'c' }] },
    })
    expect(data(rows, 'status', '3')).toMatchObject({ quote: { state: 'accepted', status: '4' } })
  })

  it('takes a boost with the id of its post, as snac sends it, as the post', () => {
    const { rows, id } = normaliseStatus(
      wireStatus('1', { content: '', reblog: raw('1', { content: 'words' }) }),
    )
    expect(id).toBe('1')
    expect(named(rows)).toEqual(['account b', 'status 1'])
    expect(data(rows, 'status', '1')).toMatchObject({ account: 'b', content: 'words' })
  })

  it('leaves absent fields absent, and keeps null', () => {
    const withNulls = data(normaliseStatus(wireStatus('1', { poll: null, reblog: null })).rows, 'status', '1')
    expect(withNulls).toMatchObject({ poll: null, reblog: null })
    expect(withNulls).not.toHaveProperty('quote')
    expect(withNulls).not.toHaveProperty('card')
  })

  it('keeps the state of a quote that has no post', () => {
    const { rows } = normaliseStatus(
      wireStatus('1', { quote: { state: 'something new', quoted_status: null } }),
    )
    expect(data(rows, 'status', '1')).toMatchObject({ quote: { state: 'unknown', status: null } })
  })
})

describe('normaliseStatuses', () => {
  it("returns each id once in the server's order, and each account once", () => {
    const { rows, ids } = normaliseStatuses([wireStatus('2'), wireStatus('1'), wireStatus('2')])
    expect(ids).toEqual(['2', '1'])
    expect(rows.filter((row) => row.kind === 'account')).toHaveLength(1)
  })
})

describe('splitAccount', () => {
  it('returns the account it moved to as another row', () => {
    const { rows } = normaliseAccount(
      wireAccount('1', { moved: { id: '2', acct: 'two', username: 'two', created_at: null } }),
    )
    expect(data(rows, 'account', '1')).toMatchObject({ moved: '2' })
    expect(data(rows, 'account', '2')).toMatchObject({ acct: 'two' })
  })
  it('removes fields that only the owner sees', () => {
    const dto = z.parse(credentialAccountDto, {
      id: '1',
      acct: 'a',
      username: 'a',
      created_at: null,
      source: { note: 'secret' },
    })
    expect(data(normaliseAccount(dto).rows, 'account', '1')).not.toHaveProperty('source')
  })
})

it('keys relationships by their account', () => {
  expect(named(normaliseRelationships([wireRelationship('9')]).rows)).toEqual(['relationship 9'])
})

it('splits an answer that only a feature knows', () => {
  const event = { count: 2, account: wireAccount('b'), status: wireStatus('1') }
  const { rows, ...rest } = normaliseAnswer((entities) => ({
    count: event.count,
    account: entities.account(event.account),
    status: entities.status(event.status),
  }))
  expect(rest).toEqual({ count: 2, account: 'b', status: '1' })
  expect(named(rows).sort()).toEqual(['account a', 'account b', 'status 1'])
})
