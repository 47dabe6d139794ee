import type { Scroller } from '@/lib/column'

type View = Pick<Scroller, 'top' | 'position' | 'scrollBy'>

/** Remembers the post at the top of the view, and scrolls it back there when something above it changed. */
export interface ReadingPosition {
  note(posts: ParentNode, scroller: View): void
  restore(posts: ParentNode, scroller: View): void
}

const POST = '[data-status]'

/** Distance from the start of the scrolled content; scrolling does not change it. */
const offsetOf = (post: Element, scroller: View) => post.getBoundingClientRect().top + scroller.position()

export function createReadingPosition(): ReadingPosition {
  let top: { readonly id: string; readonly offset: number } | null = null
  return {
    note(posts, scroller) {
      const edge = scroller.top()
      const first = [...posts.querySelectorAll<HTMLElement>(POST)].find(
        (post) => post.getBoundingClientRect().bottom > edge,
      )
      const id = first?.dataset['status']
      top = first && id !== undefined ? { id, offset: offsetOf(first, scroller) } : null
    },
    restore(posts, scroller) {
      const post = top && posts.querySelector(`[data-status="${CSS.escape(top.id)}"]`)
      if (!top || !post) return
      const offset = offsetOf(post, scroller)
      const moved = offset - top.offset
      top = { ...top, offset }
      if (moved !== 0) scroller.scrollBy(moved)
    },
  }
}
