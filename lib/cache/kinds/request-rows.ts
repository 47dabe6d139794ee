import type * as z from 'zod/mini'
import { apiSegment, type HttpReader, type ParsedAnswer, type QueryParams } from '@/lib/http'
import type { EntityRow } from '../row'
import type { LoadedRows } from './kind'

/** Returns a path of the API made of segments. */
export const apiPath = (...parts: string[]) => `/api/v1/${parts.map(apiSegment).join('/')}`

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
