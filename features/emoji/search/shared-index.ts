import { buildIndex, type EmojiIndex, type Searchable } from './search'

interface Built {
  readonly source: Searchable
  readonly index: Promise<EmojiIndex>
  ready: EmojiIndex | null
}

/** The last index, shared by picker and suggestions. */
let built: Built | null = null

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === 0 && b.length === 0)
const isBuiltFrom = (built: Built | null, { native, english, custom }: Searchable): built is Built =>
  built !== null &&
  same(built.source.native, native) &&
  same(built.source.english, english) &&
  same(built.source.custom, custom)

/** Returns the index of these emoji, rebuilt only when they changed. */
export function sharedIndex(source: Searchable): Promise<EmojiIndex> {
  if (isBuiltFrom(built, source)) return built.index
  const index = buildIndex(source)
  const made: Built = { source, index, ready: null }
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
export const readyIndex = (source: Searchable): EmojiIndex | null =>
  isBuiltFrom(built, source) ? built.ready : null
