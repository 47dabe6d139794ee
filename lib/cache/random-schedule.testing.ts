import { QueryClient } from '@tanstack/react-query'
import type { Status } from '@/schemas/entities'
import { ApiError, type ParsedAnswer, type Http } from '@/lib/http'
import { EntityCache, type Change } from './entity-cache'
import { entityMutation } from './optimistic/entity-mutation'
import { createMutations } from './optimistic/create-mutations'
import { SKIPPED } from './optimistic/optimistic'
import type { Patch, EntityRow } from './row'
import { A, S, withBookmark, withFavourite, withReblog } from './samples.testing'

// Test helper: a random schedule of toggles, reads, edits, streamed payloads and failures of one status, in
// virtual time, against a small model of a server.

type Flag = 'favourited' | 'bookmarked' | 'reblogged'
const FLAGS: readonly Flag[] = ['favourited', 'bookmarked', 'reblogged']
const COUNTS = ['favourites_count', 'reblogs_count'] as const
const PATCH: Record<Flag, (on: boolean) => Patch<'status'>> = {
  favourited: withFavourite,
  bookmarked: withBookmark,
  reblogged: withReblog,
}
const STAMPS = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z', '2026-01-01T00:00:02.000Z']

export interface Faults {
  /** Others favourite and boost as well, so counts are certain only after a read. */
  others: boolean
  /** Half of the answers to unfavourite and unboost have the old count. */
  lag: boolean
  /** Uses the mutations of a QueryClient, with scopes and skipped requests, instead of a plain queue. */
  mutations?: boolean
}

export interface Outcome {
  /** Number of times that a flag showed neither the last intention nor the server's last answer. */
  flicker: number
  /** Fields that differ from the server at the end. */
  wrong: string[]
  /** Entities with changes in flight at the end. */
  leak: number
}

interface Toggle {
  flag: Flag
  on: boolean
}

const randomOf = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 2 ** 32
}

/** The events of a schedule, in virtual time. */
class Agenda {
  #queue: { at: number; run: () => void }[] = []
  #now = 0
  after(delay: number, run: () => void) {
    const at = this.#now + delay
    const place = this.#queue.findIndex((event) => event.at > at)
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, { at, run })
  }
  async play(afterEach: () => void | Promise<void>) {
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      this.#now = event.at
      event.run()
      const pause = afterEach()
      if (pause) await pause
    }
  }
}

