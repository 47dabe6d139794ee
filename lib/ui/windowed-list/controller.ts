import { afterPaint } from '@/lib/util/after-paint'
import type { ListCommands, ScrollToOptions } from './handle'
import { checkSizes, placeIn, type Place, type WindowMemory } from './memory'
import type { Scroller } from '@/lib/column'
import type { WindowOptions, WindowView } from './view'
import { WindowEngine } from './window-engine'

/** What people scroll with, told of before the scroll itself. */
const SCROLLING = ['keydown', 'wheel', 'touchmove'] as const
const FOCUSABLE = '[tabindex]:not(a),a[href]:not([tabindex="-1"]),button:not(:disabled)'

export interface WindowCallbacks {
  onView?: ((view: WindowView) => void) | undefined
  onNearEnd?: (() => void) | undefined
  nearEnd?: number | undefined
}

/** Joins a WindowEngine to the page: watches the rows' sizes and the scroller, and tells React when to draw again. */
export class WindowController implements ListCommands {
  readonly engine: WindowEngine
  root: HTMLElement | null = null
  #callbacks: WindowCallbacks = {}
  #version = 0
  #drawn = new Set<() => void>()
  #growth: ReturnType<typeof setTimeout> | undefined
  /** Cancels the report that is due. */
  #due: (() => void) | undefined
  /** The observer is at work, or React is after it. */
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
      // Without a width a row is not laid out at all, e.g. in a hidden panel.
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

  /** Takes a mounted row; returns what to call when it goes. */
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

  /** Only where the observer calls: there the page is laid out, and reading its style costs nothing. */
  #measureAt(width: number | undefined) {
    if (!this.root || width === undefined) return
    checkSizes(this.memory.heights, width, Number.parseFloat(getComputedStyle(this.root).fontSize))
  }

  /** Store protocol of React: another set of rows is wanted whenever the version moves. */
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

  /** After every commit, before it is painted. */
  committed(callbacks: WindowCallbacks) {
    this.#callbacks = callbacks
    if (this.engine.started) this.engine.hold()
    else this.engine.start()
    clearTimeout(this.#growth)
    if (this.engine.growing) this.#growth = setTimeout(() => this.#redraw())
    if (this.engine.focusLost) {
      this.#place.focused = this.engine.focused
      this.#place.link = null
      // The row may not be mounted yet: then the next commit gives it the focus.
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

  /** Gives the focus to the row that a command asked for, if it is mounted by now. */
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

  /** Notes which row holds the focus, so that it stays mounted, and which of its links: pressed, it leads away. */
  focus(key: string | null, target: Element) {
    this.#place.link = target.closest('a')?.getAttribute('href') ?? null
    if (key === this.engine.focused) return
    this.#place.focused = key
    if (this.engine.focus(key)) this.#redraw()
  }

  /**
   * Gives the focus back to the link or row that held it, unless something else has it by now. False when that row is
   * not mounted yet.
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

  /** After the paint: sooner it would lay out the page, which other parts may be about to change. */
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
