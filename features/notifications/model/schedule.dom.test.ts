import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '@/lib/http'
import { isGap, type FetchedPage, type PageRequest } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import { randomOf } from '@/lib/live-list/list-server.testing'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { seedCount } from '@/lib/testing/seeds'
import { countOf, sampleOf } from './group'
import { GroupStore } from './group-store'
import { NotificationList, type GroupsPage } from './notification-list'
import { NotificationServer } from './notification-server.testing'
import { notificationRows, pendingGroups } from './rows'
import { NOTHING_DISMISSED, visibleGroup, type Dismissed, type GroupRules } from './visible-group'

interface Sent {
  readonly request: PageRequest<NotificationId>
  readonly answer: (page: FetchedPage<GroupsPage>) => void
  readonly fail: (error: Error) => void
  readonly at: number
  /** Set once the server has processed it. */
  page?: FetchedPage<GroupsPage>
}

interface Setting {
  readonly grouped: boolean
  readonly types: readonly string[] | null
  /** Blocks happen; then every account of a group fits in its sample. */
  readonly blocks: boolean
}

/** Waits for requests, retries and notifications of the query cache. */
async function turns(count = 4) {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A list of notifications on an unreliable server, checked after every step. */
class Run {
  readonly random: () => number
  readonly server: NotificationServer
  readonly list: NotificationList<GroupsPage>
  readonly view
  readonly silenced = new Set<AccountId>()
  readonly deleted = new Set<StatusId>()
  dismissed: Dismissed = NOTHING_DISMISSED
  sent: Sent[] = []
  connected = false
  clock = 0

  constructor(
    seed: number,
    readonly setting: Setting,
  ) {
    this.random = randomOf(seed)
    this.server = new NotificationServer({
      accounts: setting.blocks ? 7 : 14,
      limit: 5 + this.pick(5),
      links: this.chance(0.5),
      random: this.random,
    })
    for (let i = 0; i < 20 + this.pick(40); i += 1) this.server.publish()
    const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retryDelay: 0 } } })
    this.list = new NotificationList<GroupsPage>(client, ['list'], new GroupStore(client, ['groups']), {
      fetchPage: (request) =>
        new Promise((answer, fail) => this.sent.push({ request, answer, fail, at: this.tick() })),
      read: () => {},
      isVisible: (group) => visibleGroup(group, this.rules) !== null,
      isGrouped: () => setting.grouped,
      channel: () => () => {},
      now: () => Date.now(),
      onReachable: () => () => {},
    })
    const end = this.list.mount()
    this.view = this.list.views.enter({ top: true, lowestMounted: null, covered: false, visible: true })
    onTestFinished(() => {
      end()
      this.list.close()
      client.clear()
    })
  }

  chance(p: number) {
    return this.random() < p
  }
  pick(count: number) {
    return Math.floor(this.random() * count)
  }

  tick() {
    this.clock += 1
    return this.clock
  }

  get rules(): GroupRules {
    return {
      dismissed: this.dismissed,
      isSilenced: (account) => this.silenced.has(account),
      isHiddenStatus: (status) => this.deleted.has(status),
      accepts: (type) => this.setting.types?.includes(type) ?? true,
    }
  }

  get rows() {
    return notificationRows(this.list.state, this.list.store.all, this.rules)
  }

  get shown() {
    return this.rows.map((row) =>
      row.kind === 'gap'
        ? 'gap'
        : { key: row.group.key, count: countOf(row.group), sample: sampleOf(row.group) },
    )
  }

  publish() {
    const arrival = this.server.publish()
    const { types } = this.setting
    if (!this.connected || (types !== null && !types.includes(arrival.type))) return
    if (this.silenced.has(arrival.members[0]?.account ?? ('' as AccountId))) return
    this.list.notified(arrival)
    // Servers send the same event on several streams.
    if (this.chance(0.1)) this.list.notified(arrival)
  }

  work(sent: Sent) {
    if (!sent.page) {
      const { groups, ...rest } = this.server.page(sent.request, this.setting.types, this.setting.grouped)
      sent.page = { page: { groups, sent: sent.at }, ...rest }
    }
    return sent.page
  }

  answer(sent: Sent) {
    this.sent = this.sent.filter((other) => other !== sent)
    sent.answer(this.work(sent))
  }

  look(top: boolean) {
    const rows = this.rows
    const lowest = rows[top ? Math.min(3, rows.length - 1) : this.pick(rows.length)]
    this.view.report({ top, lowestMounted: lowest?.entry ?? null, covered: false, visible: true })
  }

  clear() {
    const newest = this.list.state.entries.find((entry) => !isGap(entry)) as NotificationId | undefined
    if (newest === undefined) return
    this.dismissed = { ...this.dismissed, upTo: newest }
    this.server.clear()
    this.list.cleared(this.tick())
  }

  step() {
    const dice = this.random()
    const sent = this.sent[this.pick(this.sent.length)]
    const some = this.server.some()
    if (dice < 0.4) this.publish()
    else if (dice < 0.65 && sent) {
      if (this.chance(0.3)) this.work(sent)
      else this.answer(sent)
    } else if (dice < 0.7 && sent) {
      this.sent = this.sent.filter((other) => other !== sent)
      sent.fail(new ApiError({ kind: 'network', path: '/list' }))
    } else if (dice < 0.76) this.list.older()
    else if (dice < 0.81) {
      this.connected = !this.connected
      if (this.connected) this.list.connected()
      else this.list.disconnected(this.chance(0.5) ? 'poll' : 'none')
    } else if (dice < 0.87) this.look(this.chance(0.5))
    else if (dice < 0.92) this.list.show()
    else if (dice < 0.94 && some?.status) {
      this.server.deleteStatus(some.status)
      this.deleted.add(some.status)
    } else if (dice < 0.96 && some && this.setting.blocks && this.silenced.size < 3) {
      this.server.block(some.account)
      this.silenced.add(some.account)
    } else if (dice < 0.963) this.clear()
    else if (dice < 0.98) {
      const gap = this.list.state.entries.find(isGap)
      if (gap) this.list.fill(gap, this.chance(0.5) ? 'above' : 'below')
    } else this.list.checkForNew()
    this.check()
  }

  check() {
    const groups = this.rows.filter((row) => row.kind === 'group')
    const keys = groups.map(({ group }) => group.key)
    expect(new Set(keys).size, `twice: ${keys.join(' ')}`).toBe(keys.length)
    const entries = groups.map(({ entry }) => entry)
    expect(entries).toEqual(entries.toSorted((a, b) => compareId(b, a)))
    for (const { group } of groups) {
      expect(sampleOf(group).filter((account) => this.silenced.has(account))).toEqual([])
      expect(countOf(group)).toBeGreaterThanOrEqual(sampleOf(group).length)
    }
    const { entries: all, pendingCount } = this.list.state
    const pending = pendingGroups(this.list.state, this.list.store.all, this.rules)
    expect(pending).toBeLessThanOrEqual(all.slice(0, pendingCount).length)
  }

  /** Answers every request until nothing is missing. */
  async settle() {
    this.view.report({ top: false, lowestMounted: null, covered: false, visible: true })
    if (!this.connected) {
      this.connected = true
      this.list.connected()
    }
    for (let i = 0; i < 300; i += 1) {
      await turns()
      const { state } = this.list
      const [sent] = this.sent
      const gap = state.entries.find(isGap)
      if (sent) this.answer(sent)
      else if (state.requests.length > 0) continue
      else if (state.failed !== null) this.list.retry()
      else if (gap) this.list.fill(gap, this.chance(0.5) ? 'above' : 'below')
      else if (state.hasMore) {
        this.list.dispatch({ type: 'more' })
        this.list.older()
      } else return
    }
    throw new Error('never at rest')
  }
}

const SETTINGS: [string, Setting][] = [
  ['groups of the server', { grouped: true, types: null, blocks: false }],
  ['groups of the server, with blocks', { grouped: true, types: null, blocks: true }],
  ['groups of the server of two types', { grouped: true, types: ['favourite', 'mention'], blocks: false }],
  ['single notifications, grouped here', { grouped: false, types: null, blocks: false }],
  ['single notifications, with blocks', { grouped: false, types: null, blocks: true }],
]

test.each(SETTINGS)(
  'random schedules of %s: no group twice, and in the end the groups of the server',
  async (_name, setting) => {
    for (let seed = 1; seed <= seedCount(15); seed += 1) {
      const run = new Run(seed, setting)
      try {
        for (let i = 0; i < 70; i += 1) {
          run.step()
          if (run.chance(0.4)) await turns(2)
        }
        await run.settle()
        run.list.show()
        await run.settle()
        if (setting.blocks) {
          run.list.reload()
          await run.settle()
        }
        expect(run.shown).toEqual(run.server.expected(setting.types))
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
  },
  60_000,
)
