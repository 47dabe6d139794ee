import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { acceptMissing, apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id, type AccountId } from '@/schemas/primitives'
import { suggestionsKey } from '../keys'
import type { Suggestions } from './queries'

const without =
  (account: AccountId) =>
  (suggestions: Suggestions): Suggestions =>
    suggestions.ids.includes(account)
      ? { ...suggestions, ids: suggestions.ids.filter((each) => each !== account) }
      : suggestions

/** Removes an account from the suggestions. A 404 counts as success, as the server no longer suggests it. */
export const dismissSuggestion = defineMutation({
  name: 'dismissSuggestion',
  waits: { goneIsDone: true },
  args: z.object({ id: id<'account'>() }),
  create: ({ id: account }) =>
    queryMutation({
      key: suggestionsKey(),
      item: account,
      slot: 'dismiss',
      patch: without(account),
      request: (http) =>
        http
          .request(`/api/v1/suggestions/${apiSegment(account)}`, { method: 'DELETE', schema: z.unknown() })
          .catch(acceptMissing),
    }),
})
