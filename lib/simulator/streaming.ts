import { covers } from './rules/scopes'
import { homeHas, listHas, publicHas, tagHas } from './rules/timelines'
import { viewOf, type Server } from './server'
import { mapIds } from './software/ids'
import { withoutFields } from './software/without-fields'
import { statusOut } from './serialize/status'
import { foldTag } from './store/fold-tag'
import type { List, Status, Token } from './store/model'

/** A stream with its argument. */
export interface Channel {
  readonly stream: string
  readonly list?: string
  readonly tag?: string
}

/** An open socket (or event source) on the server side. */
export interface Peer {
  readonly token: Token
  readonly channels: Map<string, Channel>
  send(text: string): void
  close(code: number, reason: string): void
  /** Open, but nothing reaches it any more. */
  dead: boolean
}

/** The client side of a transport (ws, a fake socket, an event source). */
export interface Wire {
  send(text: string): void
  close(code: number, reason: string): void
}

const SHARED = /^(public|public:local|public:remote)(:media)?$|^hashtag(:local)?$/
const NAMES = /^(user|user:notification|list|direct)$/

const keyOf = (channel: Channel) => `${channel.stream}|${channel.list ?? foldTag(channel.tag ?? '')}`

/** Why a stream cannot be opened. */
export interface StreamRefusal {
  readonly error: string
  readonly status: number
}

