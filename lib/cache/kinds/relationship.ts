import { relationshipsDto } from '@/schemas/accounts/relationship'
import { apiPath, type HttpReader } from '@/lib/http'
import { normaliseRelationships } from '../normalise'
import { defineKind } from './kind'
import { requestRows } from './request-rows'

const many = (http: HttpReader, ids: string[]) =>
  requestRows(
    http,
    apiPath('accounts', 'relationships'),
    relationshipsDto,
    (dtos) => normaliseRelationships(dtos).rows,
    { id: ids, with_suspended: true },
  )

export const relationshipKind = defineKind({
  name: 'relationship',
  // Lists do not include relationships, so a stored one would stay outdated.
  stored: () => undefined,
  requests: {
    wait: 500,
    signedInOnly: true,
    one: (http, id) => many(http, [id]),
    batch: { limit: 40, many },
  },
})
