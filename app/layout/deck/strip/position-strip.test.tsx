import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '@/features/session'
import { IntlProvider } from '@/lib/i18n'
import { session } from '../../../identity/session'
import { columnOf } from '../deck-columns'
import { activateColumn, setTitleOf, setUnreadOf } from '../columns-on-screen'
import { PositionStrip } from './position-strip'

let report: (ratios: Record<string, number>) => void = () => {}

beforeEach(() => {
  class FakeObserver {
    #seen: Element[] = []
    constructor(callback: IntersectionObserverCallback) {
      report = (ratios) =>
        callback(
          this.#seen.map((target) => {
            const intersectionRatio = ratios[(target as HTMLElement).dataset['column'] ?? ''] ?? 0
            return { target, intersectionRatio } as unknown as IntersectionObserverEntry
          }),
          this as unknown as IntersectionObserver,
        )
    }
    observe = (element: Element) => void this.#seen.push(element)
    disconnect = () => void (this.#seen = [])
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})
afterEach(() => void vi.unstubAllGlobals())

const columns = ['/home', '/notifications', '/bookmarks'].map((path, at) =>
  columnOf(`${at}`, 'ann@one.example', path),
)

function Deck({ shown = columns }) {
  const deck = useRef<HTMLElement>(null)
  return (
    <>
      <main ref={deck}>
        {shown.map(({ id }) => (
          <div key={id} data-column={id}>
            <h1 tabIndex={-1}>Title {id}</h1>
          </div>
        ))}
      </main>
      <PositionStrip deck={deck} positions={shown} />
    </>
  )
}

const app = (shown = columns) => (
  <IntlProvider locale="en">
    <SessionProvider service={session}>
      <Deck shown={shown} />
    </SessionProvider>
  </IntlProvider>
)
const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
const inView = () => screen.getAllByRole('button').map((each) => each.getAttribute('data-in-view') !== null)

test('appears only while a column is not completely in view', () => {
  render(app())
  expect(buttons()).toEqual([])
  act(() => report({ 0: 1, 1: 1, 2: 0.99 }))
  expect(buttons()).toEqual([])
  act(() => report({ 0: 1, 1: 0.7, 2: 0 }))
  expect(buttons()).toEqual(['Go to Column 1', 'Go to Column 2', 'Go to Column 3'])
  expect(inView()).toEqual([true, true, false])
  act(() => report({ 0: 1, 1: 1, 2: 1 }))
  expect(buttons()).toEqual([])
})

test('names the columns by their titles, marks the one in use, and jumps to another', async () => {
  setTitleOf('0', 'Home')
  setTitleOf('2', 'Bookmarks')
  activateColumn('0')
  render(app())
  act(() => report({ 0: 1 }))
  expect(buttons()).toEqual(['Go to Home', 'Go to Column 2', 'Go to Bookmarks'])
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Go to Home')
  await userEvent.click(screen.getByRole('button', { name: 'Go to Bookmarks' }))
  expect(document.activeElement?.textContent).toBe('Title 2')
  expect(screen.getByRole('button', { name: 'Go to Bookmarks' }).getAttribute('aria-current')).toBe('true')
})

test('marks columns with new items', () => {
  setTitleOf('2', 'Bookmarks')
  render(app())
  act(() => report({ 0: 1 }))
  act(() => setUnreadOf('2', true))
  expect(buttons().at(-1)).toBe('Go to Bookmarks (new items)')
  act(() => setUnreadOf('2', false))
  expect(buttons().at(-1)).toBe('Go to Bookmarks')
})

test('follows added and removed columns', () => {
  const { rerender } = render(app())
  act(() => report({ 0: 1 }))
  rerender(app([...columns, columnOf('3', 'ann@one.example', '/favourites')]))
  act(() => report({ 0: 1, 3: 1 }))
  expect(inView()).toEqual([true, false, false, true])
  rerender(app(columns.slice(0, 1)))
  act(() => report({ 0: 1 }))
  expect(buttons()).toEqual([])
})
