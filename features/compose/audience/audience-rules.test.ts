import { describe, expect, test } from 'vitest'
import type { StatusVisibility, Visibility } from '@/schemas/statuses/status'
import type { Draft } from '../drafts/draft'
import { draftWith as draft, editingWith } from '../drafts/draft.testing'
import { newMedia, type PostSnapshot } from '../drafts/draft-parts'
import {
  newReaders,
  quotePolicyOf,
  quoteRefusal,
  visibilityChange,
  visibilityOf,
  widenedConversation,
} from './audience-rules'

const post = (visibility: Visibility = 'public'): PostSnapshot => ({
  id: '2' as never,
  visibility,
  accountId: null,
  name: 'Bob',
  acct: '@bob',
  avatar: '',
  excerpt: '',
  url: 'https://a.example/@bob/2',
})
const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
const editing = editingWith({ id: '1' as never, visibility: 'public' })

describe('the quote policy', () => {
  test.each<[string | null, Visibility, string | null, string]>([
    [null, 'public', null, 'public'],
    [null, 'public', 'followers', 'followers'],
    ['nobody', 'public', 'followers', 'nobody'],
    ['public', 'unlisted', null, 'public'],
    ['public', 'private', 'public', 'nobody'],
    ['public', 'direct', 'public', 'nobody'],
    ['something new', 'public', null, 'nobody'],
  ])('chosen %s, visibility %s, default %s: %s', (quotePolicy, visibility, usual, policy) => {
    expect(quotePolicyOf({ quotePolicy }, visibility, { quotePolicy: usual })).toBe(policy)
  })
})

describe('a quote is refused because of', () => {
  test.each<[string, Draft, Visibility, boolean, string | null]>([
    ['nothing', draft({ text: 'x' }), 'public', true, null],
    ['an edit', draft({}, { kind: 'edit', editing }), 'public', true, 'editing'],
    ['a private mention', draft(), 'direct', true, 'direct'],
    ['a file', draft({ media: [newMedia({ localId: 'f' })] }), 'public', true, 'media'],
    ['a poll', draft({ poll }), 'public', true, 'poll'],
    ['a quote', draft({ quoted: post() }), 'public', true, 'single'],
    ['its author', draft(), 'public', false, 'denied'],
  ])('%s', (_, given, visibility, allowed, refusal) => {
    expect(quoteRefusal(given, visibility, allowed)).toBe(refusal)
  })
})

describe('a quote and the visibility', () => {
  test('is at least private when the quoted post is private', () => {
    const fields = { visibility: 'public' as const, parent: null, quoted: post('private') }
    expect(visibilityOf(fields, 'public')).toBe('private')
    expect(visibilityOf({ ...fields, visibility: 'direct' }, 'public')).toBe('direct')
  })

  test('becomes a link once in a private mention', () => {
    const url = 'https://a.example/@bob/2'
    const quoting = (text: string) => draft({ quoted: post(), text })
    expect(visibilityChange(quoting('See'), 'direct')).toEqual({
      visibility: 'direct',
      quoted: null,
      text: `See\n\n${url}`,
    })
    expect(visibilityChange(quoting(`See ${url}`), 'direct').text).toBe(`See ${url}`)
    expect(visibilityChange(quoting('See'), 'private')).toEqual({ visibility: 'private' })
  })
})

describe('a private mention', () => {
  const direct = draft({ visibility: 'direct' }, { kind: 'direct', readers: ['@bob'] })

  test.each<[Visibility, boolean]>([
    ['public', true],
    ['unlisted', true],
    ['private', true],
    ['direct', false],
  ])('becomes more public with %s: %s', (next, wider) => {
    expect(widenedConversation(direct, 'direct', next)).toBe(wider ? 'direct' : null)
    expect(widenedConversation(draft(), 'direct', next)).toBe(null)
  })

  test('asks about handles that are not initial recipients', () => {
    expect(newReaders(direct, ['@Bob', '@eve@far.example'])).toEqual(['@eve@far.example'])
    expect(newReaders(draft(), ['@eve'])).toEqual([])
  })
})

describe('a reply', () => {
  const to = (visibility: Visibility) => draft({ parent: { ...post(visibility), prefill: '' } })

  test.each<[Visibility, Visibility, Visibility, string | null]>([
    ['direct', 'direct', 'private', 'direct'],
    ['direct', 'direct', 'public', 'direct'],
    ['direct', 'private', 'public', 'direct'],
    ['direct', 'public', 'private', null],
    ['private', 'private', 'unlisted', 'private'],
    ['private', 'private', 'public', 'private'],
    ['private', 'direct', 'public', 'private'],
    ['private', 'direct', 'private', null],
    ['private', 'public', 'unlisted', null],
    ['unlisted', 'unlisted', 'public', null],
    ['public', 'private', 'public', null],
  ])('to a %s post that is %s leaves with %s: %s', (parent, current, next, left) => {
    expect(widenedConversation(to(parent), current, next)).toBe(left)
  })
})

const replyTo = (visibility: StatusVisibility) => ({ ...post(), visibility, prefill: '' })

describe('a reply is never wider than its parent', () => {
  const all = ['public', 'unlisted', 'private', 'direct'] as const
  test.each(
    all.flatMap((one, at) => all.map((usual, other) => [one, usual, all[Math.max(at, other)]] as const)),
  )('%s, usually %s: %s', (given, usual, expected) => {
    expect(visibilityOf({ visibility: null, parent: replyTo(given) }, usual)).toBe(expected)
  })
  test('an unknown visibility counts as followers-only', () => {
    expect(visibilityOf({ visibility: null, parent: replyTo('unknown') }, 'public')).toBe('private')
  })
  test('the author’s choice has priority', () => {
    expect(visibilityOf({ visibility: 'public', parent: replyTo('direct') }, 'private')).toBe('public')
    expect(visibilityOf({ visibility: null, parent: null }, 'unlisted')).toBe('unlisted')
  })
})
