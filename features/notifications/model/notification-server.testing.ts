import type { PageRequest } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { SAMPLE_SIZE, type NotificationGroup } from './group'
import { groupKeyOf } from './group-key'

/** Types that the server groups. */
const GROUPED = ['favourite', 'reblog', 'follow', 'admin.sign_up']
const TYPES = ['favourite', 'favourite', 'favourite', 'reblog', 'reblog', 'follow', 'mention', 'poll']
const HOUR = 3_600_000
/** Rules for notifications of strangers. */
const POLICIES = ['filter', 'filter', 'accept', 'drop'] as const

interface Notice {
  readonly id: NotificationId
  readonly key: string
  readonly type: string
  readonly account: AccountId
  readonly status: StatusId | null
  readonly at: string
  gone: boolean
  /** It waits until a request is accepted. */
  filtered: boolean
}

/** The versions of edited posts. */
export type Texts = ReadonlyMap<StatusId, number>

/** The expected content of a row. */
export interface ExpectedGroup {
  readonly key: string
  readonly count: number
  readonly sample: readonly AccountId[]
}

interface Options {
  readonly accounts: number
  /** How many of the accounts the policy is about. */
  readonly strangers: number
  readonly limit: number
  readonly links: boolean
  readonly random: () => number
}

const isOlder = (a: string, b: string) => compareId(a, b) < 0

/** A server of notifications that pages by group or by notification, as Mastodon does. */
export class NotificationServer {
  /** Newest first. */
  #notices: Notice[] = []
  #clock = 0
  #serial = 1000
  #policy: (typeof POLICIES)[number] = 'filter'
  #texts: Texts = new Map()
  readonly #accounts: readonly AccountId[]
  readonly #blocked = new Set<AccountId>()
  readonly #deleted = new Set<StatusId>()
  /** Strangers whose requests were accepted. */
  readonly #permitted = new Set<AccountId>()
  /** Those whose notifications are not merged yet. */
  #merging: AccountId[] = []

  constructor(readonly options: Options) {
    this.#accounts = Array.from({ length: options.accounts }, (_, i) => `a${i}` as AccountId)
  }

  get policy() {
    return this.#policy
  }

  get texts() {
    return this.#texts
  }

