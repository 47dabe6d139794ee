import { describe, expect, test } from 'vitest'
import type { Draft } from '../drafts/draft'
import { newMedia, type DraftPart } from '../drafts/draft-parts'
import { draftWith as draft, partWith } from '../drafts/draft.testing'
import { refusalOf } from './refusal'

const file = newMedia({ localId: 'f', serverId: '9' as never, state: 'ready' })
const quoted = {
  id: '2' as never,
  visibility: 'public' as const,
  accountId: null,
  name: '',
  acct: '@b',
  avatar: '',
  excerpt: '',
  url: '',
}

describe('a draft can be published or is refused:', () => {
  test.each<[string, Draft, number, string | null]>([
    ['text', draft({ text: 'hi' }), 1, null],
    ['nothing', draft(), 500, 'empty'],
    ['only space', draft({ text: ' \n ' }), 497, 'empty'],
    ['only a warning', draft({ warning: true, spoilerText: 'x' }), 499, 'empty'],
    ['text over the limit', draft({ text: 'hi' }), -1, 'too_long'],
    ['text at the limit', draft({ text: 'hi' }), 0, null],
    ['a file', draft({ media: [file] }), 500, null],
    ['a file being uploaded', draft({ text: 'hi', media: [{ ...file, state: 'uploading' }] }), 500, null],
    ['a file that failed', draft({ text: 'hi', media: [{ ...file, state: 'failed' }] }), 500, 'media_failed'],
    ['only a quote', draft({ quoted }), 500, 'empty'],
    ['a quote with a warning', draft({ quoted, warning: true, spoilerText: 'x' }), 499, null],
  ])('%s', (_, given, left, refusal) => {
    expect(refusalOf(given, { left })).toBe(refusal)
  })

  const poll = (...options: string[]) => ({
    text: 'Which?',
    poll: { options, multiple: false, expiresIn: 300, hideTotals: false },
  })
  const thread = (given: Partial<DraftPart>) => draft({ text: 'x' }, {}, [partWith('more', given)])
  const described = (alt: string) => ({ media: [{ ...file, alt }] })
  const SOON = Date.parse('2026-06-15T12:00:00Z')
  test.each<[string, Draft, string | null]>([
    ['a poll', draft(poll('a', 'b', '')), null],
    ['a poll with one option', draft(poll('a', ' ')), 'poll_few'],
    ['a poll without options', draft(poll('', '')), 'poll_few'],
    ['a poll that repeats an option', draft(poll('a', 'b', ' a ')), 'poll_same'],
    ['a poll with a long option', draft(poll('a', 'abcdef')), 'poll_long'],
    ['an invalid poll in a later part', thread(poll('a')), 'poll_few'],
    ['alt text', draft({ text: 'x', ...described('12345678') }), null],
    ['alt text that is too long', draft({ text: 'x', ...described('123456789') }), 'alt_long'],
    ['alt text that is too long in a later part', thread(described('123456789')), 'alt_long'],
    ['an empty part', thread({ text: ' ' }), 'empty_part'],
    ['a part with a file', thread({ text: '', ...described('') }), null],
    ['a time that is too soon', draft({ text: 'x', scheduledAt: '2026-06-15T12:04:00Z' }), 'too_soon'],
    ['a time in five minutes', draft({ text: 'x', scheduledAt: '2026-06-15T12:05:00Z' }), null],
    [
      'a thread, which has no time',
      draft({ text: 'x', scheduledAt: '2026-06-15T12:04:00Z' }, {}, [partWith('more')]),
      null,
    ],
  ])('by the limits of the server: %s', (_, given, refusal) => {
    expect(refusalOf(given, { left: 9, now: SOON, choice: 5, description: 8 })).toBe(refusal)
  })
})
