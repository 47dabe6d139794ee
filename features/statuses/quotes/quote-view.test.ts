import { expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { idOf, statusOf } from '@/lib/testing/factories'
import type { Quote, Status } from '@/schemas/entities'
import { contentOf } from '../content'
import { quoteView, replacesLink } from './quote-view'

const id = idOf('status', '7')

test.each<[Quote['state'], boolean, string]>([
  ['accepted', true, 'post'],
  ['accepted', false, 'note unavailable'],
  ['pending', true, 'note pending'],
  ['rejected', true, 'note removed'],
  ['revoked', false, 'note removed'],
  ['deleted', false, 'note unavailable'],
  ['unauthorized', true, 'note unavailable'],
  ['unknown', true, 'note unavailable'],
  ['blocked_account', true, 'cover blocked'],
  ['blocked_domain', true, 'cover domain'],
  ['muted_account', true, 'cover muted'],
  ['muted_account', false, 'cover muted'],
])('a quote in state %s, with its post: %s, is shown as %s', (state, sent, expected) => {
  const quote: Quote = { state, status: sent ? id : null }
  const view = quoteView(quote)
  expect([view.kind, 'why' in view && view.why].filter(Boolean).join(' ')).toBe(expected)
})

test.each<[Quote['state'], boolean, boolean]>([
  ['accepted', true, true],
  ['muted_account', true, true],
  ['accepted', false, false],
  ['blocked_domain', false, false],
  ['pending', true, false],
  ['revoked', true, false],
  ['unknown', true, false],
])('a quote in state %s, with its post: %s, replaces the link to it: %s', (state, sent, expected) => {
  const quote: Quote = { state, status: sent ? id : null }
  expect(replacesLink(quote)).toBe(expected)
  const content = '<p>new</p><p class="quote-inline">RE: <a href="https://c.example/o/81">c</a></p>'
  const row = normaliseStatus(statusOf({ content })).rows.find(({ kind }) => kind === 'status')
  const { text } = contentOf({ ...(row?.data as Status), quote }, { server: 'https://a.example', base: '' })
  expect(text.includes('RE:')).toBe(!expected)
})
