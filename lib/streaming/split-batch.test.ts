import { expect, test } from 'vitest'
import { splitBatch, type ChannelEvent } from './split-batch'

/** Events written as channel and kind: `a+` adds an item, `a-` removes one. */
const events = (text: string) =>
  text.split(' ').map(
    (each) =>
      ({
        key: each[0],
        event: { event: each[1] === '+' ? 'update' : 'delete' },
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
  // The removed item may be one that the other channel adds.
  ['a+ b+ a-', ['a+', 'b+ a-']],
  ['a+ b+ a- b+ a+ b+', ['a+', 'b+ a-', 'b+ b+', 'a+']],
  ['a- b- a+', ['a- b-', 'a+']],
])('%s', (batch, parts) => expect(partsOf(batch)).toEqual(parts))
