import { afterPaint } from '@/lib/util/after-paint'
import type { ListCommands, ScrollToOptions } from './handle'
import { checkSizes, placeIn, type Place, type WindowMemory } from './memory'
import type { Scroller } from '@/lib/column'
import type { WindowOptions, WindowView } from './view'
import { WindowEngine } from './window-engine'

/** Events by which readers scroll; they precede the scroll event. */
const SCROLLING = ['keydown', 'wheel', 'touchmove'] as const
const FOCUSABLE = '[tabindex]:not(a),a[href]:not([tabindex="-1"]),button:not(:disabled)'

export interface WindowCallbacks {
  onView?: ((view: WindowView) => void) | undefined
  onNearEnd?: (() => void) | undefined
  nearEnd?: number | undefined
}

/** Connects a WindowEngine to the page: observes row sizes and the scroller, and rerenders the list. */
export class WindowController implements ListCommands {
  readonly engine: WindowEngine
  root: HTMLElement | null = null
  #callbacks: WindowCallbacks = {}
  #version = 0
  #drawn = new Set<() => void>()
  #growth: ReturnType<typeof setTimeout> | undefined
  /** Cancels the pending report. */
  #due: (() => void) | undefined
  /** The observer is running its callback, or React renders after it. */
  #delivering = false
  readonly #sizes: ResizeObserver
  readonly #place: Place

  constructor(
    readonly memory: WindowMemory,
    readonly scroller: Scroller,
    options: WindowOptions,
  ) {
    this.#place = placeIn(memory)
    this.engine = new WindowEngine(memory, scroller, () => this.root, options)
    this.#sizes = new ResizeObserver((entries) => {
      // Rows without a width are not laid out, e.g. in a hidden panel.
      const laidOut = entries.filter(({ contentRect }) => contentRect.width > 0)
      this.#measureAt(laidOut[0]?.contentRect.width)
      const changes = laidOut.flatMap(({ target, borderBoxSize, contentRect }) => {
        const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
        return key === undefined ? [] : [{ key, height: borderBoxSize?.[0]?.blockSize ?? contentRect.height }]
      })
      if (this.engine.resized(changes)) this.#redraw()
      this.#report()
      this.#delivering = true
      // After React, which draws the rows that are wanted by now in a microtask of its own.
      queueMicrotask(() => (this.#delivering = false))
    })
  }

  readonly attachRoot = (element: HTMLElement | null) => {
    this.root = element
  }

  /** Adds a mounted row; returns the function to call on unmount. */
  readonly attachRow = (key: string, element: HTMLElement) => {
    this.engine.mount(key, element)
    // The observer cannot deliver the sizes of rows mounted by its own callback before the next frame: it reports an error.
    if (this.#delivering)
      requestAnimationFrame(() => this.engine.row(key) === element && this.#sizes.observe(element))
    else this.#sizes.observe(element)
    return () => {
      this.#sizes.unobserve(element)
      this.engine.unmount(key, element)
    }
  }

  readonly listen = () => {
    const after = (wanted: boolean) => {
      if (wanted) this.#redraw()
      this.#report()
    }
    const stop = this.scroller.listen(
      () => after(this.engine.scrolled()),
      () => after(this.engine.viewResized()),
    )
    const expect = () => this.engine.expectScroll()
    const { target } = this.scroller
    for (const type of SCROLLING) target.addEventListener(type, expect, { passive: true })
    const stay = afterPaint(() => {
      if (this.engine.widen()) this.#redraw()
    })
    return () => {
      stay()
      this.#due?.()
      this.#due = undefined
      clearTimeout(this.#growth)
      stop()
      for (const type of SCROLLING) target.removeEventListener(type, expect)
      this.engine.close()
    }
  }

  /** Called only by the observer: the page is laid out then, so reading its style costs nothing. */
  #measureAt(width: number | undefined) {
    if (!this.root || width === undefined) return
    checkSizes(this.memory.heights, width, Number.parseFloat(getComputedStyle(this.root).fontSize))
  }

  /** Store protocol of React: the version changes whenever another set of rows must be rendered. */
  readonly subscribe = (listener: () => void) => {
    this.#drawn.add(listener)
    return () => this.#drawn.delete(listener)
  }
  readonly version = () => this.#version

  #redraw() {
    this.engine.outdate()
    this.#version += 1
    for (const listener of this.#drawn) listener()
  }

  /** Call after every commit, before the paint. */
  committed(callbacks: WindowCallbacks) {
    this.#callbacks = callbacks
    if (this.engine.started) this.engine.hold()
    else this.engine.start()
    clearTimeout(this.#growth)
    if (this.engine.growing) this.#growth = setTimeout(() => this.#redraw())
    if (this.engine.focusLost) {
      this.#place.focused = this.engine.focused
      this.#place.link = null
      // The row may not be mounted yet: then the next commit focuses it.
      this.engine.focusLost = !this.restoreFocus()
    }
    this.#focusReached()
    this.#reportLater()
  }

  scrollTo(key: string | null, options: ScrollToOptions) {
    this.engine.scrollTo(key, options)
    this.#redraw()
  }

  hold(key: string) {
    this.engine.keep(key)
  }

  /** Focuses the row that a command named, once it is mounted. */
  #focusReached() {
    const key = this.engine.toFocus
    const row = key === null ? undefined : this.engine.row(key)
    if (!row) return
    this.engine.toFocus = null
    const article = row.querySelector('article')
    if (article && !article.hasAttribute('tabindex')) article.tabIndex = -1
    const found = article ?? row.querySelector<HTMLElement>(FOCUSABLE)
    found?.focus({ preventScroll: true })
  }

  /** Notes which row has the focus, so that it stays mounted, and which of its links, to restore it later. */
  focus(key: string | null, target: Element) {
    this.#place.link = target.closest('a')?.getAttribute('href') ?? null
    if (key === this.engine.focused) return
    this.#place.focused = key
    if (this.engine.focus(key)) this.#redraw()
  }

  /**
   * Restores the focus to the link or row that had it, unless something else has it by now. False when the
   * row is not mounted yet.
   */
  restoreFocus(): boolean {
    if (this.#place.focused === null || document.activeElement !== document.body) return true
    const row = this.engine.row(this.#place.focused)
    if (!row) return false
    const { link } = this.#place
    const same = link !== null && `a[href="${CSS.escape(link)}"]:not([tabindex="-1"])`
    const found = (same && row.querySelector<HTMLElement>(same)) || row.querySelector<HTMLElement>(FOCUSABLE)
    found?.focus({ preventScroll: true })
    return true
  }

  /** Pixels between the lower edge of the view and the end of the list. */
  #remaining(): number {
    const end = this.root?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    return end - this.scroller.top() - this.scroller.height()
  }

  /** Reports after the paint: earlier it would force a layout of a page that may still change. */
  #reportLater() {
    if (this.#due !== undefined) return
    this.#due = afterPaint(() => {
      this.#due = undefined
      this.#report()
    })
  }

  #report() {
    const { onView, onNearEnd, nearEnd } = this.#callbacks
    onView?.(this.engine.view())
    if (this.engine.started && this.#remaining() < (nearEnd ?? 2 * this.scroller.height())) onNearEnd?.()
  }
}
