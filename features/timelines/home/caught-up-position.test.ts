import { expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { caughtUpBefore } from './caught-up-position'

const KEYS = ['9', '8', 'gap:8', '6', '5', '4', '3']

interface Case {
  lastRead: string
  first?: string | null
  lowest?: string
  current?: string | null
}
const lineAbove = ({ lastRead, first = null, lowest = '8', current = null }: Case) =>
  caughtUpBefore({
    keys: KEYS,
    lastRead: lastRead as StatusId,
    at: { first, atTop: first === null, lowestMounted: lowest, lowestNeeded: lowest, moved: false },
    current,
  })

test.each<[string, Case, string | null]>([
  ['the newest post that was read', { lastRead: '5' }, '5'],
  ['the next older one, if the last read post is gone', { lastRead: '7' }, '6'],
  ['nothing, if no post is new', { lastRead: '9' }, null],
  ['nothing, if no post that was read is loaded', { lastRead: '2' }, null],
  ['nothing yet, while it would move what is on screen', { lastRead: '5', lowest: '4' }, null],
  ['it, if the reader is below', { lastRead: '8', first: '5', lowest: '3' }, '8'],
  ['the same post, while the line is on screen', { lastRead: '4', lowest: '6', current: '6' }, '6'],
  ['another post, after an absence', { lastRead: '3', lowest: '6', current: '5' }, '3'],
  ['another post, if the line’s own is gone', { lastRead: '4', current: '7' }, '4'],
])('the line is above %s', (_, given, expected) => expect(lineAbove(given)).toBe(expected))
