import { describe, expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { readDraft } from './draft'
import { draftWith as draft, partWith } from './draft.testing'
import { newMedia } from './draft-parts'
import { asSubmitted, insertedIn, draftOfRest, withUnsentText } from './unsent-text'

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
  // Two insertions: everything between them, so that no text is missing.
  ['one two three', 'one! two three!', '! two three!'],
])('inserted into %j to make %j: %j', (before, after, inserted) => {
  expect(insertedIn(before, after)).toBe(inserted)
})

describe('the rest of a sent draft', () => {
  test('is empty when nothing was typed or removed', () => {
    const sent = draft({ text: 'Hello' })
    expect(draftOfRest(sent, sent)).toBeNull()
    expect(draftOfRest(sent, draft({ text: 'Hell' }))).toBeNull()
    expect(draftOfRest(sent, draft({ text: 'Hello \n' }))).toBeNull()
  })
  test('has the text typed since, for the same readers', () => {
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
    expect(draftOfRest(sent, draft({ ...content, text: '@ben yes and no' }))).toMatchObject({
      kind: 'reply',
      readers: ['@ben'],
      fields: { visibility: 'direct', language: 'de', parent, warning: false },
      parts: [{ text: '@ben and no' }],
    })
  })
  test('never edits or replaces the original post', () => {
    const sent = draft({ text: 'a' }, { kind: 'redraft' })
    expect(draftOfRest(sent, draft({ text: 'ab' }, { kind: 'redraft' }))?.kind).toBe('new')
  })
  test('includes changes of the warning and poll, new files and new parts', () => {
    const poll = { options: ['yes', 'no', ''], multiple: false, expiresIn: 300, hideTotals: false }
    const content = { text: 'a', warning: true, spoilerText: 'w', poll }
    const sent = draft(content, {}, [part('p', 'b')])
    const longer = { ...poll, options: ['yes', 'no', 'perhaps', ''] }
    const media = [newMedia({ localId: 'f' })]
    const now = draft({ ...content, spoilerText: 'wx', poll: longer, media }, {}, [
      part('p', 'bc'),
      part('q', 'new'),
    ])
    expect(draftOfRest(sent, now)).toMatchObject({
      fields: { warning: true, spoilerText: 'x' },
      parts: [{ text: 'c', poll: { options: ['perhaps', ''] }, media: [{ localId: 'f' }] }, { text: 'new' }],
    })
  })
})

describe('a draft as it was sent', () => {
  const keys = ({ parts }: ReturnType<typeof draft>) => parts.map(({ idempotencyKey }) => idempotencyKey)
  const submitted = draft({ text: 'one' }, {}, [part('p', 'two')])
  const key = { idempotencyKey: 'later' }
  const now = (text: string, media: ReturnType<typeof newMedia>[] = []) =>
    draft({}, { parts: [partWith('first', { text, media, ...key }), partWith('p', { text: 'two', ...key })] })

  test('has the idempotency keys of that content despite later text', () => {
    const sent = asSubmitted(submitted, now('one more'))
    expect(sent.parts.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(keys(sent)).toEqual(keys(submitted))
  })
  test('has the current keys when the content is the same, and new ones with another file', () => {
    expect(keys(asSubmitted(submitted, now('one')))).toEqual(['later', 'later'])
    const media = [newMedia({ localId: 'f' })]
    expect(keys(asSubmitted(submitted, now('one more', media)))).toEqual(['later-sent', 'later-sent'])
  })
})

describe('a thread that stopped half way', () => {
  const half = (text: string) =>
    draft(
      {},
      { parts: [partWith('first', { text, posted: '1' as StatusId, postedText: 'one' }), part('p', 'two')] },
    )
  test('keeps text typed in a published part as a new part', () => {
    const kept = withUnsentText(half('one more'), (text) => part('n', text))
    expect(kept.parts.map(({ text }) => text)).toEqual(['one', 'two', 'more'])
  })
  test('stays unchanged when nothing was typed', () => {
    const draft = half('one')
    expect(withUnsentText(draft, (text) => part('n', text))).toBe(draft)
  })
  test('keeps it also after its page closed', () => {
    const read = readDraft({ ...half('one more'), state: 'sending' })
    expect(read?.state).toBe('editing')
    expect(read?.parts.map(({ text }) => text)).toEqual(['one', 'two', 'more'])
  })
})
