import type { MediaFeed, MediaPayload, MediaPost, MediaSupply } from '@/features/media'
import { getSettings } from '@/features/settings'
import { getOpened, mediaShown } from '@/features/statuses'
import { isLoading } from '@/lib/live-list'
import type { TimelineGap, TimelineState } from '../engine/timeline-state'
import type { Media } from '@/schemas/statuses/media'
import { readMedia, type GalleryItem, type GalleryRow } from './gallery-rows'
import type { TimelineEngine } from '../engine/timeline-engine'
import { createEmitter } from '@/lib/util/emitter'
import { keyWithin } from '@/lib/runtime'

interface Found {
  name: string
  medium: Media
  post: MediaPost
}

const nameOf = ({ status, index }: GalleryItem) => `${status}/${index}`

/** Returns an attachment that the viewer can show; null for unknown types and hidden media. */
function viewable({ runtime: { cache, identity } }: TimelineEngine, item: GalleryItem): Found | null {
  const post = readMedia(cache)(item.status)
  const medium = post?.media_attachments[item.index]
  if (!post || !medium || medium.type === 'unknown') return null
  const { media } = getOpened(keyWithin(identity, post.id))
  if (!mediaShown(post.sensitive, getSettings().displayMedia, media)) return null
  return { name: nameOf(item), medium, post: { id: post.id, lang: post.language } }
}

/** Finds the rows between two gaps that contain a matching item, and the gap after them. */
function runOf(rows: readonly GalleryRow[], has: (item: GalleryItem) => boolean) {
  const at = rows.findIndex(({ items }) => items?.some(has))
  if (at < 0) return null
  const start = rows.slice(0, at).findLastIndex(({ gap }) => gap) + 1
  const end = rows.findIndex(({ gap }, index) => index > at && gap)
  return {
    items: rows.slice(start, end < 0 ? rows.length : end).flatMap(({ items = [] }) => items),
    gap: rows[end]?.gap ?? null,
  }
}

function restOf(state: TimelineState, gap: TimelineGap | null): MediaSupply['rest'] {
  const failed = gap ? gap.failed !== undefined : state.tail.failed !== null
  if (isLoading(state, gap ?? 'older')) return 'loading'
  if (failed) return 'failed'
  return gap || state.hasMore ? 'more' : 'end'
}

/**
 * The media of a gallery for the viewer, from the part that was opened: appends media that load at its end,
 * and fills a gap before continuing. Existing media stay, so that the one in view keeps its position.
 */
export class GalleryFeed implements MediaFeed {
  #found: readonly Found[] = []
  #supply: MediaSupply = { media: [], posts: [], rest: 'end' }
  #gap: TimelineGap | null = null
  readonly #changes = createEmitter()

  constructor(readonly engine: TimelineEngine) {}

  /** Returns the media to open the viewer with, at `item`; null when the viewer cannot show it. */
  open(rows: readonly GalleryRow[], state: TimelineState, item: GalleryItem): MediaPayload | null {
    const opened = nameOf(item)
    this.#take(rows, state, (each) => nameOf(each) === opened)
    const at = this.#found.findIndex(({ name }) => name === opened)
    const { media, posts } = this.#supply
    return at < 0 ? null : { media, posts, index: at, feed: this }
  }

  /** Updates the media after a change of the gallery. */
  update(rows: readonly GalleryRow[], state: TimelineState): void {
    const known = new Set(this.#found.map(({ name }) => name))
    if (known.size > 0) this.#take(rows, state, (item) => known.has(nameOf(item)))
  }

  #take(rows: readonly GalleryRow[], state: TimelineState, has: (item: GalleryItem) => boolean) {
    const run = runOf(rows, has)
    if (!run) return
    const known = new Set(this.#found.map(({ name }) => name))
    // Add only media after the last known one: new ones above would shift its position.
    const from = run.items.findLastIndex((item) => known.has(nameOf(item))) + 1
    const fresh = run.items.slice(from).flatMap((item) => viewable(this.engine, item) ?? [])
    const rest = restOf(state, run.gap)
    this.#gap = run.gap
    if (fresh.length === 0 && rest === this.#supply.rest) return
    this.#found = [...this.#found, ...fresh]
    this.#supply = {
      media: this.#found.map(({ medium }) => medium),
      posts: this.#found.map(({ post }) => post),
      rest,
    }
    this.#changes.emit()
  }

  readonly read = () => this.#supply

  readonly subscribe = this.#changes.subscribe

  readonly loadMore = (byUser: boolean) => {
    const { engine } = this
    if (!byUser && getSettings().loadByHand) return
    if (this.#gap && byUser) engine.fill(this.#gap, 'below')
    else if (this.#gap) engine.step(this.#gap, 'below')
    else {
      if (byUser) engine.dispatch({ type: 'more' })
      engine.older()
    }
  }
}
