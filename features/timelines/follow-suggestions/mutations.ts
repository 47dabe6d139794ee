import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'
import { suggestionsKey } from '../keys'
import type { Suggestions } from './queries'

const without =
  (id: AccountId) =>
  (suggestions: Suggestions): Suggestions =>
    suggestions.ids.includes(id)
      ? { ...suggestions, ids: suggestions.ids.filter((each) => each !== id) }
      : suggestions

/** Removes an account from the suggestions. A 404 counts as success, as the server no longer suggests it. */
export const dismissSuggestion = (id: AccountId) =>
  queryMutation({
    key: suggestionsKey(),
    item: id,
    slot: 'dismiss',
    patch: without(id),
    request: (http) =>
      http
        .request(`/api/v1/suggestions/${apiSegment(id)}`, { method: 'DELETE', schema: z.unknown() })
        .catch((error: unknown) => {
          if (isApiError(error, 'notFound')) return { data: null }
          throw error
        }),
  })
