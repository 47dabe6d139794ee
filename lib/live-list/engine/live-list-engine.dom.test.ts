import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '@/lib/http'
import { GROUPS, randomOf, STATUSES, TestServer, type Naming } from '../list-server.testing'
import { LiveListEngine } from './live-list-engine'
import { entryKey, hasTopFailed, isGap, isId } from '../model'
import type { PageLink } from '../page'
import type { PageRequest } from '../plan-requests'
import type { FetchedPage, ListSink } from './ports'

/** A page of this server. The engine must not look into it. */
interface Box<Id> {
  readonly boxed: readonly Id[]
}

interface Sent<Id extends string> {
  readonly request: PageRequest<Id>
  readonly answer: (page: FetchedPage<Box<Id>>) => void
  readonly fail: (error: Error) => void
}

/**
 * Waits for requests, retries and notifications of the query cache, which take some turns of the event loop.
 */
async function turns(count = 4) {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A list of any kind of id, on a server that answers when the test says so. */
class Run<Id extends string> {
  readonly random: () => number
  readonly server: TestServer<Id>
  readonly client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retryDelay: 0 } },
  })
  readonly engine: LiveListEngine<Id, Box<Id>>
  /** Ids that were read into the cache, as entities of a page would be. */
  readonly cached = new Set<Id>()
  readonly gone = new Set<Id>()
  sent: Sent<Id>[] = []
  list: ListSink<Id, Box<Id>> | null = null
  connected = false
  reachable: (() => void)[] = []

  constructor(seed: number, naming: Naming<Id>, { ordered = true, compared = true } = {}) {
    this.random = randomOf(seed)
    this.server = new TestServer(
      naming,
      { ordered, links: this.chance(0.5), inclusive: false, repeatsEnd: false, limit: 10 },
      this.random,
    )
    for (let i = 0; i < 25 + this.pick(25); i += 1) this.server.publish(this.chance(0.1))
    this.engine = new LiveListEngine(this.client, ['list', seed], {
      order: compared ? naming.order : null,
      fetchPage: (request) => new Promise((answer, fail) => this.sent.push({ request, answer, fail })),
      read: ({ boxed }) => {
        for (const id of boxed) this.cached.add(id)
        return boxed
      },
      isGone: (id) => this.gone.has(id),
      isVisible: (id) => {
        if (!this.cached.has(id)) throw new Error('asked before it was read')
        return true
      },
      channel: (list) => {
        this.list = list
        return () => {
          this.list = null
        }
      },
      now: () => Date.now(),
      onReachable: (listener) => {
        this.reachable.push(listener)
        return () => {}
      },
    })
    const end = this.engine.mount()
    const view = this.engine.views.enter({ top: true, lowestNeeded: null, covered: false, visible: true })
    onTestFinished(() => {
      view.leave()
      end()
      this.engine.close()
      this.client.clear()
    })
  }

  chance(p: number) {
    return this.random() < p
  }
  pick(n: number) {
    return Math.floor(this.random() * n)
  }

  publish() {
    const id = this.server.publish(false)
    if (!this.connected) return
    this.cached.add(id)
    this.list?.arrived(id)
  }

  answer(sent: Sent<Id>) {
    this.sent = this.sent.filter((other) => other !== sent)
    const { ids, link }: { ids: Id[]; link?: PageLink } = this.server.page(sent.request)
    sent.answer({ page: { boxed: ids }, ...(link && { link }) })
  }

  connect() {
    this.connected = true
    this.list?.connected()
  }

  step() {
    const dice = this.random()
    const sent = this.sent[this.pick(this.sent.length)]
    if (dice < 0.35) this.publish()
    else if (dice < 0.42 && this.connected) {
      const id = this.server.remove()
      if (id) this.list?.removed([id])
    } else if (dice < 0.7 && sent) this.answer(sent)
    else if (dice < 0.76 && sent) {
      this.sent = this.sent.filter((other) => other !== sent)
      sent.fail(new ApiError({ kind: 'network', path: '/list' }))
    } else if (dice < 0.82) this.engine.older()
    else if (dice < 0.87) {
      if (this.connected) {
        this.connected = false
        this.list?.disconnected(this.chance(0.5) ? 'poll' : 'none')
      } else this.connect()
    } else if (dice < 0.9) for (const listener of this.reachable) listener()
    else if (dice < 0.94) this.engine.checkForNew()
    else this.engine.show()
    this.check()
  }

  check() {
    const { entries } = this.engine.state
    const ids = entries.filter(isId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(isGap(entries[0]) || isGap(entries.at(-1))).toBe(false)
    for (const [i, entry] of entries.entries()) {
      const above = entries[i - 1]
      if (isGap(entry)) expect(entry.gap).toBe(above)
      else if (isId(above) && this.server.alive(above) && this.server.alive(entry))
        expect(this.server.position(above)).toBeLessThan(this.server.position(entry))
    }
  }

  /** Answers every request until nothing is missing. */
  async settle() {
    if (!this.connected) this.connect()
    for (let i = 0; i < 200; i += 1) {
      await turns()
      const { state } = this.engine
      const [sent] = this.sent
      const gap = state.entries.find(isGap)
      if (sent) this.answer(sent)
      else if (state.requests.length > 0) continue
      else if (state.failed !== null) this.engine.retry()
      else if (gap) this.engine.fill(gap, this.chance(0.5) ? 'above' : 'below')
      else if (state.hasMore) {
        this.engine.dispatch({ type: 'more' })
        this.engine.older()
      } else return
    }
    throw new Error('never at rest')
  }

  get shown() {
    return this.engine.state.entries.slice(this.engine.state.pendingCount).map(entryKey)
  }
}

