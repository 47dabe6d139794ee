import { expect, test } from 'vitest'
import { newDraft } from './draft'
import { essence, warningOf } from './draft-content'
import { FIRST_PART, partSchema, type Part } from './draft-parts'
import { hasContent } from '../publish/rules'
import * as z from 'zod/mini'

const part = (id: string, spoiler: Part['spoiler']): Part => z.parse(partSchema, { id, text: id, spoiler })
const thread = (warning: boolean, ...parts: Part[]) =>
  newDraft({ id: 'd', key: 'k', identity: 'w', now: 0, fields: { warning, spoilerText: 'Geese' }, parts })

test.each([
  { warning: true, own: null, sent: 'Geese' },
  { warning: false, own: null, sent: '' },
  { warning: true, own: '', sent: '' },
  { warning: false, own: 'Ducks', sent: 'Ducks' },
])('a part with the own warning $own goes out with “$sent” (whole: $warning)', ({ warning, own, sent }) => {
  const draft = thread(warning, part('p', own))
  expect(warningOf(draft, 'p')).toBe(sent)
  expect(warningOf(draft, FIRST_PART)).toBe(warning ? 'Geese' : '')
})

test('the own warning of a part reaches other people, so it renews the key', () => {
  expect(essence(thread(true, part('p', null)))).not.toBe(essence(thread(true, part('p', 'Ducks'))))
})

test('a warning alone is something to lose', () => {
  expect(hasContent(thread(false, part('', 'Ducks')))).toBe(true)
  expect(hasContent(thread(false, part('', '')))).toBe(false)
})

test('a part that was stored before parts had warnings has that of the whole', () => {
  expect(z.parse(partSchema, { id: 'old', text: 'old' }).spoiler).toBeNull()
})
