import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../choice'
import { buildIndex, type EmojiIndex } from '../search'
import type { Emojis } from '../use-emojis'

interface Built {
  readonly of: readonly unknown[]
  readonly index: EmojiIndex
}

/** The last one, so that a picker that opens again has it at once. */
let built: Built | null = null

const isOf = (sources: readonly unknown[]): boolean =>
  built !== null && built.of.every((source, at) => source === sources[at])

/** What a search finds; null while there is no search, or it is being prepared. */
export function useSearch({ native, english, custom }: Emojis, query: string): readonly Choice[] | null {
  const [, setBuilt] = useState(built)
  const ready = isOf([native, english, custom])
  useEffect(() => {
    const sources = [native, english, custom]
    if (isOf(sources) || native.length + custom.length === 0) return undefined
    const ending = new AbortController()
    buildIndex({ native, english, custom }, ending.signal)
      .then((index) => {
        built = { of: sources, index }
        setBuilt(built)
      })
      .catch(() => {})
    return () => ending.abort()
  }, [native, english, custom])
  const index = ready ? built?.index : null
  return useMemo(() => (query.trim() && index ? index.search(query) : null), [query, index])
}
