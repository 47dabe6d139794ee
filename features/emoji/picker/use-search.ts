import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../button/choice'
import type { EmojiIndex, Searchable } from '../search/search'
import { readyIndex, sharedIndex } from '../search/shared-index'
import type { Emojis } from '../use-emojis'

interface Search {
  readonly found: readonly Choice[] | null
  /** True when everything was loaded before the search. */
  readonly isComplete: boolean
}

interface Built {
  readonly source: Searchable
  readonly index: EmojiIndex
}

/**
 * Returns the results of a search; null while there is none, or while the first index is built. While more
 * emoji are indexed, it searches the previous index, so that a key press is never lost.
 */
export function useSearch({ native, english, custom }: Emojis, query: string): Search {
  const source = useMemo(() => ({ native, english, custom }), [native, english, custom])
  const [built, setBuilt] = useState<Built | null>(() => {
    const index = readyIndex(source)
    return index && { source, index }
  })
  const isComplete = built?.source === source
  useEffect(() => {
    if (isComplete || source.native.length + source.custom.length === 0) return undefined
    let cancelled = false
    // Keep the index itself: another search may replace the shared one.
    sharedIndex(source).then(
      (index) => !cancelled && setBuilt({ source, index }),
      () => {},
    )
    return () => {
      cancelled = true
    }
  }, [source, isComplete])
  const found = useMemo(() => (query.trim() && built ? built.index.search(query) : null), [query, built])
  return { found, isComplete }
}
