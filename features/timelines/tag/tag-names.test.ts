import { expect, test } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { tagSetName } from './tag-names'
import { WHOLE_TAG } from './tag-mode'

test.each([
  ['#cats', {}],
  ['#cats or #dogs', { any: ['dogs'] }],
  ['#cats and #dogs', { all: ['dogs'] }],
  ['#cats, #dogs, or #owls', { any: ['dogs', 'owls'] }],
  ['#cats without #fish or #owls', { none: ['fish', 'owls'] }],
  ['#cats (this server)', { local: true }],
  ['#cats or #dogs without #fish (this server)', { any: ['dogs'], none: ['fish'], local: true }],
])('the set is named "%s"', (name, mode) => {
  expect(tagSetName(createIntlFor('en'), 'cats', { ...WHOLE_TAG, ...mode })).toBe(name)
})
