// @vitest-environment node
import { expect, it } from 'vitest'
import { testArguments } from './changes.mjs'

const STEPS = ['types', 'unit']

it.each([
  ['no words', [], { steps: [], since: null }],
  ['names of steps', ['unit', 'types'], { steps: ['unit', 'types'], since: null }],
  ['--changed alone', ['--changed'], { steps: [], since: 'HEAD' }],
  ['--changed with a commit', ['--changed', 'main'], { steps: [], since: 'main' }],
  ['--changed before a step', ['--changed', 'unit'], { steps: ['unit'], since: 'HEAD' }],
])('understands %s', (_what, args, expected) => {
  expect(testArguments(args, STEPS)).toEqual(expected)
})

it('refuses words that are no step, and names all steps', () => {
  expect(() => testArguments(['units'], STEPS)).toThrow('No step is called units. Steps: types, unit')
})
