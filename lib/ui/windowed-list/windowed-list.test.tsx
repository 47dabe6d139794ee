import { Activity } from 'react'
import { act, render, screen, type RenderResult } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scroller } from '@/lib/column'
import { WindowedList, WindowHandle, WindowMemory } from '.'

/** Height of what stands above the list, and of the view. */
const HEAD = 100
const VIEW = 500

type Told = (entries: ResizeObserverEntry[]) => void

/** A page that is laid out by hand: rows below one another in the order of the document. */
class Layout {
  position = 0
  heights = new Map<string, number>()
  /** Height of a row that nobody set. */
  usual = 100
  width = 600
  /** Height of what covers the top of the view. */
  edge = 0
  #listeners = new Set<() => void>()
  #resized = new Set<() => void>()
  #observed = new Map<Element, number>()
  #told: Told | undefined

  readonly scroller: Scroller = {
    target: window,
    top: () => this.edge,
    height: () => VIEW,
    position: () => this.position,
    scrollBy: (pixels) => this.scrollTo(this.position + pixels),
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
  }

  /** The reader scrolls: the browser tells of it. */
  scroll(position: number) {
    act(() => {
      this.scrollTo(position)
      for (const listener of this.#listeners) listener()
    })
    this.settle()
  }

  /** The view has another size: the browser tells of it before it tells of those of rows. */
  resize() {
    act(() => {
      for (const listener of this.#resized) listener()
    })
    this.settle()
  }

  /** The browser reports sizes that changed, and scrolls that we made, until nothing moves. */
  settle() {
    for (let i = 0; i < 5; i += 1) {
      this.deliver()
      act(() => {
        for (const listener of this.#listeners) listener()
      })
    }
  }

  /** The browser reports sizes that changed, once. */
  deliver() {
    act(() => {
      const changed = [...this.#observed].filter(([element, height]) => this.heightOf(element) !== height)
      for (const [element] of changed) this.#observed.set(element, this.heightOf(element))
      const entries = changed.map(([target]) => ({
        target,
        contentRect: { width: this.width, height: this.heightOf(target) },
        borderBoxSize: [{ blockSize: this.heightOf(target) }],
      }))
      this.#told?.(entries as unknown as ResizeObserverEntry[])
    })
  }

  observes(row: Element): boolean {
    return this.#observed.has(row)
  }

  heightOf(element: Element): number {
    if (!(element instanceof HTMLElement)) return 0
    const { key } = element.dataset
    if (key !== undefined) return this.heights.get(key) ?? this.usual
    return Number.parseFloat(element.style.blockSize) || 0
  }

  topOf(element: Element): number {
    const list = element.closest('[data-list] > div')
    if (!(list instanceof HTMLElement)) return 0
    let top = HEAD - this.position + (Number.parseFloat(list.style.marginBlockStart) || 0)
    if (element === list) return top
    for (const child of list.children) {
      if (child === element) return top
      if (child.contains(element)) break
      top += this.heightOf(child)
    }
    // Inside a row: paragraphs of 40 below one another.
    return top + [...(element.parentElement?.children ?? [])].indexOf(element) * 40
  }

  install() {
    const told = (callback: Told) => void (this.#told = callback)
    const observed = this.#observed
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: Told) {
          told(callback)
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

/** Long enough for a scroll to be over. */
const rest = () => {
  act(() => void vi.advanceTimersByTime(500))
  layout.settle()
}

/** The first paint is over: rows beyond the view come, one after the other. */
const painted = () => {
  for (let i = 0; i < 12; i += 1) {
    act(() => void vi.advanceTimersByTime(8))
    layout.settle()
  }
}

const named = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `k${from + i}`)
const row = (key: string) => (
  // The articles of a feed take focus.
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
  onView?: () => void
}

function List({ keys, handle, ...rest_ }: ListProps) {
  return (
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

/** The reader presses a key, which may scroll. */
const press = () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))

const element = (key: string) => {
  const found = document.querySelector(`[data-key="${key}"]`)
  if (!found) throw new Error(`${key} is not mounted`)
  return found
}
const topOf = (key: string) => layout.topOf(element(key))
const mounted = () =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'])

test('only what is near the view is mounted, at any depth, and never a blank view', () => {
  show(named(0, 1000))
  for (const position of [0, 5000, 50_000, 99_000, 300]) {
    layout.scroll(position)
    expect(mounted().length).toBeLessThan(30)
    const tops = mounted().map((key) => topOf(key ?? ''))
    expect(Math.min(...tops)).toBeLessThanOrEqual(Math.max(0, HEAD - position))
    expect(Math.max(...tops) + 100).toBeGreaterThanOrEqual(VIEW)
  }
})

test('at the very top new rows appear; below it they do not move what is read', () => {
  const { change } = show(named(100, 200))
  change(named(98, 200))
  expect(topOf('k98')).toBe(HEAD)
  layout.scroll(2000)
  rest()
  const before = topOf('k118')
  change(named(60, 200))
  expect(topOf('k118')).toBe(before)
})

test('rows that grow above, or shrink, do not move what is read', () => {
  show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k30')
  layout.heights.set('k25', 400)
  layout.heights.set('k27', 20)
  layout.settle()
  expect(topOf('k30')).toBe(before)
})

test('a row that begins above the view and grows there keeps what of it is in view', () => {
  show(named(0, 100))
  layout.scroll(HEAD + 3030)
  rest()
  // k30 begins 30 above the edge: its second paragraph is the first that is wholly in view.
  const second = element('k30').querySelectorAll('p')[1]
  if (!second) throw new Error('no paragraph')
  const before = layout.topOf(second)
  const article = second.parentElement
  article?.prepend(document.createElement('p'))
  layout.heights.set('k30', 140)
  layout.settle()
  expect(layout.topOf(second)).toBe(before)
})

test('while the reader scrolls the list is held by its margin, afterwards by the position', () => {
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

test('the anchor goes: its heir takes its place', () => {
  const { change } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const key = mounted().find((each) => topOf(each ?? '') + 100 > 0) ?? ''
  const at = topOf(key)
  const left = named(0, 100).filter((each) => each !== key)
  change(left)
  const heir = left[Number(key.slice(1))] ?? ''
  expect(topOf(heir)).toBe(at)
})

test('a row that was asked to stay stays, though others are in view above it', () => {
  const { change, handle } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k33')
  handle.hold('k33')
  change([...named(0, 33), 'new1', 'new2', ...named(33, 100)])
  expect(topOf('k33')).toBe(before)
})

test('a row that was asked for comes to the top, though the reader scrolled until it was there', () => {
  const { change, handle } = show(named(0, 100))
  layout.scroll(3000)
  act(() => handle.scrollTo('new1'))
  layout.scroll(3100)
  change(['new1', 'new2', ...named(0, 100)])
  rest()
  expect(topOf('new1')).toBe(0)
})

test('a row that was asked for takes the focus once it is there, at the offset asked for', () => {
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

test('a row that is in view already takes the focus where it is, if no more was asked for', () => {
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

test('the top of a list is where it begins, or where it is when that is in view', () => {
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

test('a command to a list that is not mounted is followed when it is', () => {
  const handle = unread()
  handle.scrollTo('k200', { offset: 40, focus: true })
  expect(handle.anchor()).toEqual({ key: 'k200', offset: 40 })
  render(<List keys={named(0, 500)} handle={handle} />)
  layout.settle()
  painted()
  expect(topOf('k200')).toBe(40)
  expect(document.activeElement).toBe(element('k200').firstElementChild)
})

test('a list begins at its default row unless a place is remembered', () => {
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

test('the focused row stays mounted with its neighbours, and gives the focus to its heir when it goes', () => {
  const { change } = show(named(0, 500))
  act(() => screen.getByRole('article', { name: 'k3' }).focus())
  layout.scroll(20_000)
  rest()
  expect(mounted()).toEqual(expect.arrayContaining(['k2', 'k3', 'k4']))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k3' }))
  change(named(0, 500).filter((key) => key !== 'k3'))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'k4' }))
})

test('a list that comes back stands where it stood, with the focus', () => {
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

test('a list that comes back gives the focus to the link that led away', () => {
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

test('a list that comes back without the row the reader was at stands at its neighbour, with the focus', () => {
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

test('another width makes measured heights void and moves nothing', () => {
  const { memory } = show(named(0, 100))
  layout.scroll(3000)
  rest()
  const before = topOf('k29')
  layout.width = 300
  layout.usual = 180
  layout.settle()
  expect(topOf('k29')).toBe(before)
  expect(memory.heights.get('k0')).toBeUndefined()
  expect(memory.heights.get('k29')).toBe(180)
})

test('drawing a list from its top reads neither style nor layout', () => {
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

test('rows mounted because of what the observer said are observed from the next frame on', () => {
  const { memory } = show(named(0, 100))
  const before = new Set(mounted())
  layout.usual = 20
  layout.deliver()
  const added = mounted().filter((key) => !before.has(key))
  expect(added).not.toEqual([])
  expect(added.filter((key) => layout.observes(element(key ?? '')))).toEqual([])
  painted()
  expect(added.every((key) => layout.observes(element(key ?? '')))).toBe(true)
  expect(added.map((key) => memory.heights.get(key ?? ''))).toEqual(added.map(() => 20))
})

test('near its end the list asks for more, and not before', () => {
  const onNearEnd = vi.fn()
  render(<List keys={named(0, 100)} handle={unread()} onNearEnd={onNearEnd} />)
  layout.settle()
  layout.scroll(1000)
  expect(onNearEnd).not.toHaveBeenCalled()
  layout.scroll(8700)
  expect(onNearEnd).toHaveBeenCalled()
})

test('what is out of view comes after what is in view, row by row', () => {
  show(named(0, 1000))
  layout.scroll(50_000)
  expect(mounted()).toEqual(expect.arrayContaining(named(499, 504)))
  expect(mounted()).not.toContain('k492')
  painted()
  expect(mounted()).toEqual(expect.arrayContaining(named(492, 511)))
})

test('before the first paint only what is in view is mounted', () => {
  render(<List keys={named(0, 100)} handle={unread()} />)
  layout.settle()
  expect(screen.queryByLabelText('k5')).not.toBeNull()
  expect(screen.queryByLabelText('k9')).toBeNull()
  painted()
  expect(screen.queryByLabelText('k9')).not.toBeNull()
})

describe('a list that is not live', () => {
  // Its first row begins at the very edge.
  beforeEach(() => void (layout.edge = HEAD))

  test('stays at the very top where rows come in the moment of a key', () => {
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

  test('stays with keys pressed at any time, and a view that changes its size', () => {
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

  test('led to the top by a key ends at what was the top when the key was pressed', () => {
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

test('a list that becomes live at the very top shows what comes', () => {
  const { change } = show(named(10, 60), new WindowMemory(), false)
  change(named(10, 60), true)
  rest()
  change(named(8, 60), true)
  expect(topOf('k8')).toBe(HEAD)
})

test('a scroll that the browser has not told of yet is not taken back by what comes above', () => {
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

test('a view of another size moves nothing, though the browser tells of it before rows are held', () => {
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

test('kept out of sight while another page scrolls, it is back at its place among what came meanwhile', () => {
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
