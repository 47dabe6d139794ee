import { Activity, startTransition, StrictMode, Suspense, use } from 'react'
import { act, render, screen, type RenderResult } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectScroll, type Scroller } from '@/lib/column'
import { WindowedList, WindowHandle, WindowMemory, type WindowView } from '.'
import { RowHeights } from './memory'

/** Usual height of the content above the list, and height of the viewport. */
const HEAD = 100
const VIEW = 500

type ResizeCallback = (entries: ResizeObserverEntry[]) => void

/** A simulated layout of the page: rows below each other in document order. */
class Layout {
  position = 0
  /** Height of the content above the list. */
  head = HEAD
  heights = new Map<string, number>()
  /** Default height of a row. */
  usual = 100
  width = 600
  /** Height of the header that covers the top of the viewport. */
  edge = 0
  #listeners = new Set<() => void>()
  #resized = new Set<() => void>()
  #observed = new Map<Element, number>()
  #callback: ResizeCallback | undefined

  readonly scroller: Scroller = {
    target: window,
    top: () => this.edge,
    height: () => VIEW,
    position: () => this.limited(),
    atEnd: () => this.limited() >= this.end(),
    scrollBy: (pixels) => this.scrollTo(this.limited() + pixels),
    scrollTo: (position) => this.scrollTo(position),
    listen: (scrolled, resized) => {
      this.#listeners.add(scrolled)
      this.#resized.add(resized)
      return () => {
        this.#listeners.delete(scrolled)
        this.#resized.delete(resized)
      }
    },
  }

  scrollTo(position: number) {
    this.position = Math.max(0, position)
    this.limited()
  }

  /** The position; a page that became too short for it moves it up, as browsers do. */
  limited(): number {
    this.position = Math.min(this.position, this.end())
    return this.position
  }

  /** The largest position; without a list there is no limit. */
  end(): number {
    const list = document.querySelector('[data-list] > div')
    if (!(list instanceof HTMLElement)) return Number.POSITIVE_INFINITY
    const end = this.head + (Number.parseFloat(list.style.marginBlockStart) || 0) + this.rowsOf(list)
    return Math.max(0, end - VIEW)
  }

  /** Scrolls as the user would, with an event. */
  scroll(position: number) {
    act(() => {
      this.scrollTo(position)
      for (const listener of this.#listeners) listener()
    })
    this.settle()
  }

  /** Resizes the viewport: its event fires before the sizes of rows are reported. */
  resize() {
    act(() => {
      for (const listener of this.#resized) listener()
    })
    this.settle()
  }

  /** Reports changed sizes and programmatic scrolls until nothing changes. */
  settle() {
    for (let i = 0; i < 5; i += 1) {
      this.deliver()
      act(() => {
        for (const listener of this.#listeners) listener()
      })
    }
  }

  /** Reports changed sizes once. */
  deliver() {
    act(() => {
      const changed = [...this.#observed].filter(([element, height]) => this.heightOf(element) !== height)
      for (const [element] of changed) this.#observed.set(element, this.heightOf(element))
      const entries = changed.map(([target]) => ({
        target,
        contentRect: { width: this.width, height: this.heightOf(target) },
        borderBoxSize: [{ blockSize: this.heightOf(target) }],
      }))
      this.#callback?.(entries as unknown as ResizeObserverEntry[])
    })
  }

  /** Height of all rows and spaces of the list in or around an element. */
  rowsOf(element: Element): number {
    const list = element.closest('[data-list] > div') ?? element.querySelector('[data-list] > div')
    return [...(list?.children ?? [])].reduce((sum, child) => sum + this.heightOf(child), 0)
  }

  observes(row: Element): boolean {
    return this.#observed.has(row)
  }

  heightOf(element: Element): number {
    if (!(element instanceof HTMLElement)) return 0
    const { key } = element.dataset
    if (key !== undefined) return this.heights.get(key) ?? this.usual
    if (element.tagName === 'HEADER') return this.head
    return Number.parseFloat(element.style.blockSize) || 0
  }

  topOf(element: Element): number {
    const list = element.closest('[data-list] > div')
    if (!(list instanceof HTMLElement)) return 0
    let top = this.head - this.position + (Number.parseFloat(list.style.marginBlockStart) || 0)
    if (element === list) return top
    for (const child of list.children) {
      if (child === element) return top
      if (child.contains(element)) break
      top += this.heightOf(child)
    }
    // Inside a row: paragraphs of 40 px below each other.
    return top + [...(element.parentElement?.children ?? [])].indexOf(element) * 40
  }

  install() {
    const keepCallback = (callback: ResizeCallback) => void (this.#callback = callback)
    const observed = this.#observed
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: ResizeCallback) {
          keepCallback(callback)
        }
        observe = (element: Element) => void observed.set(element, -1)
        unobserve = (element: Element) => void observed.delete(element)
        disconnect() {}
      },
    )
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const top = layout.topOf(this)
      const inside = this.parentElement?.closest('[data-key]')
      const whole = this.hasAttribute('data-key')
        ? layout.heightOf(this)
        : [...this.children].reduce((sum, child) => sum + layout.heightOf(child), 0)
      const height = inside ? 40 : whole
      return { top, height, bottom: top + height, left: 0, right: 0, width: 600, x: 0, y: top } as DOMRect
    })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => this.width)
  }
}

