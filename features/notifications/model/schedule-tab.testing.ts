import { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'
import { isGap, isId, listedIds, type FetchedPage, type PageRequest } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { countOf, idsOfGroup, sampleOf, type NotificationGroup } from './group'
import { GroupStore } from './group-store'
import { NotificationList, type GroupsPage } from './notification-list'
import type { NotificationServer, Texts } from './notification-server.testing'
import { notificationRows, pendingGroups } from './rows'
import {
  dismissalOf,
  NOTHING_DISMISSED,
  visibleGroup,
  withDismissed,
  type Dismissal,
  type Dismissed,
  type GroupRules,
} from './visible-group'

/** The types of each category. */
export const CATEGORIES = {
  all: null,
  two: ['favourite', 'mention'],
  posts: ['mention', 'poll', 'update'],
} as const satisfies Record<string, readonly string[] | null>
export type Category = keyof typeof CATEGORIES
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]

/** The words of a post are hidden by their remainder. */
export const WORDS = 4
export const isHiddenText = (hides: ReadonlySet<number>, text = 0) => hides.has(text % WORDS)

interface TextsPage extends GroupsPage {
  readonly texts: Texts
}

interface Sent {
  readonly category: Category
  readonly request: PageRequest<NotificationId>
  readonly answer: (page: FetchedPage<TextsPage>) => void
  readonly fail: (error: Error) => void
  readonly at: number
  /** Set once the server has processed it. */
  page?: FetchedPage<TextsPage>
}

/** A polled page that has not arrived yet. */
interface Polled {
  readonly category: Category
  readonly page: Omit<TextsPage, 'sent'>
}

type TabList = NotificationList<TextsPage>

