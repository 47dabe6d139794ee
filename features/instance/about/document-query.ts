import { queryOptions } from '@tanstack/react-query'
import { toText } from '@/lib/html/to-text'
import { apiSegment, isApiError } from '@/lib/http'
import { serverDocumentDto, type ServerDocument } from '@/schemas/server/instance'
import { instanceKeys } from '../keys'
import type { InstanceNeeds } from '../queries'

/** Time in ms during which a text is not requested again. */
const FRESH_TIME = 60 * 60_000

export type DocumentName = 'extended_description' | 'privacy_policy' | 'terms_of_service'

/** A text about the server; null = it does not publish one. `date`: the day from which the terms apply. */
export const documentQuery = ({ http }: InstanceNeeds, name: DocumentName, date?: string) =>
  queryOptions({
    queryKey: instanceKeys.document(name, date),
    staleTime: FRESH_TIME,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<ServerDocument | null> => {
      const path = `/api/v1/instance/${name}${date === undefined ? '' : `/${apiSegment(date)}`}`
      try {
        const { data } = await http.request(path, { schema: serverDocumentDto, signal })
        return toText(data.content).trim() === '' ? null : data
      } catch (error) {
        if (isApiError(error, 'notFound', 'invalid')) return null
        throw error
      }
    },
  })