/** Runs the schedule of `seed` and returns the result. */
export async function playSchedule(seed: number, faults: Faults): Promise<Outcome> {
  const random = randomOf(seed)
  const agenda = new Agenda()
  const client = new QueryClient()
  const cache = new EntityCache(client, () => 0)
  let server = {
    id: S('1'),
    account: A('a'),
    content: 'v0',
    edited_at: null as string | null,
    favourited: random() < 0.5,
    favourites_count: 3,
    bookmarked: false,
    reblogged: random() < 0.5,
    reblogs_count: 1,
  } as Status
  let edits = 0
  const rows = (data: Partial<Status>): EntityRow[] => [
    { kind: 'status', id: S('1'), data: { ...data } as Status },
  ]
  const read = () => cache.read('status', S('1')) as Status
  cache.ingest(rows(server), cache.tick())

  const settled: Partial<Record<Flag, boolean>> = {}
  const open: Toggle[] = []
  const waiting: (() => void)[] = []
  let busy = false
  let uncertain = false

  const get = () => {
    const sent = cache.tick()
    agenda.after(random() * 60, () => {
      const seen = server
      agenda.after(random() * 80, () => cache.ingest(rows(seen), sent))
    })
  }

  const next = () => {
    if (busy) return
    const job = waiting.shift()
    if (job) {
      busy = true
      job()
    } else if (uncertain) {
      uncertain = false
      get()
    }
  }

  const answerOf = (before: Status, { on }: Toggle): Partial<Status> => {
    if (!faults.lag || on || random() < 0.5) return server
    return { ...server, favourites_count: before.favourites_count, reblogs_count: before.reblogs_count }
  }

  const finish = (toggle: Toggle, change: Change, outcome: number, answer: Partial<Status>) => {
    open.splice(open.indexOf(toggle), 1)
    busy = false
    if (outcome > 0.27) {
      settled[toggle.flag] = toggle.on
      change.settle(rows(answer))
    } else {
      if (outcome > 0.2) {
        delete settled[toggle.flag]
        uncertain = true
      }
      change.abort()
    }
    next()
  }

  /** A request: on its way, its effect, and its answer. */
  const sendRequest = (made: Toggle, back: (outcome: number, answer: Partial<Status>) => void) =>
    agenda.after(random() * 60, () => {
      const outcome = random()
      const before = server
      if (outcome > 0.2) server = PATCH[made.flag](made.on)(server)
      const answer = answerOf(before, made)
      agenda.after(random() * 80, () => back(outcome, answer))
    })

  const enqueue = (made: Toggle) => {
    const change = cache.begin('status', S('1'), PATCH[made.flag](made.on))
    waiting.push(() => sendRequest(made, (outcome, answer) => finish(made, change, outcome, answer)))
    next()
  }

  const mutations = createMutations({ client, cache, http: {} as Http, refresh: get })
  const request = (made: Toggle) =>
    new Promise<ParsedAnswer<Partial<Status>>>((resolve, reject) => {
      sendRequest(made, (outcome, data) => {
        const answer = { data, status: 200, sent: cache.tick(), next: null, prev: null }
        if (outcome > 0.27) resolve({ ...answer, partial: false, refresh: null, lost: 0 })
        else reject(new ApiError({ kind: outcome > 0.2 ? 'network' : 'refused', path: '/' }))
      })
    })
  const mutate = async (made: Toggle) => {
    const { flag, on } = made
    const mutation = entityMutation({
      kind: 'status',
      id: S('1'),
      slot: flag,
      patch: PATCH[flag](on),
      request: () => request(made),
      rows,
    })
    try {
      const skipped = (await mutations.run(mutation)) === SKIPPED
      // Skipped for a later change, or because the wanted state is already there: then that state must be
      // shown.
      if (!skipped || open.findLast((item) => item.flag === flag) === made) settled[flag] = on
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'network') delete settled[flag]
    }
    open.splice(open.indexOf(made), 1)
  }

  const toggle = (flag: Flag) => {
    const made: Toggle = { flag, on: !read()[flag] }
    open.push(made)
    if (faults.mutations) void mutate(made)
    else enqueue(made)
  }

  /** A streamed payload, made now and delivered later: without viewer fields, with the current counts. */
  const broadcast = () => {
    const payload = { ...server, favourited: false, reblogged: false, bookmarked: false }
    agenda.after(random() * 90, () => cache.ingest(rows(payload), cache.tick(), { partial: true }))
  }

  const act = () => {
    const kind = random()
    if (kind < 0.5) toggle(FLAGS[Math.floor(random() * 3)] ?? 'favourited')
    else if (kind < 0.7) get()
    else if (kind < 0.82) {
      if (edits < STAMPS.length) {
        server = { ...server, content: `v${edits + 1}`, edited_at: STAMPS[edits] ?? null }
        edits += 1
      }
      broadcast()
    } else if (kind < 0.9) broadcast()
    else if (faults.others) {
      const name = COUNTS[Math.floor(random() * 2)] ?? 'favourites_count'
      server = { ...server, [name]: server[name] + 1 }
    }
  }

  let flicker = 0
  const observe = () => {
    const shown = read()
    for (const flag of FLAGS) {
      const wanted = open.findLast((item) => item.flag === flag)?.on ?? settled[flag]
      if (wanted !== undefined && shown[flag] !== wanted) flicker += 1
    }
  }

  /** Checks after Query's promises have run. */
  const checkLater = async () => {
    for (let i = 0; i < 150; i++) await Promise.resolve()
    observe()
  }
  const watch = faults.mutations ? checkLater : observe

  for (let i = 0; i < 14; i++) agenda.after(random() * 600, act)
  await agenda.play(watch)
  if (faults.others) {
    get()
    await agenda.play(watch)
  }
  const end = read()
  client.clear()
  const wrong = [...FLAGS, ...COUNTS, 'content' as const].filter((name) => end[name] !== server[name])
  return { flicker, wrong, leak: cache.openChangeCount }
}
