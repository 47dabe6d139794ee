import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../button/choice'
import { readyIndex, sharedIndex } from '../search/shared-index'
import type { Emojis } from '../use-emojis'

interface Search {
  readonly found: readonly Choice[] | null
  /** True when everything was loaded before the search. */
  readonly whole: boolean
}

/**
 * Returns the results of a search; null while there is none, or while the first index is built. While more
 * emoji are indexed, it searches the previous index, so that a key press is never lost.
 */
export function useSearch({ native, english, custom }: Emojis, query: string): Search {
  const [, setPrepared] = useState(0)
  const ready = readyIndex({ native, english, custom })
  const [last, setLast] = useState(ready)
  if (ready && ready !== last) setLast(ready)
  const index = ready ?? last
  useEffect(() => {
    if (readyIndex({ native, english, custom }) || native.length + custom.length === 0) return undefined
    let gone = false
    sharedIndex({ native, english, custom }).then(
      () => !gone && setPrepared((count) => count + 1),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [native, english, custom])
  const found = useMemo(() => (query.trim() && index ? index.search(query) : null), [query, index])
  return { found, whole: ready !== null }
}
