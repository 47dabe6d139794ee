import type { Channel } from '../streaming'

/** The streaming protocol of a kind of server. */
export interface SocketDialect {
  /** The same streams are available as server-sent events. */
  readonly events: boolean
  /** Streams that a message on an open socket can subscribe to; its URL may accept more. */
  readonly byMessage: (channel: Channel) => boolean
  readonly unsubscribes: boolean
  /** Refused subscriptions are answered; otherwise silently ignored. */
  readonly answers: boolean
  /** Mutes and blocks send a `delete` for each hidden row of a feed. */
  readonly clearsFeeds: boolean
  /** Mentioned accounts get edits and deletions of a post, whether home shows it or not. */
  readonly followsMentions: boolean
  /**
   * A deletion goes once to every open socket, under the first of these streams it has subscribed to. Null:
   * to each stream that showed the post.
   */
  readonly deletesUnder: readonly string[] | null
  /** The stream names in a frame; null = none. */
  readonly name: (channel: Channel, event: string, accountId: string | null) => string[] | null
}

const listed = (channel: Channel) => channel.list ?? channel.tag
const named = (channel: Channel): string[] => {
  const argument = listed(channel)
  return argument === undefined ? [channel.stream] : [channel.stream, argument]
}
/** Joins stream and argument. */
const joined = (channel: Channel): string => named(channel).join(':')

export const MASTODON_SOCKETS: SocketDialect = {
  events: true,
  byMessage: () => true,
  unsubscribes: true,
  answers: true,
  clearsFeeds: true,
  followsMentions: true,
  deletesUnder: null,
  name: named,
}

const GOTOSOCIAL_STREAMS = ['public:local', 'public', 'user', 'direct', 'list']

/** superseriousbusiness/gotosocial, internal/stream and internal/api/client/streaming. */
export const GOTOSOCIAL_SOCKETS: SocketDialect = {
  events: false,
  byMessage: ({ stream }) => GOTOSOCIAL_STREAMS.includes(stream),
  unsubscribes: true,
  answers: false,
  clearsFeeds: false,
  followsMentions: false,
  deletesUnder: GOTOSOCIAL_STREAMS,
  name: (channel) => [joined(channel)],
}

/** Pleroma 2.6 and later names streams as Mastodon does, but not for deletions. */
export const PLEROMA_SOCKETS: SocketDialect = {
  events: false,
  byMessage: () => true,
  unsubscribes: true,
  answers: false,
  clearsFeeds: false,
  followsMentions: false,
  deletesUnder: null,
  name: (channel, event) => (event === 'delete' ? null : named(channel)),
}

const AKKOMA_STREAMS = /^(public(:local)?(:media)?|user|user:notification|direct)$/
const PERSONAL = /^(user|user:notification|direct)$/

/**
 * Akkoma, lib/pleroma/web/streamer.ex and websocket_handler.ex: frames name the internal topic, notifications
 * the stream.
 */
export const AKKOMA_SOCKETS: SocketDialect = {
  ...PLEROMA_SOCKETS,
  byMessage: ({ stream }) => AKKOMA_STREAMS.test(stream),
  unsubscribes: false,
  name: (channel, event, accountId) => {
    if (event === 'delete') return null
    if (event === 'notification') return [channel.stream]
    return [PERSONAL.test(channel.stream) ? `${channel.stream}:${accountId ?? ''}` : joined(channel)]
  },
}
