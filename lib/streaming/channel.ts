/** A stream of the multiplexed socket, e.g. `{ stream: 'hashtag', tag: 'cats' }` (api-facts 6). */
export interface Channel {
  readonly stream: string
  readonly list?: string
  readonly tag?: string
}

/** One text per stream and argument; tags are compared without case, as servers do. */
export const channelKey = ({ stream, list, tag }: Channel): string =>
  JSON.stringify([stream, list ?? tag?.toLowerCase() ?? null])

/** Streams whose own name has two parts. */
const TWO_PARTS = new Set(['user:notification', 'user:pleroma_chat'])

/** The name and argument of a stream, where a server joins both: `user:<id>`, `list:<id>`, `hashtag:<tag>`. */
function splitName(stream: string): readonly [stream: string, argument?: string] {
  const [, name, argument = ''] = /^(user|direct|list|hashtag):(.+)$/s.exec(stream) ?? []
  if (name === undefined) return [stream]
  const [first = ''] = argument.split(':')
  if (TWO_PARTS.has(`${name}:${first}`)) return [`${name}:${first}`]
  // Whose home it is goes without saying: the socket belongs to one account.
  return name === 'user' || name === 'direct' ? [name] : [name, argument]
}

/**
 * The key of the channel that a frame names by `[stream, argument?]`, or null when it names none. Akkoma and GoToSocial
 * write both into one.
 */
export function frameKey([said, more]: readonly string[]): string | null {
  if (said === undefined) return null
  const [stream, argument] = more === undefined ? splitName(said) : [said, more]
  const tag = stream.startsWith('hashtag')
  return JSON.stringify([stream, argument === undefined ? null : tag ? argument.toLowerCase() : argument])
}

/** Where the same stream is told by server-sent events: the path below /api/v1/streaming/, with its query. */
export function ssePath({ stream, list, tag }: Channel): string {
  const media = stream.endsWith(':media')
  const name = (media ? stream.slice(0, -':media'.length) : stream).replace(':', '/')
  const query = new URLSearchParams()
  if (media) query.set('only_media', 'true')
  if (list !== undefined) query.set('list', list)
  if (tag !== undefined) query.set('tag', tag)
  return query.size > 0 ? `${name}?${query}` : name
}