let layout: Layout
beforeEach(() => {
  layout = new Layout()
  layout.install()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Waits until a scroll is over. */
const rest = () => {
  act(() => void vi.advanceTimersByTime(500))
  layout.settle()
}

/** Waits for the first paint, after which the rows beyond the viewport are mounted. */
const painted = () => {
  for (let i = 0; i < 12; i += 1) {
    act(() => void vi.advanceTimersByTime(8))
    layout.settle()
  }
}

const named = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `k${from + i}`)
const row = (key: string) => (
  // The articles of a feed are focusable.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <article tabIndex={0} aria-label={key}>
    <p>one</p>
    <p>two</p>
  </article>
)

interface ListProps {
  keys: string[]
  handle: WindowHandle
  live?: boolean
  defaultKey?: string
  onNearEnd?: () => void
  onView?: (view: WindowView) => void
}

function List({ keys, handle, ...rest_ }: ListProps) {
  return (
    <div>
      <header />
      <div data-list>
        <WindowedList
          keys={keys}
          renderRow={row}
          handle={handle}
          scroller={layout.scroller}
          estimate={100}
          {...rest_}
          key={String(rest_.live)}
        />
      </div>
    </div>
  )
}

function show(keys: string[], memory = new WindowMemory(), live = true) {
  const handle = new WindowHandle(memory)
  const view: RenderResult = render(<List keys={keys} handle={handle} live={live} />)
  layout.settle()
  painted()
  return {
    memory,
    handle,
    view,
    change: (now: string[], nowLive = live) => {
      view.rerender(<List keys={now} handle={handle} live={nowLive} />)
      layout.settle()
    },
  }
}

const unread = () => new WindowHandle(new WindowMemory())

/** Presses a key, which may scroll. */
const press = () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))

const element = (key: string) => {
  const found = document.querySelector(`[data-key="${key}"]`)
  if (!found) throw new Error(`${key} is not mounted`)
  return found
}
const topOf = (key: string) => layout.topOf(element(key))
const mounted = () =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'])

test('mounts only rows near the viewport, at any depth, and covers the viewport', () => {
  show(named(0, 1000))
  for (const position of [0, 5000, 50_000, 99_000, 300]) {
    layout.scroll(position)
    expect(mounted().length).toBeLessThan(30)
    const tops = mounted().map((key) => topOf(key ?? ''))
    expect(Math.min(...tops)).toBeLessThanOrEqual(Math.max(0, HEAD - position))
    expect(Math.max(...tops) + 100).toBeGreaterThanOrEqual(VIEW)
  }
})

test('shows rows added above at the very top, and keeps the row being read in place below it', () => {
  const { change } = show(named(100, 200))
  change(named(98, 200))
  expect(topOf('k98')).toBe(HEAD)
  layout.scroll(2000)
  rest()
  const before = topOf('k118')
  change(named(60, 200))
  expect(topOf('k118')).toBe(before)
})

