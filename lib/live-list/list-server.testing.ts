import type { StatusId } from '@/schemas/primitives'
import { compareId } from './compare-id'
import type { IdOrder } from './model'
import type { PageLink } from './page'
import type { PageRequest } from './plan-requests'

/** A small seeded generator: the same numbers for the same seed. */
export function randomOf(seed: number) {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns the id of an item by its time. */
export interface Naming<Id extends string> {
  name: (at: number) => Id
  order: IdOrder<Id>
}

/** Ids of posts on most servers. */
export const STATUSES: Naming<StatusId> = { name: (at) => String(at) as StatusId, order: compareId }

/** Ids whose order is neither numeric nor alphabetical: the digits of the time, in reverse. */
export type GroupKey = `group-${string}`
const reversed = (digits: string) => digits.split('').toReversed().join('')
const timeOf = (key: GroupKey) => Number(reversed(key.slice('group-'.length)))
export const GROUPS: Naming<GroupKey> = {
  name: (at) => `group-${reversed(String(at))}`,
  order: (a, b) => timeOf(a) - timeOf(b),
}

/** The behaviour of a server. */
export interface Habits {
  /** Its ids sort by time. */
  readonly ordered: boolean
  /** True when it sends the Link header. */
  readonly links: boolean
  /** Its pages include the post they were requested from. */
  readonly inclusive: boolean
  /** Past the end it repeats the last page instead of sending an empty one. */
  readonly repeatsEnd: boolean
  readonly limit: number
}

interface Post<Id> {
  id: Id
  /** Time of creation. */
  at: number
  gone: boolean
  /** Left out of every page after the limit was applied. */
  filtered: boolean
  late: boolean
}

/** A timeline on a server with unusual behaviour; for tests of the reducer. */
export class TestServer<Id extends string> {
  readonly habits: Habits
  readonly #random: () => number
  /** Newest first, including deleted posts, as a cursor outlives its post. */
  #posts: Post<Id>[] = []
  #places = new Map<Id, number>()
  #clock = 1000

  constructor(
    readonly naming: Naming<Id>,
    habits: Habits,
    random: () => number,
  ) {
    this.habits = habits
    this.#random = random
  }

  #put(at: number, post: Post<Id>) {
    this.#posts.splice(at, 0, post)
    this.#places = new Map(this.#posts.map(({ id }, i) => [id, i]))
  }

  publish(filtered: boolean): Id {
    this.#clock += 16
    const random = Math.floor(this.#random() * 1e9).toString(36)
    const named = this.naming.name(this.#clock)
    const id = this.habits.ordered ? named : (`${random}-${named}` as Id)
    this.#put(0, { id, at: this.#clock, gone: false, filtered, late: false })
    return id
  }

  /** Adds a federated post with an id older than the newest one. */
  publishLate(): Id {
    for (let tries = 0; tries < 20; tries += 1) {
      const back = 1 + Math.floor(this.#random() * Math.min(60, this.#posts.length - 1))
      const time = (this.#posts[back]?.at ?? 0) + 1 + Math.floor(this.#random() * 15)
      const id = this.naming.name(time)
      if (this.#places.has(id)) continue
      const at = this.#posts.findIndex((post) => this.naming.order(post.id, id) < 0)
      this.#put(at, { id, at: time, gone: false, filtered: false, late: true })
      return id
    }
    return this.publish(false)
  }

  isLate(id: Id): boolean {
    return this.#posts[this.position(id)]?.late === true
  }

  remove(): Id | null {
    const post = this.#posts[Math.floor(this.#random() * Math.min(40, this.#posts.length))]
    if (!post || post.gone || post.filtered) return null
    post.gone = true
    return post.id
  }

  position(id: Id): number {
    return this.#places.get(id) ?? -1
  }

  alive(id: Id): boolean {
    return this.#posts[this.position(id)]?.gone === false
  }

  visible(): Id[] {
    return this.#posts.filter(({ gone, filtered }) => !gone && !filtered).map(({ id }) => id)
  }

  between(over: Id, under: Id): Id[] {
    return this.#posts
      .slice(this.position(over) + 1, this.position(under))
      .filter(({ gone, filtered }) => !gone && !filtered)
      .map(({ id }) => id)
  }

  /** The answer to a request, following its link when there is one. */
  page(request: PageRequest<Id>): { ids: Id[]; link?: PageLink } {
    const [, key, cursor] = /^(max_id|min_id)=(.*)$/.exec(request.link ?? '') ?? []
    const max = key === 'max_id' ? cursor : request.link ? undefined : request.query.max_id
    const min = key === 'min_id' ? cursor : request.link ? undefined : request.query.min_id
    const { limit, inclusive } = this.habits
    const cut = (limited: number): Post<Id>[] => {
      const there = this.#posts.filter(({ gone }) => !gone)
      const place = ({ id }: Post<Id>) => this.position(id)
      if (min !== undefined) {
        const at = this.position(min as Id)
        return there.filter((post) => place(post) < at || (inclusive && place(post) === at)).slice(-limited)
      }
      const at = max === undefined ? -1 : this.position(max as Id)
      const since = request.query.since_id
      const end = since === undefined ? Infinity : this.position(since)
      return there
        .filter((post) => place(post) > at || (inclusive && place(post) === at))
        .filter((post) => place(post) < end)
        .slice(0, limited)
    }
    let posts = cut(limit)
    // Without Link an empty page means the end, so such servers look further.
    for (let more = 2; !this.habits.links && !this.#enough(posts, max ?? min) && more < 30; more += 1)
      posts = cut(limit * more)
    let ids = posts.filter(({ filtered }) => !filtered).map(({ id }) => id)
    const [head] = posts
    const last = posts.at(-1)
    if (ids.length === 0 && this.habits.repeatsEnd && max !== undefined && posts.length === 0)
      ids = this.visible().slice(-3)
    if (!this.habits.links) return { ids }
    if (!head || !last) return { ids }
    const full = posts.length === limit
    return { ids, link: { next: full ? `max_id=${last.id}` : null, prev: `min_id=${head.id}` } }
  }

  #enough(posts: readonly Post<Id>[], cursor: string | undefined) {
    return posts.some(({ id, filtered }) => !filtered && id !== cursor)
  }
}
