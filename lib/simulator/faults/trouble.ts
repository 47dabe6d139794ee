import type { Account } from '../store/model'
import { corsHeaders } from '../cors'
import { networkError, type Matcher } from './faults'
import { HOME, oldestOfHome } from '../rules/timelines'
import type { Server } from '../server'

/** How often a fault applies; default once. */
interface Times {
  readonly times?: number
}

/** Held answers. */
interface Held {
  /** Number of waiting answers. */
  readonly count: number
  /** Releases all, in the order of `order` (positions; default first in, first out), and stops holding. */
  release(order?: readonly number[]): void
}

/** Faults set by a test. Each function returns the one that removes the fault. */
export interface Trouble {
  /** Answers with a status and a body instead of running the handler. */
  refuse(matcher: Matcher, status: number, body?: unknown, times?: Times): () => void
  /** Runs the handler, then breaks the connection. */
  loseAnswer(matcher: Matcher, times?: Times): () => void
  /** Breaks the connection before the handler runs. */
  loseRequest(matcher: Matcher, times?: Times): () => void
  /** Breaks all connections until it is switched off. */
  offline(on: boolean): void
  /** Answers after `ms` of real time. */
  delay(matcher: Matcher, ms: number, times?: Times): () => void
  /** Runs the handler but holds the answers until they are released, in any order. */
  hold(matcher: Matcher): Held
  /** Answers 429 with headers; `seconds` until the limit ends. */
  rateLimit(matcher: Matcher, seconds: number, times?: Times): () => void
  /** Answers with an HTML page, as a proxy does. */
  htmlError(matcher: Matcher, status: number, times?: Times): () => void
  /**
   * Replaces one item of a list in the answer (`path` to it, such as 'accounts'; default the answer itself).
   */
  malformItem(matcher: Matcher, at: number, item?: unknown, path?: string): () => void
  /** Changes the JSON of an answer. */
  rewrite(matcher: Matcher, change: (body: never) => unknown, times?: Times): () => void
  /** Unfavourite and unreblog answer with the old count. */
  lagCounts(on: boolean): void
  /** Rebuilds the home of an account, which becomes shorter; its next `answers` answers say so (206). */
  homeBuilding(acct: string, answers: number): void
  /**
   * Uploads are processed for `ms` of the clock or for `polls` requests, and then may fail. Default: videos,
   * audio and GIFs for one request.
   */
  media(how: { ms?: number; polls?: number; fails?: boolean }): void
  /** Merges accepted notification requests only when the returned function is called. */
  holdMerging(): () => void
  /** Closes every socket: cleanly, or silently so that it looks open. */
  dropSockets(how?: 'clean' | 'silent'): void
  /** Holds stream messages until they are released, in the order of `order`. */
  holdStream(): { release(order?: (count: number) => readonly number[]): void }
  /** Sends raw text over every open socket. */
  sendRaw(text: string): void
  /** Enforces the rate limits that are otherwise only reported. */
  enforceLimits(on: boolean): void
  /** Removes all faults. */
  calm(): void
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

function replaceItem(body: unknown, path: string, at: number, item: unknown): unknown {
  if (path === '')
    return Array.isArray(body) && body.length > 0 ? body.with(Math.min(at, body.length - 1), item) : body
  const [head = '', ...rest] = path.split('.')
  const object = body as Record<string, unknown>
  return { ...object, [head]: replaceItem(object[head], rest.join('.'), at, item) }
}

export function createTrouble(server: Server, account: (acct: string) => Account): Trouble {
  const { faults, hub } = server
  const instead = (matcher: Matcher, make: () => Response, how?: Times) =>
    faults.add(matcher, { before: () => Promise.resolve(make()) }, how?.times ?? 1)
  const change = (matcher: Matcher, edit: (body: never) => unknown, how?: Times) =>
    faults.add(
      matcher,
      {
        after: async (response) => {
          const body = edit((await response.json()) as never)
          const headers = new Headers(response.headers)
          headers.delete('content-length')
          return new Response(JSON.stringify(body), { status: response.status, headers })
        },
      },
      how?.times ?? 1,
    )
  return {
    refuse: (matcher, status, body = { error: 'Refused' }, how) =>
      instead(matcher, () => json(body, status), how),
    loseAnswer: (matcher, how) =>
      faults.add(
        matcher,
        {
          after: () => {
            throw networkError()
          },
        },
        how?.times ?? 1,
      ),
    loseRequest: (matcher, how) =>
      faults.add(
        matcher,
        {
          before: () => Promise.reject(networkError()),
        },
        how?.times ?? 1,
      ),
    offline: (on) => {
      faults.offline = on
      if (on) hub.drop('silent')
    },
    delay: (matcher, ms, how) =>
      faults.add(
        matcher,
        { after: (response) => new Promise((resolve) => setTimeout(() => resolve(response), ms)) },
        how?.times ?? 1,
      ),
    hold: (matcher) => {
      const waiting: (() => void)[] = []
      const stop = faults.add(
        matcher,
        { after: (response) => new Promise((resolve) => waiting.push(() => resolve(response))) },
        Number.POSITIVE_INFINITY,
      )
      return {
        get count() {
          return waiting.length
        },
        release: (order = [...waiting.keys()]) => {
          stop()
          const all = waiting.splice(0)
          for (const at of order) all[at]?.()
        },
      }
    },
    rateLimit: (matcher, seconds, how) =>
      instead(
        matcher,
        () =>
          json({ error: 'Too many requests' }, 429, {
            'x-ratelimit-limit': '300',
            'x-ratelimit-remaining': '0',
            'x-ratelimit-reset': new Date(server.clock.now() + seconds * 1000).toISOString(),
            ...corsHeaders('/api/', server.software),
          }),
        how,
      ),
    htmlError: (matcher, status, how) =>
      instead(
        matcher,
        () =>
          new Response(
            `<html><head><title>${status}</title></head><body><center><h1>${status}</h1></center></body></html>`,
            {
              status,
              headers: { 'content-type': 'text/html' },
            },
          ),
        how,
      ),
    malformItem: (matcher, at, item = { id: null }, path = '') =>
      change(matcher, (body) => replaceItem(body, path, at, item)),
    rewrite: change,
    lagCounts: (on) => {
      faults.lagCounts = on
    },
    homeBuilding: (acct, answers) => {
      const { id } = account(acct)
      faults.building.set(id, answers)
      const oldest = oldestOfHome(server.world, id, HOME.rebuilt)
      if (answers > 0 && oldest !== null) server.homes.set(id, oldest)
    },
    media: ({ ms = 0, polls = 0, fails = false }) => {
      faults.mediaProcessing = ms
      faults.mediaPolls = polls
      faults.mediaFails = fails
    },
    holdMerging: () => {
      faults.merging = []
      return () => faults.finishMerging()
    },
    dropSockets: (how = 'clean') => hub.drop(how),
    holdStream: () => {
      faults.holdStream()
      return { release: (order) => faults.releaseStream(order) }
    },
    sendRaw: (text) => {
      for (const peer of hub.peers) peer.send(text)
    },
    enforceLimits: (on) => {
      faults.enforceLimits = on
    },
    calm: () => faults.clear(),
  }
}
