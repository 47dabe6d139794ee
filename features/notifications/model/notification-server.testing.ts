import type { PageRequest } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { SAMPLE_SIZE, type NotificationGroup } from './group'
import { groupKeyOf } from './group-key'

/** Types that the server groups. */
const GROUPED = ['favourite', 'reblog', 'follow', 'admin.sign_up']
const TYPES = ['favourite', 'favourite', 'favourite', 'reblog', 'reblog', 'follow', 'mention', 'poll']
const HOUR = 3_600_000

interface Notice {
  readonly id: NotificationId
  readonly key: string
  readonly type: string
  readonly account: AccountId
  readonly status: StatusId | null
  readonly at: string
  gone: boolean
}

/** The expected content of a row. */
export interface ExpectedGroup {
  readonly key: string
  readonly count: number
  readonly sample: readonly AccountId[]
}

interface Options {
  readonly accounts: number
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
  readonly #blocked = new Set<AccountId>()
  readonly #deleted = new Set<StatusId>()

  constructor(readonly options: Options) {}

  #pick(count: number) {
    return Math.floor(this.options.random() * count)
  }

  /** Adds a notification. An account is in each group once. */
  publish(): NotificationGroup {
    this.#clock += this.#pick(HOUR)
    this.#serial += 1 + this.#pick(3)
    const type = TYPES[this.#pick(TYPES.length)] ?? 'mention'
    const id = String(this.#serial) as NotificationId
    const isAboutAccount = type === 'follow'
    const status = isAboutAccount ? null : (`s${this.#pick(12)}` as StatusId)
    const at = new Date(this.#clock).toISOString()
    const created = { id, type, created_at: at, status: status === null ? null : { id: status } }
    const key = groupKeyOf(created, GROUPED)
    const inGroup = new Set(this.#notices.filter((each) => each.key === key).map(({ account }) => account))
    const all = Array.from({ length: this.options.accounts }, (_, i) => `a${i}` as AccountId)
    const free = all.filter((account) => !inGroup.has(account) && !this.#blocked.has(account))
    const account = free[this.#pick(free.length)]
    if (account === undefined || (status && this.#deleted.has(status))) return this.publish()
    const notice: Notice = { id, key, type, account, status, at, gone: false }
    this.#notices.unshift(notice)
    return singleOf(notice)
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
  clear() {
    this.#remove(() => true)
  }

  #there(types: readonly string[] | null) {
    return this.#notices.filter(({ gone, type }) => !gone && (types === null || types.includes(type)))
  }

  #groupOf(key: string, there: readonly Notice[], high: string): NotificationGroup {
    const members = there.filter((notice) => notice.key === key && !isOlder(high, notice.id))
    const [newest] = members
    if (!newest) throw new Error('an empty group')
    const accounts = [...new Set(members.map(({ account }) => account))].slice(0, SAMPLE_SIZE)
    const total = { upTo: newest.id, count: members.length, accounts }
    return { ...singleOf(newest), members: [], total }
  }

  /** The groups of a filter, in order. */
  expected(types: readonly string[] | null): ExpectedGroup[] {
    const there = this.#there(types)
    const keys = [...new Set(there.map(({ key }) => key))]
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
