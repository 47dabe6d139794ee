// @vitest-environment node
import { expect, it } from 'vitest'
import { SOFTWARE_NAMES } from '@/lib/simulator/software'
import { readOptions, UsageError } from './start-options.mjs'

const read = (...words: string[]) => readOptions(words, undefined, SOFTWARE_NAMES)

it('starts the current Mastodon on port 8420', () => {
  expect(read()).toEqual({ port: 8420, software: ['mastodon'] })
  expect(readOptions([], '9000', SOFTWARE_NAMES).port).toBe(9000)
})

it.each([
  [['--software', 'gotosocial'], ['gotosocial']],
  [['--software=akkoma,mastodon-4.2,snac'], ['akkoma', 'mastodon-4.2', 'snac']],
])('%j starts %j', (words, software) => {
  expect(read(...words).software).toEqual(software)
})

it.each([[['--software', 'friendica']], [['--software', 'akkoma,friendica']], [['--software']]])(
  '%j is refused with the list of names',
  (words) => {
    expect(() => read(...words)).toThrow(UsageError)
    expect(() => read(...words)).toThrow(/There is:\n {2}mastodon\n[^]*gotosocial\n/)
  },
)

it.each([[['--port', '1']], [['--software', 'akkoma', 'snac']]])('%j is refused', (words) => {
  expect(() => read(...words)).toThrow(UsageError)
})

it('rejects an invalid port', () => {
  expect(() => readOptions([], 'x', SOFTWARE_NAMES)).toThrow('PORT is x')
})