test('keeps the row being read in place when rows above it change their height', () => {
  show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k30')
  layout.heights.set('k25', 400)
  layout.heights.set('k27', 20)
  layout.settle()
  expect(topOf('k30')).toBe(before)
})

test('keeps the visible part of a row in place when the row grows above the viewport', () => {
  show(named(0, 100))
  layout.scroll(HEAD + 3030)
  rest()
  // k30 begins 30 px above the edge: its second paragraph is the first that is fully visible.
  const second = element('k30').querySelectorAll('p')[1]
  if (!second) throw new Error('no paragraph')
  const before = layout.topOf(second)
  const article = second.parentElement
  article?.prepend(document.createElement('p'))
  layout.heights.set('k30', 140)
  layout.settle()
  expect(layout.topOf(second)).toBe(before)
})

test('keeps the first fully visible row in place when half a pixel of the row above it is in view', () => {
  show(named(0, 100))
  layout.scroll(HEAD + 2999.5)
  rest()
  const before = topOf('k30')
  layout.heights.set('k29', 170)
  layout.settle()
  rest()
  expect(topOf('k30')).toBe(before)
})

test('compensates with the margin while scrolling and with the scroll position afterwards', () => {
  show(named(0, 100))
  layout.scroll(3000)
  painted()
  const before = topOf('k31')
  layout.heights.set('k25', 400)
  layout.settle()
  expect(topOf('k31')).toBe(before)
  expect(layout.position).toBe(3000)
  rest()
  expect(topOf('k31')).toBe(before)
  expect(layout.position).toBe(3300)
})

test('keeps the row being read in place when rows above grow in the frame in which scrolling ends', () => {
  show(named(0, 100))
  layout.scroll(3000)
  const before = topOf('k31')
  layout.heights.set('k25', 400)
  act(() => void vi.advanceTimersByTime(500))
  layout.settle()
  expect(topOf('k31')).toBe(before)
})

test('scrolls by the wheel alone when rows above grow in the frame of its event', () => {
  show(named(0, 100))
  layout.scroll(3000)
  const before = topOf('k31')
  layout.heights.set('k25', 400)
  layout.scroll(3040)
  expect(topOf('k31')).toBe(before - 40)
  rest()
  expect(topOf('k31')).toBe(before - 40)
})

test('moves nothing when a page at its end becomes shorter above the view', () => {
  show(named(0, 40))
  layout.scroll(4000)
  rest()
  layout.scroll(layout.end())
  const before = topOf('k37')
  layout.heights.set('k31', 60)
  layout.scroll(layout.end())
  rest()
  expect(topOf('k37')).toBe(before)
  expect(layout.position).toBe(layout.end())
})

test('keeps the row being read in place when the content above the list grows', () => {
  show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k30')
  layout.head = 146
  layout.settle()
  expect(topOf('k30')).toBe(before)
  layout.scroll(0)
  rest()
  layout.head = 192
  layout.settle()
  expect(topOf('k0')).toBe(192)
})

test('keeps the row being read in place when the page becomes too short for the scroll position', () => {
  show(named(0, 40))
  layout.scroll(3400)
  painted()
  const before = topOf('k37')
  for (const key of ['k29', 'k30', 'k31', 'k32']) layout.heights.set(key, 20)
  layout.settle()
  expect(topOf('k37')).toBe(before)
  rest()
  expect(topOf('k37')).toBe(before)
})

test('puts the next row in the place of a removed anchor', () => {
  const { change } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const key = mounted().find((each) => topOf(each ?? '') + 100 > 0) ?? ''
  const at = topOf(key)
  const left = named(0, 100).filter((each) => each !== key)
  change(left)
  const neighbour = left[Number(key.slice(1))] ?? ''
  expect(topOf(neighbour)).toBe(at)
})

test('keeps the row passed to keepInPlace() in place, even below other visible rows', () => {
  const { change, handle } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k33')
  handle.keepInPlace('k33')
  // As the row of a gap does, which shows that it loads.
  layout.heights.set('k32', 60)
  layout.settle()
  expect(topOf('k33')).toBe(before)
  change([...named(0, 33), 'new1', 'new2', ...named(33, 100)])
  expect(topOf('k33')).toBe(before)
})

