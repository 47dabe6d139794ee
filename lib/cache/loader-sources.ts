import type * as z from 'zod/mini'
import { accountDto, accountsDto } from '@/schemas/account'
import type { Kind } from '@/schemas/entities'
import { pollDto } from '@/schemas/poll'
import { relationshipsDto } from '@/schemas/relationship'
import { statusDto, statusesDto } from '@/schemas/status'
import type { Answer, Http } from '@/lib/http'
import type { Row } from './row'
import {
  splitAccount,
  splitAccounts,
  splitPoll,
  splitRelationships,
  splitStatus,
  splitStatuses,
} from './split'

interface Source {
  many: (http: Http, ids: string[]) => Promise<{ rows: Row[]; sent: number }>
  one: (http: Http, id: string) => Promise<{ rows: Row[]; sent: number }>
}

const ask = async <S extends z.core.$ZodType>(
  http: Http,
  path: string,
  schema: S,
  rows: (data: z.output<S>) => Row[],
  ids?: string[],
  more?: { with_suspended: true },
) => {
  const query = ids && { id: ids, ...more }
  const answer: Answer<z.output<S>> = await http.request(path, { schema, ...(query && { query }) })
  return { rows: rows(answer.data), sent: answer.sent }
}

const path = (...parts: string[]) => `/api/v1/${parts.map(encodeURIComponent).join('/')}`

/** How entities of each kind are asked for. */
export const SOURCES: Record<Kind, Source> = {
  status: {
    many: (http, ids) => ask(http, path('statuses'), statusesDto, (dtos) => splitStatuses(dtos).rows, ids),
    one: (http, id) => ask(http, path('statuses', id), statusDto, (dto) => splitStatus(dto).rows),
  },
  account: {
    many: (http, ids) => ask(http, path('accounts'), accountsDto, (dtos) => splitAccounts(dtos).rows, ids),
    one: (http, id) => ask(http, path('accounts', id), accountDto, (dto) => splitAccount(dto).rows),
  },
  relationship: {
    many: (http, ids) => relationships(http, ids),
    one: (http, id) => relationships(http, [id]),
  },
  poll: {
    // Of polls there is no plural.
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
    ids,
    { with_suspended: true },
  )
}
