import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import type { Quote } from '@/schemas/entities'
import { quoteView } from './quote-view'

const id = idOf('status', '7')

test.each<[Quote['state'], boolean, string]>([
  ['accepted', true, 'post'],
  ['accepted', false, 'note unavailable'],
  ['pending', true, 'note pending'],
  ['rejected', true, 'note removed'],
  ['revoked', false, 'note removed'],
  ['deleted', false, 'note unavailable'],
  ['unauthorized', true, 'note unavailable'],
  ['blocked_account', true, 'cover blocked'],
  ['blocked_domain', true, 'cover domain'],
  ['muted_account', true, 'cover muted'],
  ['muted_account', false, 'cover muted'],
])('a quote in state %s, with its post: %s, is shown as %s', (state, sent, expected) => {
  const quote: Quote = { state, status: sent ? id : null }
  const view = quoteView(quote)
  expect([view.kind, 'why' in view && view.why].filter(Boolean).join(' ')).toBe(expected)
})