async function play<Id extends string>(naming: Naming<Id>, seeds: number) {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const run = new Run(seed, naming)
    for (let i = 0; i < 60; i += 1) {
      run.step()
      if (run.chance(0.4)) await turns(2)
    }
    await run.settle()
    run.engine.show()
    expect(run.shown, `seed ${seed}`).toEqual(run.server.visible())
  }
}

test.each([
  ['posts', () => play(STATUSES, 25)],
  ['groups with an order of their own', () => play(GROUPS, 25)],
])('random schedules of %s end with the list of the server', (_name, run) => run(), 60_000)

test('a list with unordered ids is read, receives new items, and is read again after a disconnect', async () => {
  const run = new Run(1, GROUPS, { ordered: false, compared: false })
  await run.settle()
  expect(run.shown).toEqual(run.server.visible())
  run.publish()
  expect(run.shown).toEqual(run.server.visible())
  run.connected = false
  run.list?.disconnected('none')
  for (let i = 0; i < 3; i += 1) run.publish()
  await run.settle()
  expect(run.shown).toEqual(run.server.visible())
})

test('an item created here is shown at the top, also while new items are pending', async () => {
  const run = new Run(2, GROUPS)
  await run.settle()
  const covered = run.engine.views.enter({ top: true, lowestNeeded: null, covered: true, visible: true })
  run.publish()
  expect(run.engine.state.pendingCount).toBe(1)
  const own = run.server.publish(false)
  run.engine.reveal(own)
  expect(run.engine.state.pendingCount).toBe(0)
  expect(run.shown[0]).toBe(own)
  covered.leave()
})

test('a page polled by another tab joins the list, without deleted items', async () => {
  const run = new Run(3, GROUPS)
  await run.settle()
  run.connected = false
  run.list?.disconnected('poll')
  const [kept, gone] = [run.server.publish(false), run.server.publish(false)]
  run.gone.add(gone)
  run.list?.polled({ boxed: [gone, kept, ...run.server.visible().slice(2, 8)] }, { lost: 1 })
  expect(run.shown.slice(0, 2)).toEqual([kept, run.server.visible()[2]])
})

test('an item removed while a page is on its way does not come with the answer', async () => {
  const run = new Run(5, GROUPS)
  await run.settle()
  const removed = run.server.publish(false)
  const before = run.shown
  run.engine.refresh()
  run.gone.add(removed)
  await run.settle()
  expect(run.shown).toEqual(before)
})

test('a failure is reported with its reason, and lost requests are repeated when the server is reachable', async () => {
  const run = new Run(4, GROUPS)
  const lost = new ApiError({ kind: 'network', path: '/list' })
  for (let tries = 0; tries < 2; tries += 1) {
    await turns()
    for (const sent of run.sent.splice(0)) sent.fail(lost)
  }
  await turns()
  expect(run.engine.state).toMatchObject({ failed: 'network', topError: lost })
  for (const listener of run.reachable) listener()
  await run.settle()
  expect(hasTopFailed(run.engine.state)).toBe(false)
  expect(run.shown).toEqual(run.server.visible())
})
