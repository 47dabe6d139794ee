import { expect, test } from 'vitest'
import { draftWith, partWith } from './draft.testing'
import { essence, partText, warningOf } from './draft-content'
import { partSchema, type Part } from './draft-parts'
import { hasContent } from '../publish/rules'
import * as z from 'zod/mini'

const part = (id: string, spoiler: Part['spoiler']): Part => partWith(id, { spoiler })
const thread = (warning: boolean, ...further: Part[]) =>
  draftWith({ warning, spoilerText: 'Geese' }, {}, further)

test.each([
  { warning: true, own: null, sent: 'Geese' },
  { warning: false, own: null, sent: '' },
  { warning: true, own: '', sent: '' },
  { warning: false, own: 'Ducks', sent: 'Ducks' },
])('a part with the own warning $own goes out with “$sent” (whole: $warning)', ({ warning, own, sent }) => {
  const { fields, parts } = thread(warning, part('p', own))
  expect(parts.map((each) => warningOf(fields, each))).toEqual([warning ? 'Geese' : '', sent])
})

test('the parts of a numbered thread are numbered, a single part is not', () => {
  const numbers = (...further: Part[]) => {
    const draft = draftWith({ text: 'one', numbered: true }, {}, further)
    return draft.parts.map((each) => partText(draft, each))
  }
  expect(numbers(part('two', null))).toEqual(['one\n\n1/2', 'two\n\n2/2'])
  expect(numbers()).toEqual(['one'])
})

test('the own warning of a part reaches other people, so it renews the key', () => {
  expect(essence(thread(true, part('p', null)))).not.toBe(essence(thread(true, part('p', 'Ducks'))))
})

test('a warning alone is something to lose', () => {
  expect(hasContent(thread(false, part('', 'Ducks')))).toBe(true)
  expect(hasContent(thread(false, part('', '')))).toBe(false)
})

test('a part that was stored before parts had warnings has that of the whole', () => {
  expect(z.parse(partSchema, { id: 'old', text: 'old', idempotencyKey: 'k' }).spoiler).toBeNull()
})
