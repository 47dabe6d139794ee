import { describe, expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { readDraft } from '../../drafts/draft'
import { draftWith as draft, partWith } from '../../drafts/draft.testing'
import { newMedia } from '../../drafts/draft-parts'
import { asPressed, insertedIn, restOf, withTypedKept } from './typed-since'

const part = (id: string, text: string) => partWith(id, { text })

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
    const sent = draft({ text: 'Hello' })
    expect(restOf(sent, sent)).toBeNull()
    expect(restOf(sent, draft({ text: 'Hell' }))).toBeNull()
    expect(restOf(sent, draft({ text: 'Hello \n' }))).toBeNull()
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
    const content = { text: '@ben yes', visibility: 'direct' as const, language: 'de', parent }
    const sent = draft(content, { kind: 'reply', readers: ['@ben'] })
    expect(restOf(sent, draft({ ...content, text: '@ben yes and no' }))).toMatchObject({
      kind: 'reply',
      readers: ['@ben'],
      fields: { visibility: 'direct', language: 'de', parent, warning: false },
      parts: [{ text: '@ben and no' }],
    })
  })
  test('is an edit of nothing: never the post that was redrafted or edited', () => {
    const sent = draft({ text: 'a' }, { kind: 'redraft' })
    expect(restOf(sent, draft({ text: 'ab' }, { kind: 'redraft' }))?.kind).toBe('new')
  })
  test('is also what went into the warning, the poll, new files and new parts', () => {
    const poll = { options: ['yes', 'no', ''], multiple: false, expiresIn: 300, hideTotals: false }
    const content = { text: 'a', warning: true, spoilerText: 'w', poll }
    const sent = draft(content, {}, [part('p', 'b')])
    const longer = { ...poll, options: ['yes', 'no', 'perhaps', ''] }
    const media = [newMedia({ localId: 'f' })]
    const now = draft({ ...content, spoilerText: 'wx', poll: longer, media }, {}, [
      part('p', 'bc'),
      part('q', 'new'),
    ])
    expect(restOf(sent, now)).toMatchObject({
      fields: { warning: true, spoilerText: 'x' },
      parts: [{ text: 'c', poll: { options: ['perhaps', ''] }, media: [{ localId: 'f' }] }, { text: 'new' }],
    })
  })
})

describe('a draft as it was sent off', () => {
  const keys = ({ parts }: ReturnType<typeof draft>) => parts.map(({ idempotencyKey }) => idempotencyKey)
  const pressed = draft({ text: 'one' }, {}, [part('p', 'two')])
  const key = { idempotencyKey: 'later' }
  const now = (text: string, media: ReturnType<typeof newMedia>[] = []) =>
    draft({}, { parts: [partWith('first', { text, media, ...key }), partWith('p', { text: 'two', ...key })] })

  test('has the keys of that content, though words were typed since', () => {
    const sent = asPressed(pressed, now('one more'))
    expect(sent.parts.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(keys(sent)).toEqual(keys(pressed))
  })
  test('has the present keys when it is the same again, and others of its own with another file', () => {
    expect(keys(asPressed(pressed, now('one')))).toEqual(['later', 'later'])
    const media = [newMedia({ localId: 'f' })]
    expect(keys(asPressed(pressed, now('one more', media)))).toEqual(['later-sent', 'later-sent'])
  })
})

describe('a thread that stopped half way', () => {
  const half = (text: string) =>
    draft(
      {},
      { parts: [partWith('first', { text, posted: '1' as StatusId, postedText: 'one' }), part('p', 'two')] },
    )
  test('keeps what was typed in a published part as a part of its own', () => {
    const kept = withTypedKept(half('one more'), (text) => part('n', text))
    expect(kept.parts.map(({ text }) => text)).toEqual(['one', 'two', 'more'])
  })
  test('is left alone when nothing was typed', () => {
    const draft = half('one')
    expect(withTypedKept(draft, (text) => part('n', text))).toBe(draft)
  })
  test('keeps it also when its page ended', () => {
    const read = readDraft({ ...half('one more'), state: 'sending' })
    expect(read?.state).toBe('editing')
    expect(read?.parts.map(({ text }) => text)).toEqual(['one', 'two', 'more'])
  })
})
