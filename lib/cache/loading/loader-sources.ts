import type * as z from 'zod/mini'
import { accountDto, accountsDto } from '@/schemas/account'
import type { Kind } from '@/schemas/entities'
import { pollDto } from '@/schemas/poll'
import { relationshipsDto } from '@/schemas/relationship'
import { statusDto, statusesDto } from '@/schemas/status'
import { apiSegment, type Answer, type Http, type Query } from '@/lib/http'
import type { Row } from '../row'
import {
  splitAccount,
  splitAccounts,
  splitPoll,
  splitRelationships,
  splitStatus,
  splitStatuses,
} from '../split'

/** The parameter for several ids: `id` on Mastodon, `ids` on Pleroma and Akkoma. */
export type Plural = 'id' | 'ids'

interface Source {
  many: (http: Http, ids: string[], plural: Plural) => Promise<{ rows: Row[]; sent: number }>
  one: (http: Http, id: string) => Promise<{ rows: Row[]; sent: number }>
}

const ask = async <S extends z.core.$ZodType>(
  http: Http,
  path: string,
  schema: S,
  rows: (data: z.output<S>) => Row[],
  query?: Query,
) => {
  const answer: Answer<z.output<S>> = await http.request(path, { schema, ...(query && { query }) })
  return { rows: rows(answer.data), sent: answer.sent }
}

const path = (...parts: string[]) => `/api/v1/${parts.map(apiSegment).join('/')}`

/** The requests for entities of each kind. */
export const SOURCES: Record<Kind, Source> = {
  status: {
    many: (http, ids, plural) =>
      ask(http, path('statuses'), statusesDto, (dtos) => splitStatuses(dtos).rows, { [plural]: ids }),
    one: (http, id) => ask(http, path('statuses', id), statusDto, (dto) => splitStatus(dto).rows),
  },
  account: {
    many: (http, ids, plural) =>
      ask(http, path('accounts'), accountsDto, (dtos) => splitAccounts(dtos).rows, { [plural]: ids }),
    one: (http, id) => ask(http, path('accounts', id), accountDto, (dto) => splitAccount(dto).rows),
  },
  relationship: {
    many: (http, ids) => relationships(http, ids),
    one: (http, id) => relationships(http, [id]),
  },
  poll: {
    // There is no batch request for polls.
    many: (http, [id = '']) => ask(http, path('polls', id), pollDto, (dto) => splitPoll(dto).rows),
    one: (http, id) => ask(http, path('polls', id), pollDto, (dto) => splitPoll(dto).rows),
  },
}

function relationships(http: Http, ids: string[]) {
  return ask(
    http,
    path('accounts', 'relationships'),
    relationshipsDto,
    (dtos) => splitRelationships(dtos).rows,
    { id: ids, with_suspended: true },
  )
}
