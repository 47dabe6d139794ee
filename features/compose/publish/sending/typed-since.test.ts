import { describe, expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { newDraft, readDraft, type Beginning, type Draft } from '../../drafts/draft'
import { newMedia, type Part } from '../../drafts/draft-parts'
import { insertedIn, restOf, withTypedKept } from './typed-since'

const draft = (begin: Beginning): Draft => newDraft({ id: 'd', key: 'k', identity: 'ann', now: 1, ...begin })
const part = (id: string, text: string, given: Partial<Part> = {}): Part => ({
  id,
  text,
  media: [],
  poll: null,
  language: null,
  spoiler: null,
  posted: null,
  postedText: null,
  ...given,
})

test.each([
  ['Hello', 'Hello', ''],
  ['Hello', 'Hello world', ' world'],
  ['Hello', 'Oh, Hello', 'Oh, '],
  ['Hello', 'Hell', ''],
  ['Hello', 'Heyyllo', 'yy'],
  ['aa', 'aaa', 'a'],
  ['😀', '😁', '😁'],
  ['👍', '👍🏽', '👍🏽'],
  ['', 'abc', 'abc'],
  // Two places: all between them, so that no letter is missing.
  ['one two three', 'one! two three!', '! two three!'],
])('put into %j to make %j: %j', (before, after, inserted) => {
  expect(insertedIn(before, after)).toBe(inserted)
})

describe('what remains of a sent draft', () => {
  test('is nothing when nothing was typed, or taken out', () => {
    const sent = draft({ fields: { text: 'Hello' } })
    expect(restOf(sent, sent)).toBeNull()
    expect(restOf(sent, draft({ fields: { text: 'Hell' } }))).toBeNull()
    expect(restOf(sent, draft({ fields: { text: 'Hello \n' } }))).toBeNull()
  })
  test('is what was typed, for the same readers', () => {
    const parent = {
      id: '1' as StatusId,
      visibility: 'direct' as const,
      accountId: null,
      name: 'Ben',
      acct: '@ben',
      avatar: '',
      excerpt: '',
      url: '',
      prefill: '@ben ',
    }
    const fields = { text: '@ben yes', visibility: 'direct' as const, language: 'de', parent }
    const sent = draft({ kind: 'reply', readers: ['@ben'], fields })
    expect(restOf(sent, draft({ fields: { ...fields, text: '@ben yes and no' } }))).toMatchObject({
      kind: 'reply',
      readers: ['@ben'],
      fields: { text: '@ben and no', visibility: 'direct', language: 'de', parent, warning: false },
    })
  })
  test('is an edit of nothing: never the post that was redrafted or edited', () => {
    const sent = draft({ kind: 'redraft', fields: { text: 'a' } })
    expect(restOf(sent, draft({ kind: 'redraft', fields: { text: 'ab' } }))?.kind).toBe('new')
  })
  test('is also what went into the warning, the poll, new files and new parts', () => {
    const poll = { options: ['yes', 'no', ''], multiple: false, expiresIn: 300, hideTotals: false }
    const sent = draft({
      fields: { text: 'a', warning: true, spoilerText: 'w', poll },
      parts: [part('p', 'b')],
    })
    const now = draft({
      fields: { ...sent.fields, spoilerText: 'wx', poll: { ...poll, options: ['yes', 'no', 'perhaps', ''] } },
      parts: [part('p', 'bc'), part('q', 'new')],
      media: [newMedia({ localId: 'f' })],
    })
    expect(restOf(sent, now)).toMatchObject({
      fields: { text: 'c', warning: true, spoilerText: 'x', poll: { options: ['perhaps', ''] } },
      parts: [{ id: 'q', text: 'new' }],
      media: [{ localId: 'f' }],
    })
  })
})

describe('a thread that stopped half way', () => {
  const half = (text: string) => ({
    ...draft({ fields: { text }, parts: [part('p', 'two')] }),
    posted: '1' as StatusId,
    postedText: 'one',
  })
  test('keeps what was typed in a published part as a part of its own', () => {
    const kept = withTypedKept(half('one more'), (text) => part('n', text))
    expect([kept.fields.text, ...kept.parts.map(({ text }) => text)]).toEqual(['one', 'two', 'more'])
  })
  test('is left alone when nothing was typed', () => {
    const draft = half('one')
    expect(withTypedKept(draft, (text) => part('n', text))).toBe(draft)
  })
  test('keeps it also when its page ended', () => {
    const read = readDraft({ ...half('one more'), state: 'sending' })
    expect(read).toMatchObject({ state: 'editing', fields: { text: 'one' } })
    expect(read?.parts.map(({ text }) => text)).toEqual(['two', 'more'])
  })
})
