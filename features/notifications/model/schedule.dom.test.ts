import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/http'
import { FIRST_PAGE, isGap } from '@/lib/live-list'
import { randomOf } from '@/lib/live-list/list-server.testing'
import { seedCount } from '@/lib/testing/seeds'
import type { NotificationGroup } from './group'
import { NotificationServer } from './notification-server.testing'
import { CATEGORIES, CATEGORY_NAMES, isHiddenText, Tab, WORDS, type Category } from './schedule-tab.testing'

interface Setting {
  readonly grouped: boolean
  readonly category: Category
  readonly tabs: number
  /** Blocks happen; then every account of a group fits in its sample. */
  readonly blocks: boolean
  /** Categories, filters, the policy and posts change, groups are dismissed. */
  readonly choices: boolean
  /** Requests of filtered people are accepted, after which everything is read again, and dismissed. */
  readonly requests: boolean
  /** Without a stream the tabs poll, and everything is deleted more than once. */
  readonly polls: boolean
}

const PLAIN: Setting = {
  grouped: true,
  category: 'all',
  tabs: 1,
  blocks: false,
  choices: false,
  requests: false,
  polls: false,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Waits for requests, retries and notifications of the query cache. */
async function turns(count = 4) {
  for (let i = 0; i < count; i += 1) await vi.advanceTimersByTimeAsync(0)
}

const sorted = (groups: readonly unknown[]) => groups.map((group) => JSON.stringify(group)).toSorted()

/** Tabs with notifications of an unreliable server, checked after every step. */
class Run {
  readonly random: () => number
  readonly server: NotificationServer
  readonly tabs: readonly Tab[]
  hides: ReadonlySet<number> = new Set()
  blocked = 0

  constructor(
    seed: number,
    readonly setting: Setting,
  ) {
    this.random = randomOf(seed)
    this.server = new NotificationServer({
      accounts: setting.blocks ? 7 : 14,
      strangers: setting.choices || setting.requests ? 4 : 0,
      limit: 5 + this.pick(5),
      links: this.chance(0.5),
      random: this.random,
    })
    for (let i = 0; i < 20 + this.pick(40); i += 1) this.server.publish()
    const { grouped, category, tabs } = setting
    this.tabs = Array.from({ length: tabs }, () => new Tab(this.server, grouped, category))
  }

  chance(p: number) {
    return this.random() < p
  }
  pick(count: number) {
    return Math.floor(this.random() * count)
  }
  oneOf<T>(values: readonly T[]): T | undefined {
    return values[this.pick(values.length)]
  }

  /** Shows a change in a tab at once, and in the others later. */
  share(tab: Tab, change: (each: Tab) => void) {
    change(tab)
    this.later(tab, change)
  }
  later(from: Tab | null, change: (each: Tab) => void) {
    for (const other of this.tabs) if (other !== from) other.inbox.push(() => change(other))
  }

  deliver(arrival: NotificationGroup | null) {
    if (!arrival) return
    for (const tab of this.tabs) {
      tab.arrive(arrival)
      // Servers send the same event on several streams.
      if (this.chance(0.1)) tab.arrive(arrival)
    }
  }

  look(tab: Tab, top: boolean) {
    const { rows } = tab
    const lowest = rows[top ? Math.min(3, rows.length - 1) : this.pick(rows.length)]
    tab.look(top, lowest?.entry ?? null)
  }

  poll() {
    const poller = this.tabs.find(({ source }) => source === 'poll')
    if (!poller) return
    const { category } = poller
    const { texts } = this.server
    const { groups } = this.server.page(FIRST_PAGE, CATEGORIES[category], this.setting.grouped)
    for (const tab of this.tabs) tab.pages.push({ category, page: { groups, texts } })
  }

  clear(tab: Tab) {
    tab.clear()
    const upTo = this.server.clear()
    this.later(null, (each) => each.cleared(upTo))
  }

  dismiss(tab: Tab) {
    // Groups at the top are those that grow.
    const row = this.oneOf(tab.rows.slice(0, 5))
    if (row?.kind !== 'group') return
    const dismissal = tab.dismissalOf(row.group)
    this.server.dismiss(row.group.key, dismissal.group === null ? dismissal.ids : null)
    this.share(tab, (each) => each.dismiss(dismissal))
  }

  edit() {
    const status = this.server.some()?.status
    if (!status) return
    const arrival = this.server.edit(status)
    const { texts } = this.server
    for (const tab of this.tabs) if (tab.source === 'stream') tab.learn(texts)
    this.deliver(arrival)
  }

  changeFilter(tab: Tab) {
    const word = this.pick(WORDS)
    this.hides = new Set(
      this.hides.has(word) ? [...this.hides].filter((each) => each !== word) : [...this.hides, word],
    )
    // Other tabs read the filters again.
    this.share(tab, (each) => {
      each.hides = this.hides
    })
  }

  merge() {
    if (this.server.merge()) for (const tab of this.tabs) for (const list of tab.lists) list.outdate()
  }

  /** Steps of a reader who chooses what to see, of authors who edit, and of a browser that polls. */
  readonly choices = [
    (tab: Tab) => tab.open(this.oneOf(CATEGORY_NAMES) ?? 'all'),
    (tab: Tab) => this.changeFilter(tab),
    (tab: Tab) => this.dismiss(tab),
    () => this.edit(),
    () => this.poll(),
    () => this.server.changePolicy(),
  ]

  /** Steps of people who wait in requests. */
  readonly requests = [
    (tab: Tab) => tab.open(this.oneOf(CATEGORY_NAMES) ?? 'all'),
    () => this.server.changePolicy(),
    () => void this.server.accept(),
    () => void this.server.accept(),
    () => this.merge(),
    () => this.merge(),
    () => this.server.dismissRequest(),
  ]

  /** Steps of a browser that polls, and of a reader who deletes everything. */
  readonly polls = [
    (tab: Tab) => tab.disconnect('poll'),
    () => this.poll(),
    () => this.poll(),
    () => this.poll(),
    (tab: Tab) => this.clear(tab),
  ]

  step() {
    const tab = this.oneOf(this.tabs)
    if (!tab) return
    const message = this.chance(0.3) ? tab.inbox.shift() : undefined
    message?.()
    if (this.chance(0.2)) tab.receive()
    const { choices, requests, polls } = this.setting
    const more = [
      ...(choices ? this.choices : []),
      ...(requests ? this.requests : []),
      ...(polls ? this.polls : []),
    ]
    if (more.length > 0 && this.chance(0.3)) this.oneOf(more)?.(tab)
    else this.usual(tab)
    for (const each of this.tabs) each.check()
  }

  usual(tab: Tab) {
    const dice = this.random()
    const sent = this.oneOf(tab.sent)
    const some = this.server.some()
    const { list } = tab
    if (dice < 0.4) this.deliver(this.server.publish())
    else if (dice < 0.65 && sent) {
      if (this.chance(0.3)) tab.work(sent)
      else tab.answer(sent)
    } else if (dice < 0.7 && sent) tab.fail(sent, new ApiError({ kind: 'network', path: '/list' }))
    else if (dice < 0.76) list.older()
    else if (dice < 0.81) {
      if (tab.source === 'stream') tab.disconnect(this.chance(0.5) ? 'poll' : 'none')
      else tab.connect()
    } else if (dice < 0.87) this.look(tab, this.chance(0.5))
    else if (dice < 0.92) list.show()
    else if (dice < 0.94 && some?.status) {
      const { status } = some
      this.server.deleteStatus(status)
      for (const each of this.tabs) each.deleted.add(status)
    } else if (dice < 0.96 && some && this.setting.blocks && this.blocked < 3) {
      const { account } = some
      this.blocked += 1
      this.server.block(account)
      this.share(tab, (each) => each.silence(account))
    } else if (dice < 0.963) this.clear(tab)
    else if (dice < 0.98) {
      const gap = list.state.entries.find(isGap)
      if (gap) list.fill(gap, this.chance(0.5) ? 'above' : 'below')
    } else list.checkForNew()
  }

  /** Answers every request until nothing is missing. */
  async settle(tab: Tab) {
    tab.look(false)
    if (tab.source !== 'stream') tab.connect()
    for (let i = 0; i < 300; i += 1) {
      await turns(3)
      if (!tab.advance(this.chance(0.5) ? 'above' : 'below')) return
    }
    throw new Error('never at rest')
  }

  /** Compares every list of a tab with the server, once everything was read and shown. */
  async compare(tab: Tab) {
    for (const category of tab.opened) {
      if (category !== tab.category) tab.open(category)
      await this.settle(tab)
      tab.list.show()
      await this.settle(tab)
      // The posts are read again.
      tab.learn(this.server.texts)
      const isHidden = (text: number | undefined) => isHiddenText(this.hides, text)
      const expected = this.server.expected(CATEGORIES[category], isHidden)
      if (this.setting.blocks && !tab.list.isOutdated())
        // A page that was requested before a block may have its groups at their earlier places.
        expect(sorted(tab.shown), category).toEqual(sorted(expected))
      if (this.setting.blocks || tab.list.isOutdated()) {
        tab.list.reload()
        await this.settle(tab)
      }
      expect(tab.shown, category).toEqual(expected)
    }
  }

  close() {
    for (const tab of this.tabs) tab.close()
  }
}

const SETTINGS: [string, Setting][] = [
  ['groups of the server', PLAIN],
  ['groups of the server, with blocks', { ...PLAIN, blocks: true }],
  ['groups of the server of two types', { ...PLAIN, category: 'two' }],
  ['groups of the server, in two tabs, with choices', { ...PLAIN, tabs: 2, choices: true }],
  ['groups of the server, in two tabs, with requests', { ...PLAIN, tabs: 2, requests: true }],
  [
    'groups of the server, in two tabs, with everything',
    { ...PLAIN, tabs: 2, blocks: true, choices: true, requests: true },
  ],
  ['groups of the server, in two tabs that poll', { ...PLAIN, tabs: 2, polls: true }],
  ['single notifications, grouped here', { ...PLAIN, grouped: false }],
  ['single notifications, with blocks', { ...PLAIN, grouped: false, blocks: true }],
  ['single notifications, in two tabs, with choices', { ...PLAIN, grouped: false, tabs: 2, choices: true }],
  ['single notifications, in two tabs that poll', { ...PLAIN, grouped: false, tabs: 2, polls: true }],
  ['single notifications, in two tabs, with requests', { ...PLAIN, grouped: false, tabs: 2, requests: true }],
]

test.each(SETTINGS)(
  'random schedules of %s: no group twice, and in the end the groups of the server',
  async (_name, setting) => {
    for (let seed = 1; seed <= seedCount(20); seed += 1) {
      const run = new Run(seed, setting)
      try {
        for (let i = 0; i < 70 * setting.tabs; i += 1) {
          run.step()
          if (run.chance(0.4)) await turns(2)
        }
        for (const tab of run.tabs) await run.compare(tab)
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      } finally {
        run.close()
      }
    }
  },
  60_000,
)
