/** Removes the fields that a kind of server does not have. */
export function withoutFields(value: unknown, without: readonly string[]): unknown {
  if (without.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, without))
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      without.includes(key) ? [] : [[key, withoutFields(inner, without)]],
    ),
  )
}
