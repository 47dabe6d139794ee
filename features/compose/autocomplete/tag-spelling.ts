/** True when equal except for case; accents count. */
export const sameTag = (a: string, b: string): boolean =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** Returns each hashtag once, as it is spelled first. */
export const uniqueTags = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => sameTag(other, name)) === at)

const hasCapitals = (text: string): boolean => text !== text.toLowerCase()

/**
 * Returns at most `limit` hashtags that begin with `query`: those the server found, then those from the author's
 * history. Hashtags that the author used before keep their spelling.
 */
export function mergeTags(
  query: string,
  found: readonly string[],
  history: readonly string[],
  limit: number,
): string[] {
  const prefix = query.toLowerCase()
  const names = found.map((name) => history.find((own) => sameTag(own, name)) ?? name)
  for (const own of history) {
    if (names.length >= limit) break
    if (own.toLowerCase().startsWith(prefix) && !names.some((name) => sameTag(name, own))) names.push(own)
  }
  return uniqueTags(names).slice(0, limit)
}

/**
 * The tag as it is written when `name` is chosen after `query` was typed: capitals that were typed are kept, and so are the
 * accents and capitals of the name beyond them.
 */
export function spelledTag(query: string, name: string): string {
  if (!hasCapitals(query)) return name
  return sameTag(name.slice(0, query.length), query) ? query + name.slice(query.length) : name
}
