import { buildIndex, type EmojiIndex, type Searchable } from './search'

interface Built {
  readonly of: Searchable
  readonly index: Promise<EmojiIndex>
  ready: EmojiIndex | null
}

/** The last index, shared by picker and suggestions. */
let built: Built | null = null

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === 0 && b.length === 0)
const isBuiltFrom = (built: Built | null, { native, english, custom }: Searchable): built is Built =>
  built !== null &&
  same(built.of.native, native) &&
  same(built.of.english, english) &&
  same(built.of.custom, custom)

/** Returns the index of these emoji, rebuilt only when they changed. */
export function sharedIndex(of: Searchable): Promise<EmojiIndex> {
  if (isBuiltFrom(built, of)) return built.index
  const index = buildIndex(of)
  const made: Built = { of, index, ready: null }
  built = made
  index.then(
    (ready) => {
      made.ready = ready
    },
    () => {
      if (built === made) built = null
    },
  )
  return index
}

/** Returns the index if it is built already, else null. */
export const readyIndex = (of: Searchable): EmojiIndex | null => (isBuiltFrom(built, of) ? built.ready : null)
