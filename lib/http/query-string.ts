type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type QueryParams = Readonly<Record<string, QueryValue>>

/** Serialises `query` without '?'. Arrays become `key[]=a&key[]=b`; null and undefined are omitted. */
export function queryString(query: QueryParams): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (typeof value === 'object') for (const item of value) params.append(`${key}[]`, String(item))
    else params.append(key, String(value))
  }
  return params.toString()
}
