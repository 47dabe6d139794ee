import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../button/choice'
import type { EmojiIndex, Searchable } from '../search/search'
import { readyIndex, sharedIndex } from '../search/shared-index'
import type { Emojis } from '../use-emojis'

interface Search {
  readonly found: readonly Choice[] | null
  /** True when everything was loaded before the search. */
  readonly whole: boolean
}

interface Built {
  readonly of: Searchable
  readonly index: EmojiIndex
}

/**
 * Returns the results of a search; null while there is none, or while the first index is built. While more
 * emoji are indexed, it searches the previous index, so that a key press is never lost.
 */
export function useSearch({ native, english, custom }: Emojis, query: string): Search {
  const of = useMemo(() => ({ native, english, custom }), [native, english, custom])
  const [built, setBuilt] = useState<Built | null>(() => {
    const index = readyIndex(of)
    return index && { of, index }
  })
  const whole = built?.of === of
  useEffect(() => {
    if (whole || of.native.length + of.custom.length === 0) return undefined
    let gone = false
    // Keep the index itself: another search may replace the shared one.
    sharedIndex(of).then(
      (index) => !gone && setBuilt({ of, index }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [of, whole])
  const found = useMemo(() => (query.trim() && built ? built.index.search(query) : null), [query, built])
  return { found, whole }
}