/** Parses a JSON object; null for any other text. */
function readMessage(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** All open streams, and who gets which event. */
export class Hub {
  readonly peers = new Set<Peer>()
  /** Events of requests that are not answered yet. */
  private outbox: (() => void)[] = []
  private answering = 0

  constructor(private readonly server: () => Server) {}

  /**
   * Holds the events of `work` until `flush`: Mastodon streams a change after it has answered the request.
   */
  async afterAnswer<T>(work: () => T | Promise<T>): Promise<T> {
    this.answering += 1
    try {
      return await work()
    } finally {
      this.answering -= 1
    }
  }

  /** Sends held events. */
  flush(): void {
    const kept = this.outbox
    this.outbox = []
    for (const send of kept) send()
  }

  private send(send: () => void): void {
    if (this.answering > 0) this.outbox.push(send)
    else {
      this.flush()
      send()
    }
  }

  /** Opens a transport for a valid token. */
  open(token: Token, wire: Wire, first?: Channel): Peer {
    const peer: Peer = { token, channels: new Map(), dead: false, ...wire }
    this.peers.add(peer)
    if (first) this.subscribe(peer, first)
    return peer
  }

  end(peer: Peer): void {
    this.peers.delete(peer)
  }

  /** Handles a message of the client: subscribe or unsubscribe; others are ignored, as on Mastodon. */
  receive(peer: Peer, text: string): void {
    if (peer.dead) return
    const message = readMessage(this.server().software.decode(text))
    if (typeof message?.['stream'] !== 'string') return
    const channel: Channel = {
      stream: message['stream'],
      ...(typeof message['list'] === 'string' ? { list: message['list'] } : {}),
      ...(typeof message['tag'] === 'string' ? { tag: message['tag'] } : {}),
    }
    const { sockets } = this.server().software
    if (message['type'] === 'subscribe' && sockets.byMessage(channel)) this.subscribe(peer, channel)
    if (message['type'] === 'unsubscribe' && sockets.unsubscribes) this.unsubscribe(peer, channel)
  }

  /** Returns why a token may not stream a channel; null when it may. */
  refusal(token: Token, channel: Channel): StreamRefusal | null {
    const { stream, list, tag } = channel
    if (!SHARED.test(stream) && !NAMES.test(stream)) return { error: 'Unknown stream type', status: 400 }
    const scope = stream === 'user:notification' ? 'read:notifications' : 'read:statuses'
    if (!stream.startsWith('public') && !covers(token.scopes, scope))
      return { error: 'Access token does not have the required scopes', status: 401 }
    if (stream.startsWith('hashtag') && !tag) return { error: 'Missing tag name parameter', status: 400 }
    if (stream === 'list' && !list) return { error: 'Missing list name parameter', status: 400 }
    if (stream === 'list' && this.server().world.lists.get(list)?.accountId !== token.accountId)
      return { error: 'Not authorized to stream this list', status: 401 }
    return null
  }

  private subscribe(peer: Peer, channel: Channel): void {
    const refusal = this.refusal(peer.token, channel)
    if (!refusal) peer.channels.set(keyOf(channel), channel)
    else if (this.server().software.sockets.answers) peer.send(JSON.stringify(refusal))
  }

  private unsubscribe(peer: Peer, channel: Channel): void {
    if (!this.refusal(peer.token, channel)) peer.channels.delete(keyOf(channel))
    else if (this.server().software.sockets.answers)
      peer.send(JSON.stringify({ error: 'Error unsubscribing from channel' }))
  }

  /** Sends a payload: ids as they are, everything else as JSON inside JSON. */
  private deliver(peer: Peer, channel: Channel, event: string, payload: unknown): void {
    if (peer.dead) return
    const { faults, software } = this.server()
    const ids = { ...channel, ...(channel.list ? { list: software.encodeId(channel.list) } : {}) }
    const { accountId } = peer.token
    const stream = software.sockets.name(ids, event, accountId && software.encodeId(accountId))
    const known = withoutFields(payload, software.without)
    const own = software.ownIds ? mapIds(known, software.encodeId) : known
    const text = JSON.stringify({
      ...(stream ? { stream } : {}),
      event,
      payload: typeof own === 'string' ? own : JSON.stringify(own),
    })
    this.send(() => faults.deliver(() => peer.send(software.encode(text))))
  }

  /** Sends to every stream of an account that has `event`. */
  toAccount(accountId: string, streams: readonly string[], event: string, payload: unknown): void {
    const permitted = (token: Token) =>
      !event.startsWith('notification') || covers(token.scopes, 'read:notifications')
    for (const peer of this.peers)
      if (peer.token.accountId === accountId && permitted(peer.token))
        for (const channel of peer.channels.values())
          if (streams.includes(channel.stream)) this.deliver(peer, channel, event, payload)
  }

  /** Sends to the streams of a list. */
  toList(list: List, event: string, payload: string): void {
    for (const peer of this.peers)
      for (const channel of peer.channels.values())
        if (channel.stream === 'list' && channel.list === list.id) this.deliver(peer, channel, event, payload)
  }

  /** True when the account has any stream open. */
  hears(accountId: string): boolean {
    return [...this.peers].some((peer) => peer.token.accountId === accountId)
  }

  /** Sends to every user stream (announcements). */
  toAll(event: string, payload: (accountId: string) => unknown): void {
    const accounts = new Set([...this.peers].map((peer) => peer.token.accountId))
    for (const id of accounts) if (id !== null) this.toAccount(id, ['user'], event, payload(id))
  }

  private has(peer: Peer, channel: Channel, status: Status): boolean {
    const server = this.server()
    const { world } = server
    const now = server.clock.now()
    const id = peer.token.accountId
    const user = world.users.get(id) ?? null
    if (channel.stream === 'user') return id !== null && homeHas(world, id, status, now)
    const list = world.lists.get(channel.list)
    if (channel.stream === 'list') return list !== undefined && listHas(world, list, status, now)
    const rule = {
      local: channel.stream.includes(':local'),
      remote: channel.stream.includes(':remote'),
      onlyMedia: channel.stream.endsWith(':media'),
    }
    if (channel.stream.startsWith('public')) return publicHas(world, id, user, rule, status, now)
    if (!channel.stream.startsWith('hashtag')) return false
    return tagHas(
      world,
      id,
      user,
      foldTag(channel.tag ?? ''),
      { ...rule, any: [], all: [], none: [] },
      status,
      now,
    )
  }

  /** Returns every open channel that shows the post now. */
  audience(status: Status): { peer: Peer; channel: Channel }[] {
    return [...this.peers].flatMap((peer) =>
      [...peer.channels.values()].flatMap((channel) =>
        this.has(peer, channel, status) ? [{ peer, channel }] : [],
      ),
    )
  }

  /** Sends `update` or `status.update` to the streams that show the post. */
  status(event: 'update' | 'status.update', status: Status): void {
    for (const { peer, channel } of this.audience(status)) {
      const view = viewOf(this.server(), peer.token.accountId, SHARED.test(channel.stream))
      this.deliver(peer, channel, event, statusOut(view, status))
    }
    if (event === 'status.update' && this.server().software.sockets.followsMentions)
      for (const id of status.mentionIds)
        if (this.hears(id))
          this.toAccount(
            id,
            ['user', 'user:notification'],
            event,
            statusOut(viewOf(this.server(), id), status),
          )
  }

  /**
   * Sends `delete` to channels found by `audience` before the post was deleted, or to every socket where the
   * software does so.
   */
  gone(audience: readonly { peer: Peer; channel: Channel }[], { id, mentionIds }: Status): void {
    const { deletesUnder, followsMentions } = this.server().software.sockets
    if (deletesUnder)
      for (const peer of this.peers) {
        const under = deletesUnder.find((stream) => peer.channels.has(keyOf({ stream })))
        if (under !== undefined) this.deliver(peer, { stream: under }, 'delete', id)
      }
    else for (const { peer, channel } of audience) this.deliver(peer, channel, 'delete', id)
    if (followsMentions) for (const account of mentionIds) this.toAccount(account, ['user'], 'delete', id)
  }

  /** Closes the streams of a revoked token. */
  kill(tokenId: string): void {
    for (const peer of this.peers)
      if (peer.token.id === tokenId) {
        this.peers.delete(peer)
        peer.close(1000, '')
      }
  }

  /**
   * Closes all sockets: 'clean' with a close frame, 'silent' without any sign (they look open but carry
   * nothing).
   */
  drop(how: 'clean' | 'silent'): void {
    for (const peer of this.peers) {
      if (how === 'silent') peer.dead = true
      else {
        this.peers.delete(peer)
        peer.close(1001, 'going away')
      }
    }
  }
}
