import { covers } from './rules/scopes'
import { homeHas, listHas, publicHas, tagHas } from './rules/timelines'
import { viewOf, type Server } from './server'
import { statusOut } from './serialize/status'
import type { Status, Token } from './store/model'

/** A stream with its argument. */
export interface Channel {
  readonly stream: string
  readonly list?: string
  readonly tag?: string
}

/** One open socket (or event source) as the server sees it. */
export interface Peer {
  readonly token: Token
  readonly channels: Map<string, Channel>
  send(text: string): void
  close(code: number, reason: string): void
  /** Stays open but nothing reaches it any more. */
  dead: boolean
}

/** What a door (ws, a fake socket, an event source) provides. */
export interface Wire {
  send(text: string): void
  close(code: number, reason: string): void
}

const SHARED = /^(public|public:local|public:remote)(:media)?$|^hashtag(:local)?$/
const NAMES = /^(user|user:notification|list|direct)$/

const keyOf = (channel: Channel) => `${channel.stream}|${channel.list ?? channel.tag?.toLowerCase() ?? ''}`

const nameOf = (channel: Channel): string[] => {
  const argument = channel.list ?? channel.tag
  return argument === undefined ? [channel.stream] : [channel.stream, argument]
}

/** Everything open, and who gets what. */
export class Hub {
  readonly peers = new Set<Peer>()

  constructor(private readonly server: () => Server) {}

  /** Opens a wire for a token; the caller has checked that the token is good. */
  open(token: Token, wire: Wire, first?: Channel): Peer {
    const peer: Peer = { token, channels: new Map(), dead: false, ...wire }
    this.peers.add(peer)
    if (first) this.subscribe(peer, first)
    return peer
  }

  end(peer: Peer): void {
    this.peers.delete(peer)
  }

  /** A message of the client: subscribe or unsubscribe; anything else is ignored, as the real server does. */
  receive(peer: Peer, text: string): void {
    if (peer.dead) return
    let message: { type?: unknown; stream?: unknown; list?: unknown; tag?: unknown }
    try {
      message = JSON.parse(text) as typeof message
    } catch {
      return
    }
    if (typeof message.stream !== 'string') return
    const channel: Channel = {
      stream: message.stream,
      ...(typeof message.list === 'string' ? { list: message.list } : {}),
      ...(typeof message.tag === 'string' ? { tag: message.tag } : {}),
    }
    if (message.type === 'subscribe') this.subscribe(peer, channel)
    if (message.type === 'unsubscribe') peer.channels.delete(keyOf(channel))
  }

  private subscribe(peer: Peer, channel: Channel): void {
    const refuse = (error: string, status: number) => peer.send(JSON.stringify({ error, status }))
    const scope = channel.stream === 'user:notification' ? 'read:notifications' : 'read:statuses'
    if (!SHARED.test(channel.stream) && !NAMES.test(channel.stream)) return refuse('Unknown stream type', 400)
    if (!covers(peer.token.scopes, scope))
      return refuse('Access token does not have the required scopes', 401)
    if (
      channel.stream === 'list' &&
      this.server().world.lists.get(channel.list)?.accountId !== peer.token.accountId
    )
      return refuse('Not authorized to stream this list', 404)
    if (channel.stream.startsWith('hashtag') && !channel.tag) return refuse('Missing tag name parameter', 400)
    peer.channels.set(keyOf(channel), channel)
  }

  private deliver(peer: Peer, channel: Channel, event: string, payload: string): void {
    if (peer.dead) return
    const { faults, software } = this.server()
    const text = JSON.stringify({ stream: nameOf(channel), event, payload })
    faults.deliver(() => peer.send(software.encode(text)))
  }

  /** Sends to every stream of an account that carries `event`. */
  toAccount(accountId: string, streams: readonly string[], event: string, payload: unknown): void {
    const permitted = (token: Token) =>
      !event.startsWith('notification') || covers(token.scopes, 'read:notifications')
    for (const peer of this.peers)
      if (peer.token.accountId === accountId && permitted(peer.token))
        for (const channel of peer.channels.values())
          if (streams.includes(channel.stream))
            this.deliver(
              peer,
              channel,
              event,
              typeof payload === 'string' ? payload : JSON.stringify(payload),
            )
  }

  /** Sends to everybody's user stream (announcements). */
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
      channel.tag?.toLowerCase() ?? '',
      { ...rule, any: [], all: [], none: [] },
      status,
      now,
    )
  }

  /** Every open channel that shows the post right now. */
  audience(status: Status): { peer: Peer; channel: Channel }[] {
    return [...this.peers].flatMap((peer) =>
      [...peer.channels.values()].flatMap((channel) =>
        this.has(peer, channel, status) ? [{ peer, channel }] : [],
      ),
    )
  }

  /** `update` or `status.update` to whoever shows the post. */
  status(event: 'update' | 'status.update', status: Status): void {
    for (const { peer, channel } of this.audience(status)) {
      const view = viewOf(this.server(), peer.token.accountId, SHARED.test(channel.stream))
      this.deliver(peer, channel, event, JSON.stringify(statusOut(view, status)))
    }
  }

  /** `delete` to channels found by `audience` before the post went. */
  gone(audience: readonly { peer: Peer; channel: Channel }[], id: string): void {
    for (const { peer, channel } of audience) this.deliver(peer, channel, 'delete', id)
  }

  /** Closes what a revoked token has open. */
  kill(tokenId: string): void {
    for (const peer of this.peers)
      if (peer.token.id === tokenId) {
        this.peers.delete(peer)
        peer.close(1000, '')
      }
  }

  /** Ends all sockets: 'clean' with a close frame, 'silent' without any sign (they look open but carry nothing). */
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
