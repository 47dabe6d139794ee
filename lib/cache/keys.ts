import type { QueryKey } from '@tanstack/react-query'
import type { IdOf, Kind } from '@/schemas/entities'

/** The query key of an entity. */
export const entityKey = <K extends Kind>(kind: K, id: IdOf[K]) => [kind, id] as const

const HASH_LIMIT = 20_000
const hashes = new Map<Kind, Map<string, string>>()

/** The hash of `entityKey(kind, id)`, cached per id because it is needed for every read of every row. */
export function entityHash<K extends Kind>(kind: K, id: IdOf[K]): string {
  let known = hashes.get(kind)
  if (!known) hashes.set(kind, (known = new Map()))
  let hash = known.get(id)
  if (hash === undefined) {
    if (known.size >= HASH_LIMIT) known.clear()
    known.set(id, (hash = `["${kind}",${JSON.stringify(id)}]`))
  }
  return hash
}

/** Drops the cached hash of an entity that was removed. */
export const forgetHash = (kind: Kind, id: string): void => void hashes.get(kind)?.delete(id)

/** Parameters of a list. */
export type KeyParams = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>
type Part = string | KeyParams | undefined

const isGiven = (value: KeyParams[string]) =>
  value !== undefined && value !== false && (!Array.isArray(value) || value.length > 0)

const givenParams = (params: KeyParams) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => isGiven(value)))

/**
 * The key of a query that is not an entity. Parameters are part of the key; false, undefined and empty ones
 * are left out, so that `{}` and no parameters are the same list. A root must not equal a kind, whose query
 * defaults would apply.
 */
export function listKey<R extends string>(root: R extends Kind ? never : R, ...parts: Part[]): QueryKey {
  return [root, ...parts]
    .map((part) => (typeof part === 'object' ? givenParams(part) : part))
    .filter((part) => part !== undefined && (typeof part === 'string' || Object.keys(part).length > 0))
}