  #pick(count: number) {
    return Math.floor(this.options.random() * count)
  }

  #next(type: string, status: StatusId | null) {
    this.#clock += this.#pick(HOUR)
    this.#serial += 1 + this.#pick(3)
    const id = String(this.#serial) as NotificationId
    const at = new Date(this.#clock).toISOString()
    const created = { id, type, created_at: at, status: status === null ? null : { id: status } }
    return { id, type, status, at, key: groupKeyOf(created, GROUPED), gone: false }
  }

  /** Adds a notification, and returns it when the stream reports it. An account is in each group once. */
  publish(): NotificationGroup | null {
    const type = TYPES[this.#pick(TYPES.length)] ?? 'mention'
    const status = type === 'follow' ? null : (`s${this.#pick(12)}` as StatusId)
    const next = this.#next(type, status)
    const inGroup = new Set(this.#notices.filter(({ key }) => key === next.key).map(({ account }) => account))
    const free = this.#accounts.filter((account) => !inGroup.has(account) && !this.#blocked.has(account))
    const account = free[this.#pick(free.length)]
    if (account === undefined || (status && this.#deleted.has(status))) return this.publish()
    const isStranger =
      this.#accounts.indexOf(account) < this.options.strangers && !this.#permitted.has(account)
    if (isStranger && this.#policy === 'drop') return null
    const notice: Notice = { ...next, account, filtered: isStranger && this.#policy === 'filter' }
    this.#notices.unshift(notice)
    return notice.filtered ? null : singleOf(notice)
  }

  /** Changes the words of a post, and notifies of that. */
  edit(status: StatusId): NotificationGroup | null {
    if (this.#deleted.has(status)) return null
    this.#texts = new Map(this.#texts).set(status, (this.#texts.get(status) ?? 0) + 1)
    const account = this.#accounts.findLast((each) => !this.#blocked.has(each))
    if (account === undefined) return null
    const notice: Notice = { ...this.#next('update', status), account, filtered: false }
    this.#notices.unshift(notice)
    return singleOf(notice)
  }

  /** Changes the policy for later notifications. */
  changePolicy() {
    this.#policy = POLICIES[this.#pick(POLICIES.length)] ?? 'accept'
  }

  /** Accepts the request of a sender; its notifications are merged later. False when there is none. */
  accept(): boolean {
    const notice = this.#notices.find(
      ({ filtered, gone, account }) => filtered && !gone && !this.#permitted.has(account),
    )
    if (!notice) return false
    this.#permitted.add(notice.account)
    this.#merging.push(notice.account)
    return true
  }

  /** Dismisses the request of a sender. */
  dismissRequest() {
    const waiting = this.#notices.find(({ filtered, gone }) => filtered && !gone)
    if (waiting) this.#remove(({ filtered, account }) => filtered && account === waiting.account)
  }

  /** Adds the notifications of accepted senders. True when the stream reports it. */
  merge(): boolean {
    const merged = this.#merging
    this.#merging = []
    for (const notice of this.#notices) if (merged.includes(notice.account)) notice.filtered = false
    return merged.length > 0
  }

  #remove(goes: (notice: Notice) => boolean) {
    for (const notice of this.#notices) if (goes(notice)) notice.gone = true
  }

  block(account: AccountId) {
    this.#blocked.add(account)
    this.#remove((notice) => notice.account === account)
  }
  deleteStatus(status: StatusId) {
    this.#deleted.add(status)
    this.#remove((notice) => notice.status === status)
  }
  /** Deletes a group, also what is filtered of it; only `ids` where the server has no groups. */
  dismiss(group: string, ids: readonly NotificationId[] | null) {
    this.#remove(({ key, id }) => key === group && (ids?.includes(id) ?? true))
  }
  /** Deletes everything; returns the newest notification. */
  clear(): NotificationId | null {
    this.#remove(() => true)
    return this.#notices[0]?.id ?? null
  }

  #there(types: readonly string[] | null) {
    return this.#notices.filter(
      ({ gone, filtered, type }) => !gone && !filtered && (types === null || types.includes(type)),
    )
  }

  #groupOf(key: string, there: readonly Notice[], high: string): NotificationGroup {
    const members = there.filter((notice) => notice.key === key && !isOlder(high, notice.id))
    const [newest] = members
    if (!newest) throw new Error('an empty group')
    const accounts = [...new Set(members.map(({ account }) => account))].slice(0, SAMPLE_SIZE)
    const total = { upTo: newest.id, count: members.length, accounts }
    return { ...singleOf(newest), members: [], total }
  }

  /** The groups of a category, in order, without those about posts that the reader filters. */
  expected(
    types: readonly string[] | null,
    isHidden: (text: number | undefined) => boolean,
  ): ExpectedGroup[] {
    const there = this.#there(types)
    const shown = there.filter(({ status }) => status === null || !isHidden(this.#texts.get(status)))
    const keys = [...new Set(shown.map(({ key }) => key))]
    return keys.map((key) => {
      const { total } = this.#groupOf(key, there, there[0]?.id ?? '')
      return { key, count: total?.count ?? 0, sample: total?.accounts ?? [] }
    })
  }

  /** A page of groups, or of single notifications. */
  page(request: PageRequest<NotificationId>, types: readonly string[] | null, grouped: boolean) {
    const { limit, links } = this.options
    const [, name, cursor] = /^(max_id|min_id)=(.*)$/.exec(request.link ?? '') ?? []
    const max = name === 'max_id' ? cursor : request.query.max_id
    const min = name === 'min_id' ? cursor : request.query.min_id
    const there = this.#there(types)
    const up = min !== undefined && name !== 'max_id'
    const range = up
      ? there.filter(({ id }) => isOlder(min, id)).toReversed()
      : there.filter(({ id }) => max === undefined || isOlder(id, max))
    const heads: Notice[] = []
    for (const notice of range)
      if (heads.length < limit && (!grouped || heads.every(({ key }) => key !== notice.key)))
        heads.push(notice)
    if (up) heads.reverse()
    const [first] = heads
    const last = heads.at(-1)
    const full = heads.length === limit
    const high = (up && !full ? there[0]?.id : first?.id) ?? ''
    const groups = heads
      .map((notice) => (grouped ? this.#groupOf(notice.key, there, high) : singleOf(notice)))
      .toSorted((a, b) => compareId(b.id, a.id))
    const link = {
      next: full && last ? `max_id=${last.id}` : null,
      prev: first ? `min_id=${first.id}` : null,
    }
    return { groups, ...(links && first && { link }) }
  }

  /** An account, a status or an id that the client may know. */
  some(): Notice | undefined {
    return this.#notices[this.#pick(Math.min(30, this.#notices.length))]
  }
}

const singleOf = ({ id, key, type, account, status, at }: Notice): NotificationGroup => ({
  id,
  key,
  type,
  at,
  status,
  members: [{ id, account }],
  total: null,
  details: {},
})
