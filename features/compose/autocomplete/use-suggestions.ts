import { useEffect, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { fetchSuggestions, instantSuggestions, stillMatches, type Suggestion } from './sources'
import { isContinuation, type SuggestToken } from './token'

interface Found {
  readonly token: SuggestToken
  readonly items: readonly Suggestion[]
}

const NOTHING: readonly Suggestion[] = []

/** Suggestions for the token at the caret. A late answer for another token is ignored. */
export function useSuggestions(token: SuggestToken | null): readonly Suggestion[] {
  const runtime = useRuntime()
  const { locale } = useIntl()
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!token) return undefined
    const ending = new AbortController()
    fetchSuggestions(token, { runtime, locale, signal: ending.signal })
      .then((items) => {
        if (!ending.signal.aborted) setFound({ token, items })
      })
      // Without an answer there are no suggestions.
      .catch(() => {})
    return () => ending.abort()
  }, [token, runtime, locale])

  if (!token) return NOTHING
  if (found && isContinuation(found.token, token)) {
    const { query } = token
    return query === found.token.query ? found.items : found.items.filter((item) => stillMatches(item, query))
  }
  return instantSuggestions(token, runtime.identity.key)
}
