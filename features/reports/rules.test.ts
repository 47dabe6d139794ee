import { describe, expect, test } from 'vitest'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { isChanged, newReport, openDraft, withDraft, withoutDraft, type ReportDraft } from './report-draft'
import { adjacentStep, categoriesOf, forwardDomains, ruleIn, stepsOf } from './rules'

const A = '1' as AccountId
const S = (id: string) => id as StatusId

test.each([
  ['nothing', null, 'category posts comment thanks'],
  ['a dislike, which is not sent', 'dislike', 'category thanks'],
  ['spam', 'spam', 'category posts comment thanks'],
  ['broken rules', 'violation', 'category rules posts comment thanks'],
] as const)('the steps of %s', (_, category, steps) => {
  expect(stepsOf(category).join(' ')).toBe(steps)
  expect(adjacentStep(category, 'category', -1)).toBe('category')
  expect(adjacentStep(category, 'thanks', -1)).toBe(stepsOf(category).at(-2))
})

test('categories depend on the server', () => {
  expect(categoriesOf(false, false)).toEqual(['dislike', 'spam', 'other'])
  expect(categoriesOf(true, true)).toEqual(['dislike', 'spam', 'legal', 'violation', 'other'])
})

describe('a rule', () => {
  const rule = {
    id: '1',
    text: 'Be kind',
    hint: 'Always',
    translations: {
      de: { text: 'Sei nett', hint: 'Immer' },
      'pt-BR': { text: 'Seja gentil' },
      fr: { text: '' },
    },
  }
  test.each([
    ['de', 'Sei nett', 'Immer'],
    ['de-AT', 'Sei nett', 'Immer'],
    ['pt-BR', 'Seja gentil', ''],
    ['pt', 'Be kind', 'Always'],
    ['fr', 'Be kind', 'Always'],
    ['en', 'Be kind', 'Always'],
  ])('in %s is “%s”', (locale, text, hint) => {
    expect(ruleIn(rule, locale)).toEqual({ text, hint })
  })
})

describe('servers to forward to', () => {
  const answer = (to: string | null, ...accts: string[]) =>
    ({
      in_reply_to_account_id: to,
      mentions: accts.map((acct, at) => ({ id: String(at), acct })),
    }) as unknown as Status
  test.each([
    ['none for an account of this server', 'ann', [answer('0', 'dan@third.example')], []],
    ['the server of the account', 'eve@far.example', [], ['far.example']],
    [
      'and those its posts reply to, each once',
      'eve@far.example',
      [answer('1', 'x@other.example', 'dan@third.example'), answer('0', 'eve@far.example')],
      ['far.example', 'third.example'],
    ],
    ['not the server of the user', 'eve@far.example', [answer('0', 'ann'), answer(null)], ['far.example']],
  ])('%s', (_, acct, posts, domains) => {
    expect(forwardDomains(acct, posts)).toEqual(domains)
  })
})

describe('a stored report', () => {
  const stored: ReportDraft = { ...newReport(A, S('1')), step: 'comment', category: 'spam', comment: 'x' }
  test('continues for the same account', () => {
    expect(openDraft([stored], A, S('1'))).toBe(stored)
    expect(openDraft([stored], A, null)).toBe(stored)
  })
  test('gets the post from which it is opened', () => {
    expect(openDraft([stored], A, S('2'))).toMatchObject({
      statusIds: ['1', '2'],
      comment: 'x',
      step: 'comment',
    })
  })
  test('is not continued for another account', () => {
    expect(openDraft([stored], '2' as AccountId, null)).toEqual(newReport('2' as AccountId, null))
  })
  test('is kept next to that of another account', () => {
    const other = { ...newReport('2' as AccountId, null), category: 'legal' as const }
    const both = withDraft([stored], other)
    expect(both).toEqual([stored, other])
    expect(withDraft(both, { ...stored, comment: 'y' })).toMatchObject([other, { comment: 'y' }])
    expect(withoutDraft(both, A)).toEqual([other])
  })
  test.each([
    ['just opened', false, newReport(A, S('1'))],
    ['with a category', true, { ...newReport(A, S('1')), category: 'spam' as const }],
    ['with another post', true, { ...newReport(A, null), statusIds: [S('1')] }],
    ['without its post', true, { ...newReport(A, S('1')), statusIds: [] }],
    ['with blanks as comment', false, { ...newReport(A, null), comment: '  ' }],
  ])('%s is changed: %s', (_, changed, draft) => {
    expect(isChanged(draft)).toBe(changed)
  })
})
