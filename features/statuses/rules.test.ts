import { expect, test } from 'vitest'
import type { AccountId } from '@/schemas/primitives'
import type { QuoteApproval } from '@/schemas/statuses/quote'
import type { StatusVisibility, Visibility } from '@/schemas/statuses/status'
import {
  boostVisibilities,
  canBoost,
  cardShape,
  mayBeQuoted,
  mediaShown,
  morePrivate,
  quoteChoice,
  warningOpen,
} from './rules'

const me = 'me' as AccountId
const other = 'other' as AccountId

test.each<[StatusVisibility, AccountId, boolean]>([
  ['public', other, true],
  ['unlisted', other, true],
  ['private', other, false],
  ['private', me, true],
  ['direct', me, false],
  ['unknown', other, false],
  ['unknown', me, false],
])('boost of a %s post by %s: %s', (visibility, account, allowed) => {
  expect(canBoost({ visibility, account }, me)).toBe(allowed)
})

test.each<[Visibility, Visibility[]]>([
  ['public', ['public', 'unlisted', 'private']],
  ['unlisted', ['unlisted', 'private']],
  ['private', ['private']],
])('a boost of a %s post may be %j', (visibility, expected) => {
  expect(boostVisibilities({ visibility })).toEqual(expected)
})

const approval = (current_user: QuoteApproval['current_user'], automatic: string[] = []): QuoteApproval => ({
  automatic,
  manual: [],
  current_user,
})

test.each<[string, StatusVisibility, AccountId, QuoteApproval | undefined, boolean, unknown]>([
  ['automatic', 'public', other, approval('automatic'), true, { allowed: true, manual: false }],
  ['manual', 'public', other, approval('manual'), true, { allowed: true, manual: true }],
  ['denied', 'public', other, approval('denied'), true, { allowed: false, reason: 'denied' }],
  [
    'followers',
    'public',
    other,
    approval('denied', ['followers']),
    true,
    { allowed: false, reason: 'followers' },
  ],
  ['unsaid', 'public', other, undefined, true, { allowed: false, reason: 'denied' }],
  [
    'private of another',
    'private',
    other,
    approval('automatic'),
    true,
    { allowed: false, reason: 'private' },
  ],
  [
    'unknown of another',
    'unknown',
    other,
    approval('automatic'),
    true,
    { allowed: false, reason: 'private' },
  ],
  ['the user’s own private post', 'private', me, undefined, true, { allowed: true, manual: false }],
  ['direct', 'direct', me, undefined, true, { allowed: false, reason: 'private' }],
  ['old server', 'public', other, approval('automatic'), false, { allowed: false, reason: 'unsupported' }],
])('quote: %s', (_name, visibility, account, quote_approval, server, expected) => {
  expect(quoteChoice({ visibility, account, ...(quote_approval && { quote_approval }) }, me, server)).toEqual(
    expected,
  )
})

test.each([
  [false, 'default', undefined, true],
  [true, 'default', undefined, false],
  [true, 'show_all', undefined, true],
  [false, 'hide_all', undefined, false],
  [true, 'hide_all', true, true],
  [false, 'show_all', false, false],
] as const)(
  'media with sensitive=%s, setting=%s, opened by hand=%s: shown=%s',
  (sensitive, setting, choice, shown) => {
    expect(mediaShown(sensitive, setting, choice)).toBe(shown)
  },
)

test.each([
  ['', false, undefined, true],
  ['  ', false, undefined, true],
  ['spoiler', false, undefined, false],
  ['spoiler', true, undefined, true],
  ['spoiler', true, false, false],
] as const)(
  'content warning %j with expandAll=%s, opened by hand=%s: open=%s',
  (spoiler, all, choice, open) => {
    expect(warningOpen(spoiler, all, choice)).toBe(open)
  },
)

test.each([
  ['video', 10, 20, 'video'],
  ['link', 20, 10, 'wide'],
  ['link', 10, 10, 'square'],
  ['link', 10, 20, 'square'],
  ['link', null, null, 'square'],
] as const)('the image of a %s card of %s × %s is %s', (type, width, height, shape) => {
  expect(cardShape({ type, width, height })).toBe(shape)
})

test('a reply is never wider than its parent', () => {
  expect(morePrivate('direct', 'public')).toBe('direct')
  expect(morePrivate('public', 'unlisted')).toBe('unlisted')
  expect(morePrivate('private', 'unlisted')).toBe('private')
})

const allowing = (automatic: string[], manual: string[]): QuoteApproval => ({
  automatic,
  manual,
  current_user: 'unknown',
})

test.each<[Visibility, QuoteApproval | null | undefined, boolean]>([
  ['public', allowing(['public'], []), true],
  ['unlisted', allowing([], ['followers']), true],
  ['public', allowing([], []), false],
  ['private', allowing(['public'], []), false],
  ['public', null, false],
  ['public', undefined, false],
])('a visitor may be able to quote a %s post with %o: %s', (visibility, quote_approval, expected) => {
  expect(mayBeQuoted({ visibility, quote_approval })).toBe(expected)
})