test('scrolls to a row added later, even if the user has scrolled since', () => {
  const { change, handle } = show(named(0, 100))
  layout.scroll(3000)
  act(() => handle.scrollTo('new1'))
  layout.scroll(3100)
  change(['new1', 'new2', ...named(0, 100)])
  rest()
  expect(topOf('new1')).toBe(0)
})

test('scrolls to a row at the requested offset and focuses it once it is mounted', () => {
  const { change, handle } = show(named(0, 500))
  act(() => handle.scrollTo('k300', { focus: true, offset: 30 }))
  layout.settle()
  expect(topOf('k300')).toBe(30)
  expect(document.activeElement).toBe(element('k300').firstElementChild)
  act(() => handle.scrollTo('late', { focus: true }))
  expect(document.activeElement).toBe(element('k300').firstElementChild)
  change([...named(0, 400), 'late', ...named(400, 500)])
  layout.settle()
  expect(topOf('late')).toBe(0)
  expect(document.activeElement).toBe(element('late').firstElementChild)
})

test('focuses a visible row without scrolling when scrolling is not needed', () => {
  const { handle } = show(named(0, 500))
  layout.scroll(3000)
  rest()
  const before = topOf('k31')
  act(() => handle.scrollTo('k31', { focus: true, ifNeeded: true }))
  layout.settle()
  expect(topOf('k31')).toBe(before)
  expect(document.activeElement).toBe(element('k31').firstElementChild)
  act(() => handle.scrollTo('k90', { ifNeeded: true }))
  layout.settle()
  expect(topOf('k90')).toBe(0)
})

test('scrolling to null goes to the start of the list, and follows rows added above', () => {
  const { handle, memory, change } = show(named(0, 500))
  act(() => handle.scrollTo(null))
  expect(layout.position).toBe(0)
  layout.scroll(20_000)
  rest()
  act(() => handle.scrollTo(null))
  layout.settle()
  expect(topOf('k0')).toBe(0)
  expect(memory.anchor).toBeNull()
  change(['new1', ...named(0, 500)])
  expect(topOf('new1')).toBe(0)
})

test('a command given before the list is mounted runs on mount', () => {
  const handle = unread()
  handle.scrollTo('k200', { offset: 40, focus: true })
  expect(handle.anchor()).toEqual({ key: 'k200', offset: 40 })
  render(<List keys={named(0, 500)} handle={handle} />)
  layout.settle()
  painted()
  expect(topOf('k200')).toBe(40)
  expect(document.activeElement).toBe(element('k200').firstElementChild)
})

test('starts at the default row unless a position is stored', () => {
  const handle = unread()
  const list = <List keys={named(0, 500)} handle={handle} live={false} defaultKey="k100" />
  const first = render(list)
  layout.settle()
  painted()
  expect(topOf('k100')).toBe(0)
  layout.scroll(20_000)
  rest()
  const place = handle.anchor()
  first.unmount()
  render(list)
  layout.settle()
  painted()
  expect(handle.anchor()).toEqual(place)
})

test('keeps the focused row and its neighbours mounted, and focuses the next row when it is removed', () => {
  const { change } = show(named(0, 500))
  act(() => screen.getByRole('article', { name: 'k3' }).focus())
  layout.scroll(20_000)
  rest()
  expect(mounted()).toEqual(expect.arrayContaining(['k2', 'k3', 'k4']))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k3' }))
  change(named(0, 500).filter((key) => key !== 'k3'))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k4' }))
})

test('restores position and focus when it mounts again', () => {
  const keys = named(0, 500)
  const first = show(keys)
  layout.scroll(20_030)
  act(() => screen.getByRole('article', { name: 'k202' }).focus())
  rest()
  const before = topOf('k202')
  first.view.unmount()
  layout.position = 0
  const stored = new WindowMemory({ anchor: first.memory.anchor, focused: 'k202' })
  show(['fresh', ...keys], stored)
  expect(topOf('k202')).toBe(before)
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k202' }))
})

