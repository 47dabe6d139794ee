import { describe, expect, inject, test } from 'vitest'
import { seedCount } from '@/lib/testing/seeds'
import { compareId } from './compare-id'
import {
  entryKey,
  emptyList,
  countPendingPosts,
  PENDING_LIMIT,
  isGap,
  isId,
  shownEntries,
  type ListState,
} from './model'
import { FIRST_PAGE, planRequests, type PageRequest } from './plan-requests'
import { listReducer, type ListEvent } from './reducer'
import type { ViewConstraints } from './views'
import { GROUPS, randomOf, STATUSES, TestServer, type Habits, type Naming } from './list-server.testing'

interface Sent<Id extends string> {
  request: string
  planned: PageRequest<Id>
  /** Set once the server has processed it. */
  page?: ReturnType<TestServer<Id>['page']>
}

/** A client of the reducer on an unreliable server, checked after every event. */
class Run<Id extends string> {
  state: ListState<Id> = emptyList<Id>('none')
  readonly server: TestServer<Id>
  readonly random: () => number
  connected = false
  events: { type: 'update' | 'delete'; id: Id }[] = []
  sent: Sent<Id>[] = []
  count = 0
  view: { top: boolean; lowest: string | null } = { top: true, lowest: null }
  /** Posts that were late or deleted without an event: only a page that covers them can correct that. */
  unseen = new Set<Id>()
  /** Removals that the client received: no page may undo them. */
  reported = new Set<Id>()
  log: string[] = []

  constructor(
    seed: number,
    readonly naming: Naming<Id>,
    ordered: boolean,
  ) {
    this.random = randomOf(seed)
    const habits: Habits = {
      ordered,
      links: this.chance(0.5),
      inclusive: this.chance(0.2),
      repeatsEnd: this.chance(0.3),
      limit: 12 + this.pick(10),
    }
    this.server = new TestServer(naming, habits, this.random)
    for (let i = 0; i < 30 + this.pick(60); i += 1) this.server.publish(this.chance(0.15))
  }

  chance(p: number) {
    return this.random() < p
  }
  pick(n: number) {
    return Math.floor(this.random() * n)
  }

  constraints(): ViewConstraints {
    return {
      live: this.view.top,
      protect: this.view.lowest === null ? [] : [this.view.lowest],
      remembered: [],
    }
  }

  dispatch(event: ListEvent<Id>, gone: readonly Id[] = []) {
    const before = this.state
    for (const id of gone) this.reported.add(id)
    this.state = listReducer(before, event, this.naming.order)
    this.log.push(`${JSON.stringify(event)} -> ${this.show()}`)
    this.check(before, gone)
  }

  show() {
    return this.state.entries
      .map((e, i) => (i === this.state.pendingCount ? '|' : '') + entryKey(e))
      .join(' ')
  }

  fail(what: string): never {
    throw new Error(`${what}\n${this.log.slice(-5).join('\n')}\nserver: ${this.server.visible().join(' ')}`)
  }

  check(before: ListState<Id>, gone: readonly Id[]) {
    const { entries } = this.state
    const ids = entries.filter(isId)
    if (new Set([...ids, ...this.state.waiting]).size !== ids.length + this.state.waiting.length)
      this.fail('duplicate')
    const undone = ids.find((id) => this.reported.has(id))
    if (undone) this.fail(`came back: ${undone}`)
    if (isGap(entries[0]) || isGap(entries.at(-1))) this.fail('gap at an end')
    if (countPendingPosts(this.state) > PENDING_LIMIT) this.fail('too many pending')
    const queued = new Set(this.events.map(({ id }) => id))
    for (const [i, entry] of entries.entries()) {
      const above = entries[i - 1]
      if (isGap(entry)) {
        if (isGap(above)) this.fail('double gap')
        if (entry.gap !== above) this.fail('gap without its name')
        continue
      }
      const over = isGap(above) ? entries[i - 2] : above
      if (!isId(over)) continue
      // The stream may still send a deleted post, whose position does not matter.
      if (!this.server.alive(over) || !this.server.alive(entry)) continue
      if (this.server.position(over) >= this.server.position(entry)) this.fail(`disorder at ${entry}`)
      if (isGap(above)) continue
      const missing = this.server
        .between(over, entry)
        .filter((id) => !this.unseen.has(id) && !queued.has(id) && !this.state.waiting.includes(id))
      if (missing.length > 0) this.fail(`silent hole ${over} .. ${missing.join(' ')} .. ${entry}`)
    }
    // The rows above and at the lowest mounted row stay, unless they are deleted on the server.
    if (this.view.lowest === null) return
    const shownBefore = shownEntries(before)
    const lowestAt = shownBefore.findIndex((entry) => entryKey(entry) === this.view.lowest)
    const shown = new Set(shownEntries(this.state))
    for (const entry of shownBefore.slice(0, lowestAt + 1))
      if (isId(entry) && !shown.has(entry) && this.server.alive(entry) && !gone.includes(entry))
        this.fail(`the reader lost ${entry}`)
  }

