import * as z from 'zod/mini'
import { entityMutation, normaliseStatus } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import type { Status } from '@/schemas/entities'
import { id } from '@/schemas/primitives'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { statusDto } from '@/schemas/statuses/status'
import { isForAll } from '../rules'

/**
 * Returns who may quote a post without approval, as chosen by its author; null for a choice that only the server knows.
 */
export function policyOf(status: Status): QuotePolicy | null {
  if (!isForAll(status)) return 'nobody'
  const [first] = status.quote_approval?.automatic ?? []
  if (first === undefined) return 'nobody'
  return first === 'public' || first === 'followers' ? first : null
}

const withPolicy =
  (policy: QuotePolicy) =>
  (status: Status): Status =>
    policyOf(status) === policy
      ? status
      : {
          ...status,
          quote_approval: {
            manual: [],
            current_user: 'automatic',
            ...status.quote_approval,
            automatic: policy === 'nobody' ? [] : [policy],
          },
        }

/** Changes who may quote a post of the user. */
export const setQuotePolicy = defineMutation({
  name: 'setQuotePolicy',
  waits: {},
  args: z.object({ id: id<'status'>(), policy: z.enum(QUOTE_POLICIES) }),
  create: ({ id: status, policy }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'quotePolicy',
      patch: withPolicy(policy),
      request: (http) =>
        http.request(`/api/v1/statuses/${apiSegment(status)}/interaction_policy`, {
          method: 'PUT',
          schema: statusDto,
          json: { quote_approval_policy: policy },
        }),
      rows: (answer) => normaliseStatus(answer).rows,
    }),
})

const withoutQuoted = (status: Status): Status =>
  status.quote?.state === 'accepted' ? { ...status, quote: { state: 'revoked', status: null } } : status

const withFewerQuotes = (status: Status): Status =>
  status.quotes_count === undefined
    ? status
    : { ...status, quotes_count: Math.max(0, status.quotes_count - 1) }

/** Removes the user's post `own` from the post `by` that quotes it. This cannot be undone. */
export const revokeQuote = defineMutation({
  name: 'revokeQuote',
  waits: {},
  args: z.object({ own: id<'status'>(), by: id<'status'>() }),
  create: ({ own, by }) =>
    entityMutation({
      kind: 'status',
      id: by,
      slot: 'quote',
      patch: withoutQuoted,
      alsoBegin: [{ kind: 'status', id: own, patch: withFewerQuotes }],
      request: (http) =>
        http.request(`/api/v1/statuses/${apiSegment(own)}/quotes/${apiSegment(by)}/revoke`, {
          method: 'POST',
          schema: statusDto,
        }),
      rows: (answer) => normaliseStatus(answer).rows,
    }),
})
