/**
 * A stream of the multiplexed socket, e.g. `{ stream: 'hashtag', tag: 'cats' }` (Mastodon API documentation,
 * "streaming").
 */
export interface Channel {
  readonly stream: string
  readonly list?: string
  readonly tag?: string
}

/** Returns one key per stream and argument. Tags are case-insensitive, as on servers. */
export const channelKey = ({ stream, list, tag }: Channel): string =>
  JSON.stringify([stream, list ?? tag?.toLowerCase() ?? null])

/** Streams whose own name has two parts. */
const TWO_PARTS = new Set(['user:notification', 'user:pleroma_chat'])

/**
 * Splits the name of a stream where a server joins name and argument: `user:<id>`, `list:<id>`,
 * `hashtag:<tag>`.
 */
function splitName(stream: string): readonly [stream: string, argument?: string] {
  const [, name, argument = ''] = /^(user|direct|list|hashtag):(.+)$/s.exec(stream) ?? []
  if (name === undefined) return [stream]
  const [first = ''] = argument.split(':')
  if (TWO_PARTS.has(`${name}:${first}`)) return [`${name}:${first}`]
  // The account is redundant: the socket belongs to one account.
  return name === 'user' || name === 'direct' ? [name] : [name, argument]
}

/**
 * Returns the channel key for the `[stream, argument?]` of a frame; null when it names no stream. Akkoma and
 * GoToSocial join both into one string.
 */
export function frameKey([name, more]: readonly string[]): string | null {
  if (name === undefined) return null
  const [stream, argument] = more === undefined ? splitName(name) : [name, more]
  const tag = stream.startsWith('hashtag')
  return JSON.stringify([stream, argument === undefined ? null : tag ? argument.toLowerCase() : argument])
}

/** Returns the path of the same stream over server-sent events, below /api/v1/streaming/, with its query. */
export function ssePath({ stream, list, tag }: Channel): string {
  const media = stream.endsWith(':media')
  const name = (media ? stream.slice(0, -':media'.length) : stream).replace(':', '/')
  const query = new URLSearchParams()
  if (media) query.set('only_media', 'true')
  if (list !== undefined) query.set('list', list)
  if (tag !== undefined) query.set('tag', tag)
  return query.size > 0 ? `${name}?${query}` : name
}
