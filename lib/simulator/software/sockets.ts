import type { Channel } from '../streaming'

/** How a kind of server speaks over its streams. */
export interface SocketDialect {
  /** The same streams are open answers too (server-sent events). */
  readonly events: boolean
  /** Streams that a message on an open socket can subscribe to; those in the address can be more. */
  readonly byMessage: (channel: Channel) => boolean
  readonly unsubscribes: boolean
  /** A refused subscription is answered; otherwise it is ignored without a word. */
  readonly answers: boolean
  /** Mutes and blocks send a `delete` for each row of a feed that they hide. */
  readonly clearsFeeds: boolean
  /** Whoever a post mentions gets its edits and its deletion, whether home shows it or not. */
  readonly followsMentions: boolean
  /**
   * A deletion goes to every open socket, once, under the first of these streams that it has subscribed to. Null: to each stream that
   * showed the post.
   */
  readonly deletesUnder: readonly string[] | null
  /** What a frame says of its stream; null: nothing. */
  readonly name: (channel: Channel, event: string, accountId: string | null) => string[] | null
}

const listed = (channel: Channel) => channel.list ?? channel.tag
const named = (channel: Channel): string[] => {
  const argument = listed(channel)
  return argument === undefined ? [channel.stream] : [channel.stream, argument]
}
/** Stream and argument in one text. */
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

/** Pleroma 2.6 and later names streams as Mastodon does, but not of a deletion. */
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

/** Akkoma, lib/pleroma/web/streamer.ex and websocket_handler.ex: frames name the topic inside the server, notifications the stream. */
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
