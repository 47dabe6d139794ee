import type { Channel } from '../channel'
import { parseFrame } from '../parse'
import { streamingAddress } from './streaming-address'
import type { OpenSocket, Transport, TransportEvents } from './transport'

/**
 * Longest silence in ms before the connection counts as dead. After five minutes, a new handshake is worth
 * its cost.
 */
const SILENCE_LIMIT = 5 * 60_000

/**
 * True when the token can be a WebSocket subprotocol. RFC 6455 requires an HTTP token, which rules out '=',
 * '/' and ':'.
 */
export const isSubprotocol = (token: string): boolean => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(token)

/** Opens one multiplexed socket. Throws what `openSocket` throws. */
export function openSocketTransport(
  base: string,
  token: string,
  openSocket: OpenSocket,
  events: TransportEvents,
): Transport {
  const socket = openSocket(streamingAddress(base, 'ws:', 'wss:'), [token])
  let open = false
  let done = false
  const fail = () => {
    if (done) return
    done = true
    events.closed()
  }
  // Ignore late events of a socket that was given up.
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
      events.received()
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
    maxSilence: SILENCE_LIMIT,
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
