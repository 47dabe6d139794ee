import * as z from 'zod/mini'
import { WindowMemory } from '@/lib/ui/windowed-list'

const STORED = 'skein:places'
/** Places remembered over a reload, the latest. */
const KEPT = 60

const storedSchema = z.array(
  z.tuple([
    z.string(),
    z.object({
      anchor: z.nullable(z.object({ key: z.string(), offset: z.number() })),
      focused: z.nullable(z.string()),
    }),
  ]),
)

const memories = new Map<string, WindowMemory>()
const heights = new Map<string, WindowMemory['heights']>()
const offsets = new Map<string, number>()

const name = (entry: string, list: string) => `${entry} ${list}`

/**
 * Where the reader is in `list` at a history entry. A new entry of a list that was seen before begins at its last
 * place when `resume` is set.
 */
export function placeOf(entry: string, list: string, resume: boolean): WindowMemory {
  const key = name(entry, list)
  const held = memories.get(key)
  if (held) return held
  const memory = new WindowMemory(heights.get(list))
  heights.set(list, memory.heights)
  const last = resume ? [...memories].findLast(([other]) => other.endsWith(` ${list}`))?.[1] : undefined
  if (last) memory.anchor = last.anchor
  memories.set(key, memory)
  return memory
}

/** Vertical position of a page without a list, in pixels. */
export const offsetOf = (entry: string): number => offsets.get(entry) ?? 0
export const noteOffset = (entry: string, offset: number) => void offsets.set(entry, offset)

/** Reads the places of before the reload. */
export function restorePlaces() {
  try {
    const read = z.safeParse(storedSchema, JSON.parse(sessionStorage.getItem(STORED) ?? '[]'))
    if (!read.success) return
    for (const [key, { anchor, focused }] of read.data) {
      const memory = new WindowMemory()
      memory.anchor = anchor
      memory.focused = focused
      memories.set(key, memory)
    }
  } catch {
    // Blocked storage costs the place after a reload and nothing else.
  }
}

/** Writes the places down, to be read after a reload. */
export function savePlaces() {
  const latest = [...memories].slice(-KEPT).map(([key, { anchor, focused }]) => [key, { anchor, focused }])
  try {
    sessionStorage.setItem(STORED, JSON.stringify(latest))
  } catch {
    // As above.
  }
}
