import type { Table } from '../store/table'
import { me, pathParam, type Call } from './call'
import { found, notFound } from './refusal'

/**
 * Returns the record with an id, by default that in the path. Throws 404 when there is none, and when it belongs to another
 * account.
 */
export function ownRecord<T extends { readonly id: string; readonly accountId: string }>(
  call: Call,
  table: Pick<Table<T>, 'get'>,
  id = pathParam(call),
): T {
  const record = found(table.get(id))
  if (record.accountId !== me(call)) throw notFound()
  return record
}