test('restores the focus to the same link of a row when it mounts again', () => {
  const links = (key: string) => (
    <article tabIndex={-1} aria-label={key}>
      <a href={`/${key}`} tabIndex={-1} aria-hidden>
        face
      </a>
      <a href={`/${key}`}>{key}</a>
      <a href={`/${key}/likes`}>likes of {key}</a>
    </article>
  )
  const keys = named(0, 20)
  const list = (memory: WindowMemory, now = keys) => (
    <WindowedList
      keys={now}
      renderRow={links}
      handle={new WindowHandle(memory)}
      scroller={layout.scroller}
      estimate={100}
    />
  )
  const memory = new WindowMemory()
  for (const name of ['likes of k1', 'k2']) {
    const view = render(list(memory))
    layout.settle()
    act(() => screen.getByRole('link', { name }).focus())
    view.unmount()
    const again = render(list(memory))
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
    again.unmount()
  }
  render(list(memory, ['k1', 'k3']))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k3' }))
})

test('restores position and focus to the next row when it mounts again without the anchor and the focused row', () => {
  const keys = named(0, 500)
  const first = show(keys)
  layout.scroll(20_030)
  act(() => screen.getByRole('article', { name: 'k202' }).focus())
  rest()
  const anchor = first.memory.anchor?.key ?? ''
  const gone = new Set([anchor, 'k202'])
  const before = topOf(anchor)
  first.view.unmount()
  layout.position = 0
  show(
    keys.filter((key) => !gone.has(key)),
    first.memory,
  )
  expect(topOf(`k${Number(anchor.slice(1)) + 1}`)).toBe(before)
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k203' }))
})

test('a new width has its own measured heights and keeps the row being read in place', () => {
  const { memory } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k29')
  layout.width = 300
  layout.usual = 180
  layout.settle()
  expect(topOf('k29')).toBe(before)
  expect(memory.heights.latest.get('k0')).toBeUndefined()
  expect(memory.heights.latest.get('k29')).toBe(180)
})

test('views of one list with different widths keep the heights that they measured', () => {
  const { memory } = show(named(0, 100))
  const wide = memory.heights.latest
  const measured = wide.get('k0')
  layout.width = 300
  layout.usual = 180
  render(
    <List keys={named(0, 100)} handle={new WindowHandle(new WindowMemory({ heights: memory.heights }))} />,
  )
  layout.settle()
  expect(memory.heights.latest).not.toBe(wide)
  expect(memory.heights.latest.get('k0')).toBe(180)
  expect(wide.get('k0')).toBe(measured)
})

