import { channelKey, ssePath, type Channel } from '../channel'
import { readEvent } from '../parse'
import { createSseReader } from './sse'
import { streamingAddress } from './streaming-address'
import type { Transport, TransportEvents } from './transport'

/** Mastodon sends a heartbeat every 15 s. */
const SILENCE_LIMIT = 60_000
/** Browsers open at most six connections per host over HTTP/1.1, and other requests need the rest. */
const MAX_CHANNELS = 3

const httpUrl = (base: string) => streamingAddress(base, 'http:', 'https:').replace(/\/$/, '')

/**
 * Reads server-sent events by fetch, for tokens that cannot be a subprotocol: one request per channel, at
 * most three. Opens with the channels wanted now. A refused channel is left out; when one ends, or none is
 * left, all are closed.
 */
export function openSseTransport(
  base: string,
  token: string,
  fetch: (request: Request) => Promise<Response>,
  events: TransportEvents,
): Transport {
  const running = new Map<string, AbortController>()
  const refused = new Set<string>()
  let open = false
  let done = false

  const fail = () => {
    if (done) return
    close()
    events.closed()
  }
  const close = () => {
    done = true
    for (const abort of running.values()) abort.abort()
    running.clear()
  }

  async function follow(channel: Channel, abort: AbortController) {
    const request = new Request(`${httpUrl(base)}/${ssePath(channel)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: abort.signal,
      credentials: 'omit',
      redirect: 'error',
    })
    const response = await fetch(request)
    if (abort.signal.aborted) return
    if (response.status >= 400 && response.status < 500 && response.status !== 429 && running.size > 1) {
      const key = channelKey(channel)
      running.delete(key)
      refused.add(key)
      events.refused(channel)
      return
    }
    if (!response.ok || !response.body) throw new Error(`stream answered ${response.status}`)
    if (!open) {
      open = true
      events.opened()
    }
    const feed = createSseReader(({ event, data }) => {
      const read = readEvent(event, data)
      if (read && !done) events.frame({ kind: 'event', stream: [], event: read }, channel)
    })
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (abort.signal.aborted) return
      events.received()
      feed(decoder.decode(part.value, { stream: true }))
    }
    throw new Error('stream ended')
  }

  return {
    answersEach: true,
    maxSilence: SILENCE_LIMIT,
    subscribe: (channel) => {
      const key = channelKey(channel)
      if (done || refused.has(key)) return false
      if (running.has(key)) return true
      if (running.size >= MAX_CHANNELS) return false
      const abort = new AbortController()
      running.set(key, abort)
      follow(channel, abort).catch(() => {
        if (!abort.signal.aborted) fail()
      })
      return true
    },
    unsubscribe: (channel) => {
      const key = channelKey(channel)
      running.get(key)?.abort()
      running.delete(key)
    },
    close,
  }
}
