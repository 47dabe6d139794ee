import type * as z from 'zod/mini'
import type { HttpReader, ParsedAnswer, QueryParams } from '@/lib/http'
import type { EntityRow } from '../row'
import type { LoadedRows } from './kind'

/** Requests entities; `rows` normalises the answer. */
export async function requestRows<S extends z.core.$ZodType>(
  http: HttpReader,
  path: string,
  schema: S,
  rows: (data: z.output<S>) => EntityRow[],
  query?: QueryParams,
): Promise<LoadedRows> {
  const answer: ParsedAnswer<z.output<S>> = await http.request(path, { schema, ...(query && { query }) })
  return { rows: rows(answer.data), sent: answer.sent }
}