test('rendering from the top reads neither style nor layout', () => {
  const style = vi.spyOn(window, 'getComputedStyle')
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get')
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const onView = vi.fn()
  render(<List keys={named(0, 100)} handle={unread()} onView={onView} />)
  expect([style, width, box].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  expect(onView).not.toHaveBeenCalled()
  painted()
  expect(onView).toHaveBeenCalled()
})

test('a reader at the top gets new rows without a measurement during the render', () => {
  const handle = unread()
  const { rerender } = render(<List keys={named(0, 100)} handle={handle} />)
  painted()
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  box.mockClear()
  rerender(<List keys={named(-1, 100)} handle={handle} />)
  expect(box).not.toHaveBeenCalled()
  expect(mounted()[0]).toBe('k-1')
})

test('rows mounted by the resize observer are observed from the next frame on', () => {
  const { memory } = show(named(0, 100))
  const before = new Set(mounted())
  layout.usual = 20
  layout.deliver()
  const added = mounted().filter((key) => !before.has(key))
  expect(added).not.toEqual([])
  expect(added.filter((key) => layout.observes(element(key ?? '')))).toEqual([])
  painted()
  expect(added.every((key) => layout.observes(element(key ?? '')))).toBe(true)
  expect(added.map((key) => memory.heights.latest.get(key ?? ''))).toEqual(added.map(() => 20))
})

test('calls onNearEnd only near the end', () => {
  const onNearEnd = vi.fn()
  render(<List keys={named(0, 100)} handle={unread()} onNearEnd={onNearEnd} />)
  layout.settle()
  layout.scroll(1000)
  expect(onNearEnd).not.toHaveBeenCalled()
  layout.scroll(8700)
  expect(onNearEnd).toHaveBeenCalled()
})

test('reports the row down to which a list can be cut without being near its end', () => {
  const onNearEnd = vi.fn()
  const onView = vi.fn<(view: WindowView) => void>()
  const handle = unread()
  const all = named(0, 100)
  const listOf = (count: number) => (
    <List keys={all.slice(0, count)} handle={handle} onView={onView} onNearEnd={onNearEnd} />
  )
  const view = render(listOf(all.length))
  painted()
  const needed = all.indexOf(onView.mock.lastCall?.[0].lowestNeeded ?? '') + 1
  expect(needed).toBeGreaterThan(mounted().length)
  view.rerender(listOf(needed))
  painted()
  expect(onNearEnd).not.toHaveBeenCalled()
  // The row before may end exactly where the distance does.
  view.rerender(listOf(needed - 2))
  painted()
  expect(onNearEnd).toHaveBeenCalled()
})

test('mounts visible rows first, then the rows beyond the viewport', () => {
  show(named(0, 1000))
  layout.scroll(50_000)
  expect(mounted()).toEqual(expect.arrayContaining(named(499, 504)))
  expect(mounted()).not.toContain('k492')
  painted()
  expect(mounted()).toEqual(expect.arrayContaining(named(492, 511)))
})

test('mounts only visible rows before the first paint', () => {
  render(<List keys={named(0, 100)} handle={unread()} />)
  layout.settle()
  expect(screen.queryByLabelText('k5')).not.toBeNull()
  expect(screen.queryByLabelText('k9')).toBeNull()
  painted()
  expect(screen.queryByLabelText('k9')).not.toBeNull()
})

describe('the next visit of a list at its top', () => {
  /** Mounts a list again with the measured heights, up to the first sizes, and returns the mounted rows. */
  const visit = (heights: RowHeights) => {
    const view = render(
      <List keys={named(0, 100)} handle={new WindowHandle(new WindowMemory({ heights }))} />,
    )
    const first = mounted()
    layout.deliver()
    const delivered = mounted()
    view.unmount()
    return { first, delivered }
  }

  test('mounts no rows below the view, since the height of the content above is known', () => {
    const { memory, view } = show(named(0, 100))
    view.unmount()
    expect(visit(new RowHeights()).first).toEqual(named(0, 6))
    expect(visit(memory.heights).first).toEqual(named(0, 5))
  })

  test('mounts the missing rows before the paint when the content above became smaller', () => {
    layout.head = 300
    const { memory, view } = show(named(0, 100))
    view.unmount()
    layout.head = HEAD
    const { first, delivered } = visit(memory.heights)
    expect(first).toEqual(named(0, 3))
    expect(delivered).toEqual(expect.arrayContaining(named(0, 5)))
  })
})

describe('a list that is not live', () => {
  // The first row begins at the edge.
  beforeEach(() => void (layout.edge = HEAD))

  test('stays at the first row when rows are added above right after a key press', () => {
    const { change } = show(named(10, 60), new WindowMemory(), false)
    press()
    change(named(7, 60))
    expect(topOf('k10')).toBe(HEAD)
    change(named(5, 60))
    expect(topOf('k10')).toBe(HEAD)
    rest()
    expect(topOf('k10')).toBe(HEAD)
    expect(layout.position).toBe(500)
    change(named(4, 60))
    expect(topOf('k10')).toBe(HEAD)
  })

  test('stays at the first row despite key presses and resizes of the viewport', () => {
    const { change } = show(named(50, 90), new WindowMemory(), false)
    for (let from = 49; from > 30; from -= 1) {
      if (from % 2 > 0) press()
      if (from % 5 === 0) layout.resize()
      change(named(from, 90))
      if (from % 3 === 0) act(() => void vi.advanceTimersByTime(40 * (from % 7)))
      layout.settle()
      expect(topOf('k50')).toBe(HEAD)
    }
    rest()
    expect(topOf('k50')).toBe(HEAD)
  })

  test('scrolled to the top by a key stops at the row that was first when the key was pressed', () => {
    const { change } = show(named(100, 200), new WindowMemory(), false)
    layout.scroll(1000)
    rest()
    press()
    layout.scroll(600)
    change(named(97, 200))
    layout.heights.set('k101', 250)
    layout.settle()
    layout.scroll(0)
    rest()
    expect(topOf('k100')).toBe(HEAD)
    change(named(96, 200))
    expect(topOf('k100')).toBe(HEAD)
  })
})

test('a list that becomes live at the very top shows rows added above', () => {
  const { change } = show(named(10, 60), new WindowMemory(), false)
  change(named(10, 60), true)
  rest()
  change(named(8, 60), true)
  expect(topOf('k8')).toBe(HEAD)
})

test('rows added above do not revert a scroll whose event has not fired yet', () => {
  const { change } = show(named(100, 200))
  layout.scroll(3000)
  rest()
  const before = topOf('k130')
  press()
  layout.scrollTo(3250)
  change(named(90, 200))
  expect(topOf('k130')).toBe(before - 250)
  rest()
  expect(topOf('k130')).toBe(before - 250)
})

test('a render does not revert a scroll to the top by a command whose event has not fired yet', () => {
  const keys = named(0, 200)
  const { view, handle } = show(keys)
  layout.scroll(5000)
  rest()
  act(() => void vi.advanceTimersByTime(500))
  expectScroll(layout.scroller)
  act(() => layout.scroller.scrollTo(0))
  view.rerender(<List keys={keys} handle={handle} live />)
  expect(layout.position).toBe(0)
  layout.settle()
  rest()
  expect(layout.position).toBe(0)
})

test('keeps the row being read in place when the viewport is resized', () => {
  show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k29')
  layout.width = 300
  layout.usual = 180
  layout.resize()
  rest()
  expect(topOf('k29')).toBe(before)
})

test('hidden while another page scrolls, keeps its position among rows added since', () => {
  const memory = new WindowMemory()
  const handle = new WindowHandle(memory)
  const page = (keys: string[], mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <List keys={keys} handle={handle} />
    </Activity>
  )
  const view = render(page(named(10, 200), 'visible'))
  layout.settle()
  painted()
  press()
  layout.scroll(2000)
  rest()
  const place = { ...memory.anchor }
  expect(place.key).toBe('k29')

  view.rerender(page(named(10, 200), 'hidden'))
  layout.scroll(300)
  view.rerender(page(named(0, 200), 'hidden'))
  layout.scroll(700)
  expect(memory.anchor).toEqual(place)

  layout.scrollTo(2000)
  view.rerender(page(named(0, 200), 'visible'))
  layout.settle()
  painted()
  rest()
  expect(memory.anchor).toEqual(place)
  expect(topOf('k29')).toBe(place.offset)
})

test('a render that is discarded changes nothing, and one that is repeated shows the same', async () => {
  const memory = new WindowMemory()
  const handle = new WindowHandle(memory)
  const never = new Promise<never>(() => {})
  const Pending = ({ wait }: { wait: boolean }) => (wait ? use(never) : null)
  const page = (keys: string[], wait: boolean) => (
    <StrictMode>
      <Suspense fallback={null}>
        <List keys={keys} handle={handle} />
        <Pending wait={wait} />
      </Suspense>
    </StrictMode>
  )
  const view = render(page(named(0, 60), false))
  layout.settle()
  painted()
  layout.scroll(2000)
  rest()
  // Rows are mounted a few at a time: all that belong there are, before they are compared.
  painted()
  const position = () => ({ mounted: mounted(), anchor: memory.anchor, top: topOf('k20') })
  const before = position()
  const later = async (keys: string[], wait: boolean) => {
    await act(async () => startTransition(() => view.rerender(page(keys, wait))))
    layout.settle()
  }

  // Suspends after the list has rendered, so that React throws the render away.
  await later(['new', ...named(0, 15), ...named(30, 60)], true)
  expect(position()).toEqual(before)
  layout.scroll(2100)
  expect(topOf('k20')).toBe(before.top - 100)
  layout.scroll(2000)
  rest()
  expect(position()).toEqual(before)

  await later(['new', ...named(0, 60)], false)
  expect(topOf('k20')).toBe(before.top)
})
