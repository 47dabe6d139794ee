import type { Channel } from './channel'
import { parseFrame } from './parse'
import type { OpenSocket, Transport, TransportEvents } from './transport'

/** Public and quiet: five minutes without a word on a visible page are worth a new handshake. */
const QUIET = 5 * 60_000

/** RFC 6455: a subprotocol is a token; access tokens with '=', '/' or ':' are none (api-facts 6). */
export const isSubprotocol = (token: string): boolean => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(token)

/** The address of the socket, from what the instance says (`wss://host`, with or without the path). */
export function socketUrl(base: string): string {
  const url = new URL(base)
  url.protocol = url.protocol === 'http:' || url.protocol === 'ws:' ? 'ws:' : 'wss:'
  if (!url.pathname.includes('/api/v1/streaming'))
    url.pathname = `${url.pathname.replace(/\/$/, '')}/api/v1/streaming`
  return url.href
}

/** One multiplexed socket. Throws what `openSocket` throws. */
export function openSocketTransport(
  base: string,
  token: string,
  openSocket: OpenSocket,
  events: TransportEvents,
): Transport {
  const socket = openSocket(socketUrl(base), [token])
  let open = false
  let done = false
  const fail = () => {
    if (done) return
    done = true
    events.closed()
  }
  // A late event of a socket that was given up must find nobody listening.
  const unlessDone = (run: (event: Event) => void) => (event: Event) => {
    if (!done) run(event)
  }
  socket.addEventListener(
    'open',
    unlessDone(() => {
      open = true
      events.opened()
    }),
  )
  socket.addEventListener(
    'message',
    unlessDone((event) => {
      events.heard()
      const data: unknown = 'data' in event ? event.data : null
      const frame = typeof data === 'string' ? parseFrame(data) : null
      if (frame) events.frame(frame, null)
    }),
  )
  socket.addEventListener('close', fail)
  socket.addEventListener('error', fail)
  const say = (type: 'subscribe' | 'unsubscribe', channel: Channel) => {
    if (open && !done) socket.send(JSON.stringify({ type, ...channel }))
  }
  return {
    answersEach: false,
    quietLimit: QUIET,
    subscribe: (channel) => {
      say('subscribe', channel)
      return true
    },
    unsubscribe: (channel) => say('unsubscribe', channel),
    close: () => {
      done = true
      socket.close()
    },
  }
}
