import { expect, test } from 'vitest'
import { draftWith, partWith } from './draft.testing'
import { essence, partText, warningOf } from './draft-content'
import { partSchema, type DraftPart } from './draft-parts'
import { hasContent } from './draft-rules'
import * as z from 'zod/mini'

const part = (id: string, spoiler: DraftPart['spoiler']): DraftPart => partWith(id, { spoiler })
const thread = (warning: boolean, ...further: DraftPart[]) =>
  draftWith({ warning, spoilerText: 'Geese' }, {}, further)

test.each([
  { warning: true, own: null, sent: 'Geese' },
  { warning: false, own: null, sent: '' },
  { warning: true, own: '', sent: '' },
  { warning: false, own: 'Ducks', sent: 'Ducks' },
])(
  'a part with warning $own is sent with “$sent” (warning of the thread: $warning)',
  ({ warning, own, sent }) => {
    const { fields, parts } = thread(warning, part('p', own))
    expect(parts.map((each) => warningOf(fields, each))).toEqual([warning ? 'Geese' : '', sent])
  },
)

test('only threads of several parts are numbered', () => {
  const numbers = (...further: DraftPart[]) => {
    const draft = draftWith({ text: 'one', numbered: true }, {}, further)
    return draft.parts.map((each) => partText(draft, each))
  }
  expect(numbers(part('two', null))).toEqual(['one\n\n1/2', 'two\n\n2/2'])
  expect(numbers()).toEqual(['one'])
})

test('a change of the warning of a part renews its idempotency key', () => {
  expect(essence(thread(true, part('p', null)))).not.toBe(essence(thread(true, part('p', 'Ducks'))))
})

test('a draft with only a warning has content', () => {
  expect(hasContent(thread(false, part('', 'Ducks')))).toBe(true)
  expect(hasContent(thread(false, part('', '')))).toBe(false)
})

test('a part stored before parts had warnings has the warning of the thread', () => {
  expect(z.parse(partSchema, { id: 'old', text: 'old', idempotencyKey: 'k' }).spoiler).toBeNull()
})