  send(requests: readonly PageRequest<Id>[]) {
    for (const planned of requests) {
      const request = `r${(this.count += 1)}`
      this.dispatch({ type: 'requested', request, side: planned.side, anchor: planned.anchor })
      if (this.state.requests.some(({ id }) => id === request)) this.sent.push({ request, planned })
    }
  }

  work(sent: Sent<Id>) {
    sent.page ??= this.server.page(sent.planned)
  }

  answer(sent: Sent<Id>) {
    this.work(sent)
    this.sent = this.sent.filter((other) => other !== sent)
    if (!sent.page) return
    const { ids, link } = sent.page
    const constraints = this.constraints()
    this.dispatch({ type: 'answered', request: sent.request, ids, constraints, ...(link ? { link } : {}) })
  }

  deliver() {
    const event = this.events.shift()
    if (!event) return
    if (event.type === 'update')
      this.dispatch({ type: 'arrived', id: event.id, constraints: this.constraints() })
    else this.dispatch({ type: 'removed', ids: [event.id] }, [event.id])
    if (event.type === 'delete' && this.view.lowest === event.id) this.scroll(this.view.top)
  }

  scroll(top: boolean) {
    const shown = shownEntries(this.state)
    const at = top ? Math.min(5, shown.length - 1) : this.pick(shown.length)
    const entry = shown[at]
    this.view = { top, lowest: entry === undefined ? null : entryKey(entry) }
  }

  tell(type: 'update' | 'delete', id: Id) {
    if (this.connected) this.events.push({ type, id })
    else this.unseen.add(id)
  }

  publish() {
    const filtered = this.chance(0.15)
    const late = this.server.habits.ordered && this.chance(0.12)
    const id = late ? this.server.publishLate() : this.server.publish(filtered)
    if (late || !filtered) {
      if (late) this.tell('update', id)
      else if (this.connected) this.events.push({ type: 'update', id })
    }
  }

  /** Many posts at once. Servers deliver them in parallel, so neighbours may change places. */
  burst(count: number) {
    for (let i = 0; i < count; i += 1) {
      this.publish()
      const at = this.events.length - 1 - this.pick(4)
      const moved = at >= 0 && this.chance(0.3) ? this.events.pop() : undefined
      if (moved) this.events.splice(at, 0, moved)
    }
  }

  disconnect() {
    for (const { id, type } of this.events)
      if (type === 'delete' || this.server.isLate(id)) this.unseen.add(id)
    // Before a page showed how ids sort, a late post cannot be distinguished from a new one.
    for (const id of this.state.waiting) if (this.server.isLate(id)) this.unseen.add(id)
    this.events = []
    this.connected = false
  }

  step() {
    const dice = this.random()
    if (dice < 0.25) this.publish()
    else if (dice < 0.33) {
      const id = this.server.remove()
      if (id) this.tell('delete', id)
    } else if (dice < 0.53) this.deliver()
    else if (dice < 0.7) {
      const sent = this.sent[this.pick(this.sent.length)]
      if (!sent) return
      if (this.chance(0.4)) this.work(sent)
      else if (this.chance(0.12)) {
        this.sent = this.sent.filter((other) => other !== sent)
        const type = this.chance(0.5) ? 'failed' : 'abandoned'
        this.dispatch({ type, request: sent.request, reason: 'network' })
      } else this.answer(sent)
    } else if (dice < 0.82) {
      if (this.chance(0.2)) this.dispatch({ type: 'retried' })
      this.send(
        planRequests(this.state, {
          older: this.chance(0.4),
          side: () => (this.chance(0.3) ? 'above' : 'below'),
          recent: this.chance(0.5),
        }),
      )
    } else if (dice < 0.86) {
      if (this.connected) {
        this.disconnect()
        this.dispatch({ type: 'disconnected', updateSource: this.chance(0.5) ? 'poll' : 'none' })
        for (let i = this.pick(40); i > 0; i -= 1) this.publish()
      } else this.connect()
    } else if (dice < 0.88 && this.connected) {
      // Sleep: the stream lost events, unnoticed until it was replaced.
      this.disconnect()
      for (let i = this.pick(30); i > 0; i -= 1) this.publish()
      this.connected = true
      this.dispatch({ type: 'connected' })
    } else if (dice < 0.94) this.scroll(this.chance(0.4))
    else if (dice < 0.96) {
      this.dispatch({ type: 'shown', constraints: this.constraints() })
    } else if (dice < 0.97 && !this.connected && this.state.loaded) {
      this.send([FIRST_PAGE])
    } else if (dice < 0.985) {
      const all = this.server.visible()
      const id = all[this.pick(all.length)]
      if (id !== undefined && !this.reported.has(id)) this.dispatch({ type: 'jumped', id })
    } else {
      const gap = this.state.entries.find(isGap)
      if (gap) this.dispatch({ type: 'fill', gap: gap.gap })
    }
  }

