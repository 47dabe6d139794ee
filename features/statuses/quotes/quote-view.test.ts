import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import type { Quote } from '@/schemas/entities'
import { isQuoteRendered, quoteView } from './quote-view'

const id = idOf('status', '7')

test.each<[Quote['state'], boolean, string, boolean]>([
  ['accepted', true, 'post', true],
  ['accepted', false, 'note unavailable', false],
  ['pending', true, 'note pending', false],
  ['rejected', true, 'note removed', false],
  ['revoked', false, 'note removed', false],
  ['deleted', false, 'note unavailable', false],
  ['unauthorized', true, 'note unavailable', false],
  ['blocked_account', true, 'cover blocked', true],
  ['blocked_domain', true, 'cover domain', true],
  ['muted_account', true, 'cover muted', true],
  ['muted_account', false, 'cover muted', false],
])('%s, post sent along: %s → %s', (state, sent, expected, rendered) => {
  const quote: Quote = { state, status: sent ? id : null }
  const view = quoteView(quote)
  expect([view.kind, 'why' in view && view.why].filter(Boolean).join(' ')).toBe(expected)
  expect(isQuoteRendered(quote)).toBe(rendered)
})

test('no quote, nothing rendered', () => {
  expect(isQuoteRendered(null)).toBe(false)
  expect(isQuoteRendered(undefined)).toBe(false)
})
