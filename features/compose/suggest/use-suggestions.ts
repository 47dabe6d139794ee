import { useEffect, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { ask, atOnce, stillFits, type Suggestion } from './sources'
import { continues, type Token } from './token'

interface Found {
  readonly token: Token
  readonly items: readonly Suggestion[]
}

const NOTHING: readonly Suggestion[] = []

/** Suggestions for the token at the caret. A late answer for another token is ignored. */
export function useSuggestions(token: Token | null): readonly Suggestion[] {
  const runtime = useRuntime()
  const { locale } = useIntl()
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!token) return undefined
    const ending = new AbortController()
    ask(token, { runtime, locale, signal: ending.signal })
      .then((items) => {
        if (!ending.signal.aborted) setFound({ token, items })
      })
      // Without an answer there are no suggestions; writing goes on.
      .catch(() => {})
    return () => ending.abort()
  }, [token, runtime, locale])

  if (!token) return NOTHING
  if (found && continues(found.token, token)) {
    const { query } = token
    return query === found.token.query ? found.items : found.items.filter((item) => stillFits(item, query))
  }
  return atOnce(token, runtime.identity.who)
}
