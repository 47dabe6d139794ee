import { expect, test } from 'vitest'
import { relationshipOf } from '@/lib/testing/factories'
import { requestState, withRequestAnswered } from './request-state'

test.each([
  ['not loaded', undefined, 'pending'],
  ['asked', relationshipOf({ requested_by: true }), 'pending'],
  ['not stated by the server', relationshipOf(), 'pending'],
  ['accepted', relationshipOf({ requested_by: false, followed_by: true }), 'accepted'],
  ['accepted, not stated by the server', relationshipOf({ followed_by: true }), 'accepted'],
  ['rejected or withdrawn', relationshipOf({ requested_by: false }), 'answered'],
] as const)('a follow request: %s', (_name, relationship, state) => {
  expect(requestState(relationship)).toBe(state)
})

test.each([true, false])(
  'answering (%s) ends a request, and changes nothing when it was answered so',
  (accept) => {
    const answered = withRequestAnswered(accept)(relationshipOf())
    expect(requestState(answered)).toBe(accept ? 'accepted' : 'answered')
    expect(withRequestAnswered(accept)(answered)).toBe(answered)
  },
)
