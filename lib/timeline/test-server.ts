import { compareId } from './compare-id'
import type { StatusId } from './model'
import type { PageLink } from './page'
import type { Wish } from './plan'

/** How a server behaves. */
export interface Habits {
  /** Its ids sort in time order. */
  readonly ordered: boolean
  /** It exposes Link. */
  readonly links: boolean
  /** Its pages repeat the post they were asked from. */
  readonly inclusive: boolean
  /** Past the end it repeats the last page instead of answering an empty one. */
  readonly repeatsEnd: boolean
  readonly limit: number
}

interface Post {
  id: StatusId
  gone: boolean
  /** Left out of every page after the limit was applied. */
  filtered: boolean
  late: boolean
}

/** A timeline on a server with bad habits; for tests of the reducer. */
export class TestServer {
  readonly habits: Habits
  readonly #random: () => number
  /** Newest first, deleted ones included: a cursor outlives its post. */
  #posts: Post[] = []
  #places = new Map<StatusId, number>()
  #clock = 1000

  constructor(habits: Habits, random: () => number) {
    this.habits = habits
    this.#random = random
  }

  #put(at: number, post: Post) {
    this.#posts.splice(at, 0, post)
    this.#places = new Map(this.#posts.map(({ id }, i) => [id, i]))
  }

  publish(filtered: boolean): StatusId {
    this.#clock += 16
    const random = Math.floor(this.#random() * 1e9).toString(36)
    const text = this.habits.ordered ? String(this.#clock) : `${random}-${this.#clock}`
    const id = text as StatusId
    this.#put(0, { id, gone: false, filtered, late: false })
    return id
  }

  /** A federated post that comes with an id older than the newest. */
  publishLate(): StatusId {
    for (let tries = 0; tries < 20; tries += 1) {
      const back = 1 + Math.floor(this.#random() * Math.min(60, this.#posts.length - 1))
      const below = this.#posts[back]?.id ?? '0'
      const id = String(Number(below) + 1 + Math.floor(this.#random() * 15)) as StatusId
      if (this.#places.has(id)) continue
      const at = this.#posts.findIndex((post) => compareId(post.id, id) < 0)
      this.#put(at, { id, gone: false, filtered: false, late: true })
      return id
    }
    return this.publish(false)
  }

  isLate(id: StatusId): boolean {
    return this.#posts[this.position(id)]?.late === true
  }

  remove(): StatusId | null {
    const post = this.#posts[Math.floor(this.#random() * Math.min(40, this.#posts.length))]
    if (!post || post.gone || post.filtered) return null
    post.gone = true
    return post.id
  }

  position(id: StatusId): number {
    return this.#places.get(id) ?? -1
  }

  alive(id: StatusId): boolean {
    return this.#posts[this.position(id)]?.gone === false
  }

  visible(): StatusId[] {
    return this.#posts.filter(({ gone, filtered }) => !gone && !filtered).map(({ id }) => id)
  }

  between(over: StatusId, under: StatusId): StatusId[] {
    return this.#posts
      .slice(this.position(over) + 1, this.position(under))
      .filter(({ gone, filtered }) => !gone && !filtered)
      .map(({ id }) => id)
  }

  /** The answer to a wish, following its link when there is one. */
  page(wish: Wish): { ids: StatusId[]; link?: PageLink } {
    const [, key, cursor] = /^(max_id|min_id)=(.*)$/.exec(wish.link ?? '') ?? []
    const max = key === 'max_id' ? cursor : wish.link ? undefined : wish.query.max_id
    const min = key === 'min_id' ? cursor : wish.link ? undefined : wish.query.min_id
    const { limit, inclusive } = this.habits
    const cut = (limited: number): Post[] => {
      const there = this.#posts.filter(({ gone }) => !gone)
      const place = ({ id }: Post) => this.position(id)
      if (min !== undefined) {
        const at = this.position(min as StatusId)
        return there.filter((post) => place(post) < at || (inclusive && place(post) === at)).slice(-limited)
      }
      const at = max === undefined ? -1 : this.position(max as StatusId)
      const since = wish.query.since_id
      const end = since === undefined ? Infinity : this.position(since)
      return there
        .filter((post) => place(post) > at || (inclusive && place(post) === at))
        .filter((post) => place(post) < end)
        .slice(0, limited)
    }
    let posts = cut(limit)
    // Without Link an empty page means the end: such servers go on looking.
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

  #enough(posts: readonly Post[], cursor: string | undefined) {
    return posts.some(({ id, filtered }) => !filtered && id !== cursor)
  }
}
