import { expect, test } from 'vitest'
import { isOneList, splitBatch, type ChannelEvent } from './split-batch'

/** Events written as channel and kind: `a+` adds a post, `a*` a notification, and `a-` removes a post. */
const KINDS: Record<string, string> = { '+': 'update', '*': 'notification', '-': 'delete' }
const events = (text: string) =>
  text.split(' ').map(
    (each) =>
      ({
        key: each[0],
        event: { event: KINDS[each[1] ?? ''] },
        text: each,
      }) as unknown as ChannelEvent & { text: string },
  )
const partsOf = (text: string) =>
  splitBatch(events(text)).map((part) =>
    part.map((each) => (each as ChannelEvent & { text: string }).text).join(' '),
  )

test.each([
  ['a+', ['a+']],
  ['a+ b+ a+ b+ c+', ['a+ a+', 'b+ b+', 'c+']],
  // Home and notifications are different columns of one channel.
  ['a+ a* b+ a+ a*', ['a+ a+', 'a* a*', 'b+']],
  // The removed item may be one that the other channel adds.
  ['a+ b+ a-', ['a+', 'b+ a-']],
  ['a+ b+ a- b+ a+ b+', ['a+', 'b+ a-', 'b+ b+', 'a+']],
  ['a- b- a+', ['a- b-', 'a+']],
])('%s', (batch, parts) => expect(partsOf(batch)).toEqual(parts))

test.each([
  ['a+', 'a+', true],
  ['a+ a-', 'a+', true],
  ['a+', 'b+', false],
  ['a+', 'a*', false],
  ['a-', 'b+', true],
])('%s and %s are parts of one list: %s', (one, other, expected) => {
  expect(isOneList(events(one), events(other))).toBe(expected)
})

test('many new items are handled in several parts', () => {
  const sizes = splitBatch(events('a+ '.repeat(90).trim())).map((part) => part.length)
  expect(sizes).toEqual([40, 40, 10])
})
