import type * as z from 'zod/mini'
import { accountDto, accountsDto } from '@/schemas/accounts/account'
import type { Kind } from '@/schemas/entities'
import { pollDto } from '@/schemas/statuses/poll'
import { relationshipsDto } from '@/schemas/accounts/relationship'
import { statusDto, statusesDto } from '@/schemas/statuses/status'
import { apiSegment, type ParsedAnswer, type Http, type QueryParams } from '@/lib/http'
import type { EntityRow } from '../row'
import {
  normaliseAccount,
  normaliseAccounts,
  normalisePoll,
  normaliseRelationships,
  normaliseStatus,
  normaliseStatuses,
} from '../normalise'

/** The parameter for several ids: `id` on Mastodon, `ids` on Pleroma and Akkoma. */
export type Plural = 'id' | 'ids'

interface Source {
  many: (http: Http, ids: string[], plural: Plural) => Promise<{ rows: EntityRow[]; sent: number }>
  one: (http: Http, id: string) => Promise<{ rows: EntityRow[]; sent: number }>
}

const request = async <S extends z.core.$ZodType>(
  http: Http,
  path: string,
  schema: S,
  rows: (data: z.output<S>) => EntityRow[],
  query?: QueryParams,
) => {
  const answer: ParsedAnswer<z.output<S>> = await http.request(path, { schema, ...(query && { query }) })
  return { rows: rows(answer.data), sent: answer.sent }
}

const path = (...parts: string[]) => `/api/v1/${parts.map(apiSegment).join('/')}`

/** The requests for entities of each kind. */
export const SOURCES: Record<Kind, Source> = {
  status: {
    many: (http, ids, plural) =>
      request(http, path('statuses'), statusesDto, (dtos) => normaliseStatuses(dtos).rows, { [plural]: ids }),
    one: (http, id) => request(http, path('statuses', id), statusDto, (dto) => normaliseStatus(dto).rows),
  },
  account: {
    many: (http, ids, plural) =>
      request(http, path('accounts'), accountsDto, (dtos) => normaliseAccounts(dtos).rows, { [plural]: ids }),
    one: (http, id) => request(http, path('accounts', id), accountDto, (dto) => normaliseAccount(dto).rows),
  },
  relationship: {
    many: (http, ids) => relationships(http, ids),
    one: (http, id) => relationships(http, [id]),
  },
  poll: {
    // There is no batch request for polls.
    many: (http, [id = '']) => request(http, path('polls', id), pollDto, (dto) => normalisePoll(dto).rows),
    one: (http, id) => request(http, path('polls', id), pollDto, (dto) => normalisePoll(dto).rows),
  },
}

function relationships(http: Http, ids: string[]) {
  return request(
    http,
    path('accounts', 'relationships'),
    relationshipsDto,
    (dtos) => normaliseRelationships(dtos).rows,
    { id: ids, with_suspended: true },
  )
}
