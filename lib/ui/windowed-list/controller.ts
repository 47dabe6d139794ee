import { startTransition } from 'react'
import { createEmitter } from '@/lib/util/emitter'
import { afterPaint } from '@/lib/util/timing/after-paint'
import { oncePerFrame } from '@/lib/util/timing/once-per-frame'
import type { ListCommands, ScrollToOptions } from './handle'
import { writableOf, type WritableMemory, type WindowMemory } from './memory'
import { SCROLL_COMMAND, type Scroller } from '@/lib/column'
import type { WindowOptions, WindowView } from './view'
import { sizes } from './sizes'
import type { Plan } from './state'
import { WindowEngine } from './window-engine'

/**
 * The size of the page's text, in pixels. Read once per frame: a list that has just rendered made the styles of the page
 * outdated, so that each further list would have them computed again.
 */
const textSize = oncePerFrame(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/** Events that precede scrolling by the user. */
const SCROLLING = ['keydown', 'wheel', 'touchmove', SCROLL_COMMAND] as const
const FOCUSABLE = '[tabindex]:not(a),a[href]:not([tabindex="-1"]),button:not(:disabled)'

const isRow = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset['key'] !== undefined

/** The mounted lists by their root, which is the parent of their rows. */
const lists = new WeakMap<Element, WindowController>()

/** Returns the list with a mounted row. */
export const listOfRow = (
  row: Element,
): Pick<WindowController, 'keys' | 'isUnread' | 'scroller' | 'scrollTo'> | undefined =>
  row.parentElement ? lists.get(row.parentElement) : undefined

export interface WindowCallbacks {
  onView?: ((view: WindowView) => void) | undefined
  onNearEnd?: (() => void) | undefined
  nearEnd?: number | undefined
  isUnread?: ((key: string) => boolean) | undefined
}

/** Connects a WindowEngine to the page: observes row sizes and the scroller, and rerenders the list. */
export class WindowController implements ListCommands {
  readonly engine: WindowEngine
  root: HTMLElement | null = null
  #callbacks: WindowCallbacks = {}
  #version = 0
  readonly #redraws = createEmitter()
  #grow: () => void = () => {}
  #growth: ReturnType<typeof setTimeout> | undefined
  /** Cancels the report that is scheduled after the next paint. */
  #due: (() => void) | undefined
  readonly #remembered: WritableMemory

  constructor(
    readonly memory: WindowMemory,
    readonly scroller: Scroller,
    options: WindowOptions,
  ) {
    this.#remembered = writableOf(memory)
    this.engine = new WindowEngine(memory, scroller, () => this.root, options)
  }

  readonly #resized = (entries: readonly ResizeObserverEntry[]) => {
    // Rows without a width are not laid out, e.g. in a hidden panel.
    const laidOut = entries.filter(({ contentRect }) => contentRect.width > 0)
    const rows = laidOut.flatMap(({ target, borderBoxSize, contentRect }) => {
      const key = isRow(target) ? target.dataset['key'] : undefined
      const { width, height } = contentRect
      return key === undefined ? [] : [{ key, width, height: borderBoxSize?.[0]?.blockSize ?? height }]
    })
    this.#measureAt(rows[0]?.width)
    const isOutdated = this.engine.resized(rows)
    // Content above the list may have grown, e.g. the header of a profile.
    if (entries.some(({ target }) => !isRow(target))) this.engine.listMoved()
    return () => {
      if (isOutdated) this.#redraw()
      this.#report()
    }
  }

  readonly attachRoot = (element: HTMLElement | null) => {
    this.root = element
    if (element) lists.set(element, this)
  }

  /** The keys of all rows, in order. */
  get keys(): readonly string[] {
    return this.engine.state.keys
  }

  /** True for the key of an unread row; undefined for a list without such rows. */
  get isUnread(): ((key: string) => boolean) | undefined {
    return this.#callbacks.isUnread
  }

  /** Adds a mounted row; returns the function to call on unmount. */
  readonly attachRow = (key: string, element: HTMLElement) => {
    const { rows } = this.engine
    rows.set(key, element)
    // A row observed during the callback of the observer would cause a "ResizeObserver loop" error: wait for a frame.
    if (sizes.delivering)
      requestAnimationFrame(
        () => this.engine.rows.get(key) === element && sizes.observe(element, this.#resized),
      )
    else sizes.observe(element, this.#resized)
    return () => {
      sizes.unobserve(element, this.#resized)
      if (rows.get(key) === element) rows.delete(key)
    }
  }

  /** Elements before the list, which may grow and move it. Those around it would change with every row. */
  #contentAbove(): Element[] {
    const found: Element[] = []
    for (let at: Element | null = this.root; at && at !== this.scroller.target; at = at.parentElement)
      for (let each = at.previousElementSibling; each; each = each.previousElementSibling) found.push(each)
    return found
  }

  /** Observes the content above the list, also what is inserted later; returns the function that stops it. */
  #observeAbove(): () => void {
    const observed = new Set<Element>()
    const observe = () => {
      for (const element of this.#contentAbove())
        if (!observed.has(element)) {
          observed.add(element)
          sizes.observe(element, this.#resized)
        }
    }
    const inserted = new MutationObserver(observe)
    for (let at = this.root?.parentElement; at && at !== this.scroller.target; at = at.parentElement)
      inserted.observe(at, { childList: true })
    observe()
    return () => {
      inserted.disconnect()
      for (const element of observed) sizes.unobserve(element, this.#resized)
    }
  }

  readonly listen = () => {
    const stopAbove = this.#observeAbove()
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
      if (this.engine.widen()) this.#mountMore()
    })
    return () => {
      stay()
      this.#due?.()
      this.#due = undefined
      clearTimeout(this.#growth)
      stop()
      stopAbove()
      for (const type of SCROLLING) target.removeEventListener(type, expect)
      this.engine.close()
    }
  }

  /** Takes the heights of this width. Called only by the observer, when the page is laid out and reading styles is cheap. */
  #measureAt(width: number | undefined) {
    if (this.root && width !== undefined) this.engine.heights = this.memory.heights.at(width, textSize())
  }

  /** For useSyncExternalStore: the version changes whenever other rows must be rendered. */
  readonly subscribe = this.#redraws.subscribe
  readonly version = () => this.#version

  #redraw() {
    this.engine.outdate()
    this.#version += 1
    this.#redraws.emit()
  }

  /** Sets the function that renders the list again; returns the one to call on unmount. */
  readonly onGrow = (grow: () => void) => {
    this.#grow = grow
    return () => {
      this.#grow = () => {}
    }
  }

  /** Renders rows beyond the view, which input and visible rows may interrupt. */
  #mountMore() {
    this.engine.outdate()
    startTransition(() => this.#grow())
  }

  /** Call after every commit, before the paint, with the plan of that render. */
  committed(plan: Plan, callbacks: WindowCallbacks) {
    this.#callbacks = callbacks
    const isOutdated = this.engine.commit(plan)
    if (this.engine.started) this.engine.restoreAnchor()
    else this.engine.start()
    clearTimeout(this.#growth)
    if (this.engine.state.growing) this.#growth = setTimeout(() => this.#mountMore())
    if (this.engine.state.focusLost) {
      this.#remembered.focused = this.engine.state.focused
      this.#remembered.link = null
      // The row may not be mounted yet: then the next commit focuses it.
      this.engine.focusPassed(this.restoreFocus())
    }
    this.#focusReached()
    this.#reportLater()
    if (isOutdated) this.#redraw()
  }

  scrollTo(key: string | null, options: ScrollToOptions) {
    this.engine.scrollTo(key, options)
    this.#redraw()
  }

  keepInPlace(key: string) {
    this.engine.keepInPlace(key)
  }

  /** Focuses the row that a command asked for, once it is mounted. */
  #focusReached() {
    const key = this.engine.state.toFocus
    const row = key === null ? undefined : this.engine.rows.get(key)
    if (!row) return
    this.engine.focusReached()
    const article = row.querySelector('article')
    if (article && !article.hasAttribute('tabindex')) article.tabIndex = -1
    const found = article ?? row.querySelector<HTMLElement>(FOCUSABLE)
    found?.focus({ preventScroll: true })
  }

  /** Records the focused row, so that it stays mounted, and its focused link, to restore it later. */
  focus(key: string | null, target: Element) {
    this.#remembered.link = target.closest('a')?.getAttribute('href') ?? null
    if (key === this.engine.state.focused) return
    this.#remembered.focused = key
    if (this.engine.focus(key)) this.#redraw()
  }

  /**
   * Restores the focus to the link or row that had it, unless something else has it now. Returns false
   * when the row is not mounted yet.
   */
  restoreFocus(): boolean {
    if (this.#remembered.focused === null || document.activeElement !== document.body) return true
    const row = this.engine.rows.get(this.#remembered.focused)
    if (!row) return false
    const { link } = this.#remembered
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

  /** Reports after the paint, since measuring earlier forces a layout of a page that may still change. */
  #reportLater() {
    if (this.#due !== undefined) return
    this.#due = afterPaint(() => {
      this.#due = undefined
      this.#report()
    })
  }

  #report() {
    const { onView, onNearEnd, nearEnd = 2 * this.scroller.height() } = this.#callbacks
    const spare = this.#remaining() - nearEnd
    onView?.(this.engine.view(spare))
    if (this.engine.started && spare < 0) onNearEnd?.()
  }
}