/** A tab with its lists of notifications by category, one of which is on screen. What it knows may be late. */
export class Tab {
  readonly client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retryDelay: 0 } } })
  readonly #lists = new Map<Category, TabList>()
  readonly silenced = new Set<AccountId>()
  readonly deleted = new Set<StatusId>()
  hides: ReadonlySet<number> = new Set()
  texts: Texts = new Map()
  dismissed: Dismissed = NOTHING_DISMISSED
  sent: Sent[] = []
  /** Messages that did not arrive yet, in order. */
  inbox: (() => void)[] = []
  /** Polled pages, in order; they may overtake messages and be overtaken. */
  pages: Polled[] = []
  /** The newest notification when everything was deleted, once this tab knows. */
  #cleared: NotificationId | null = null
  source: 'stream' | 'poll' | 'none' = 'none'
  #clock = 0
  #leave = () => {}
  #report: ReturnType<TabList['views']['enter']>['report'] = () => {}

  constructor(
    readonly server: NotificationServer,
    readonly isGrouped: boolean,
    public category: Category,
  ) {
    this.open(category)
  }

  tick() {
    this.#clock += 1
    return this.#clock
  }

  rulesOf(category: Category): GroupRules {
    const types: readonly string[] | null = CATEGORIES[category]
    return {
      dismissed: this.dismissed,
      isSilenced: (account) => this.silenced.has(account),
      isHiddenStatus: (status) =>
        this.deleted.has(status) || isHiddenText(this.hides, this.texts.get(status)),
      accepts: (type) => types?.includes(type) ?? true,
    }
  }

  #listOf(category: Category): TabList {
    const known = this.#lists.get(category)
    if (known) return known
    const { client } = this
    const list: TabList = new NotificationList(
      client,
      ['list', category],
      new GroupStore(client, ['groups', category]),
      {
        fetchPage: (request) =>
          new Promise((answer, fail) => this.sent.push({ category, request, answer, fail, at: this.tick() })),
        read: ({ texts }) => this.learn(texts),
        isVisible: (group) => visibleGroup(group, this.rulesOf(category)) !== null,
        isSilenced: (account) => this.silenced.has(account),
        isGrouped: () => this.isGrouped,
        channel: (mounted) => {
          if (this.source === 'stream') mounted.connected()
          else mounted.disconnected(this.source)
          return () => {}
        },
        ignorePolled: () => {
          this.pages = this.pages.filter((polled) => polled.category !== category)
        },
        now: () => Date.now(),
        onReachable: () => () => {},
      },
    )
    this.#lists.set(category, list)
    return list
  }

  get list() {
    return this.#listOf(this.category)
  }

  get lists() {
    return [...this.#lists.values()]
  }

  get opened() {
    return [...this.#lists.keys()]
  }

  /** Shows another category. */
  open(category: Category) {
    this.#leave()
    this.category = category
    const { list } = this
    const end = list.mount()
    const view = list.views.enter({
      top: true,
      lowestNeeded: null,
      covered: false,
      visible: true,
    })
    this.#report = (state) => view.report(state)
    this.#leave = () => {
      view.leave()
      end()
    }
  }

  connect() {
    this.source = 'stream'
    this.list.connected()
  }

  disconnect(source: 'poll' | 'none') {
    this.source = source
    this.list.disconnected(source)
  }

  /** The reader scrolls: the lowest mounted row, or null for none. */
  look(top: boolean, lowestNeeded: string | null = null) {
    this.#report({ top, lowestNeeded, covered: false, visible: true })
  }

  /** Reads the words of posts, of which the latest count. */
  learn(texts: Texts) {
    this.texts = new Map([...texts, ...[...this.texts].filter(([id, text]) => text > (texts.get(id) ?? 0))])
  }

  /** The stream reports a notification. */
  arrive(arrival: NotificationGroup) {
    if (this.source !== 'stream') return
    const rules: GroupRules = {
      ...this.rulesOf(this.category),
      isHiddenStatus: (status) => this.deleted.has(status),
    }
    if (visibleGroup(arrival, rules) !== null) this.list.notified([arrival])
  }

  /** Accounts were blocked. */
  silence(account: AccountId) {
    this.silenced.add(account)
    for (const list of this.lists) list.silenced()
  }

  /** The reader deletes everything that is known. */
  clear() {
    const { state } = this.#listOf('all')
    const ids = this.lists.flatMap((list) => listedIds(list.state))
    const upTo = state.ordered ? (state.entries.find(isId) ?? null) : null
    this.dismissed = {
      ...this.dismissed,
      upTo: upTo ?? this.dismissed.upTo,
      ids: [...this.dismissed.ids, ...ids],
    }
  }

  /** A page arrives that some tab polled. */
  receive() {
    const [first] = this.pages
    this.pages = this.pages.slice(1)
    if (first?.category !== this.category || this.source !== 'poll') return
    this.list.polled({ ...first.page, sent: this.tick() }, { lost: 0 })
  }

  /** The server deleted everything up to a notification. */
  cleared(upTo: NotificationId | null) {
    this.#cleared = upTo
    for (const list of this.lists) list.reload()
  }

  /** Returns what goes when the reader dismisses a group. */
  dismissalOf(group: NotificationGroup) {
    const known = this.lists.flatMap(({ store }) => Object.values(store.all))
    return dismissalOf(group, this.isGrouped, known)
  }

  dismiss(dismissal: Dismissal) {
    this.dismissed = withDismissed(dismissal)(this.dismissed)
  }

  work(sent: Sent) {
    if (!sent.page) {
      const { texts } = this.server
      const types: readonly string[] | null = CATEGORIES[sent.category]
      const { groups, ...rest } = this.server.page(sent.request, types, this.isGrouped)
      sent.page = { page: { groups, texts, sent: sent.at }, ...rest }
    }
    return sent.page
  }

  answer(sent: Sent) {
    this.sent = this.sent.filter((other) => other !== sent)
    sent.answer(this.work(sent))
  }

  fail(sent: Sent, error: Error) {
    this.sent = this.sent.filter((other) => other !== sent)
    sent.fail(error)
  }

  get rows() {
    return notificationRows(this.list.state, this.list.store.all, this.rulesOf(this.category))
  }

  get shown() {
    return this.rows.map((row) =>
      row.kind === 'gap'
        ? 'gap'
        : { key: row.group.key, count: countOf(row.group), sample: sampleOf(row.group) },
    )
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
    const notices = groups.flatMap(({ group }) => idsOfGroup(group))
    expect(notices.filter((id) => this.#cleared !== null && compareId(id, this.#cleared) <= 0)).toEqual([])
    const { entries: all, pendingCount } = this.list.state
    const pending = pendingGroups(this.list.state, this.list.store.all, this.rulesOf(this.category))
    expect(pending).toBeLessThanOrEqual(all.slice(0, pendingCount).filter(isId).length)
  }

  /** Takes one step towards a list without anything missing; false when there is none. */
  advance(side: 'above' | 'below'): boolean {
    const { list } = this
    const { state } = list
    const [message] = this.inbox
    const [sent] = this.sent
    const gap = state.entries.find(isGap)
    if (message) {
      this.inbox = this.inbox.slice(1)
      message()
    } else if (this.pages.length > 0) this.receive()
    else if (sent) this.answer(sent)
    else if (state.requests.length > 0) return true
    else if (state.failed !== null) list.retry()
    else if (gap) list.fill(gap, side)
    else if (state.hasMore) {
      list.dispatch({ type: 'more' })
      list.older()
    } else return false
    return true
  }

  close() {
    this.#leave()
    for (const list of this.lists) list.close()
    this.client.clear()
  }
}