  connect() {
    this.connected = true
    this.dispatch({ type: 'connected' })
  }

  settleAll() {
    for (let i = 0; i < 400; i += 1) {
      while (this.events.length > 0) this.deliver()
      const [sent] = this.sent
      if (sent) this.answer(sent)
      else {
        for (const gap of this.state.entries.filter(isGap)) this.dispatch({ type: 'fill', gap: gap.gap })
        if (this.state.tail.failed !== null || this.state.tail.emptyPages >= 5)
          this.dispatch({ type: 'more' })
        if (this.state.failed !== null) this.dispatch({ type: 'retried' })
        const requests = planRequests(this.state, { older: true })
        if (requests.length === 0) return
        this.send(requests)
      }
    }
    this.fail('never at rest')
  }

  finish() {
    this.view = { top: false, lowest: null }
    if (!this.connected) this.connect()
    this.settleAll()
    this.dispatch({ type: 'shown', constraints: this.constraints() })
    this.settleAll()
    const id = this.server.publish(false)
    this.events.push({ type: 'update', id })
    this.settleAll()
    this.dispatch({ type: 'shown', constraints: this.constraints() })
    this.settleAll()
    // Pages that cover missed changes correct them.
    this.send([FIRST_PAGE])
    this.settleAll()
    for (let i = 0; i < this.state.entries.length;) {
      const anchor = this.state.entries[i]
      if (!isId(anchor)) this.fail('a gap is left')
      this.send([{ side: 'below', anchor, query: { max_id: anchor }, link: null }])
      const [sent] = this.sent
      if (!sent) this.fail('not sent')
      this.answer(sent)
      const last = sent.page?.ids.at(-1)
      const at = last === undefined ? -1 : this.state.entries.indexOf(last)
      i = Math.max(i + 1, at)
    }
    // A post deleted at the very end leaves nothing below it for a page to cover.
    const end = this.state.entries.findLastIndex((entry) => isId(entry) && this.server.alive(entry))
    this.state = { ...this.state, entries: this.state.entries.slice(0, end + 1) }
    if (this.show() !== `|${this.server.visible().join(' ')}`) this.fail('not the same at the end')
  }
}

/** Runs random schedules with the seeds 1 to `seeds`. */
function runAll<Id extends string>(naming: Naming<Id>, ordered: boolean, seeds: number) {
  for (let seed = 1; seed <= seedCount(seeds); seed += 1) {
    const run = new Run(seed, naming, ordered)
    try {
      if (run.chance(0.5)) run.connect()
      run.send(planRequests(run.state))
      for (let i = 0; i < 90; i += 1) run.step()
      run.finish()
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
}

describe.each([
  ['posts with ordered ids', () => runAll(STATUSES, true, 1250)],
  ['posts with shuffled ids', () => runAll(STATUSES, false, 1250)],
  ['groups with an order of their own', () => runAll(GROUPS, true, 400)],
  ['groups without an order', () => runAll(GROUPS, false, 200)],
])('random schedules on a server that has %s', (_name, run) => {
  test(
    "never a duplicate, disorder, double gap or silent hole; the reader's row stays; nothing is missing at the end",
    run,
    60_000,
  )
})

test(
  "bursts of 300 posts that arrive out of order between pages leave each post once, in the server's order",
  () => {
    for (let seed = 1; seed <= seedCount(16); seed += 1) {
      const run = new Run(seed, STATUSES, true)
      try {
        run.connect()
        run.send(planRequests(run.state))
        run.settleAll()
        for (let burst = 0; burst < 2; burst += 1) {
          run.burst(300)
          while (run.events.length > 0) {
            for (let i = run.pick(12); i >= 0; i -= 1) run.deliver()
            const [sent] = run.sent
            if (sent) run.answer(sent)
            run.send(planRequests(run.state, { older: run.chance(0.5) }))
            if (run.chance(0.1)) run.scroll(run.chance(0.3))
            if (run.chance(0.05)) run.dispatch({ type: 'shown', constraints: run.constraints() })
            const ids = run.state.entries.filter(isId)
            const inverted = ids.filter((id, i) => i > 0 && compareId(ids[i - 1] ?? '', id) <= 0)
            if (inverted.length > 0) run.fail(`inverted: ${inverted.join(' ')}`)
          }
        }
        run.finish()
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
  },
  60_000 * inject('patience'),
)

test('ids sort by length, then code units', () => {
  expect(['9', '10', 'b', 'a', '100'].toSorted(compareId)).toEqual(['9', 'a', 'b', '10', '100'])
})
