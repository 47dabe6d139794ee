import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { elementScroller, type Column } from '@/lib/column'
import { WindowedList, WindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import { isUsable } from './actions'
import { listShortcuts } from './list-shortcuts'
import type { ShortcutTarget } from './target'

const VIEW = 500
const view = { ...elementScroller(document.body), top: () => 0, height: () => VIEW, scrollBy() {} }
let top = 100
let left = 0

beforeEach(() => {
  top = 100
  left = 0
  // Elements of happy-dom have no size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(left, top, 300, 100),
  )
  return () => vi.restoreAllMocks()
})

const shortcut = (id: string) => {
  const found = listShortcuts.find((each) => each.id === id)
  if (!found) throw new Error(`There is no shortcut ${id}`)
  return found
}

/** Returns the target of a shortcut in a column, with the row that has the focus now. */
function targetIn(columnElement: HTMLElement): ShortcutTarget {
  const row = document.activeElement?.closest<HTMLElement>('[data-key], [data-row]') ?? null
  return { column: { scroller: view } as unknown as Column, columnElement, row, post: null }
}

function press(id: string, columnElement: HTMLElement): boolean {
  const target = targetIn(columnElement)
  const usable = isUsable(shortcut(id), target)
  if (usable) act(() => shortcut(id).run(target))
  return usable
}

const keys = Array.from({ length: 200 }, (_, at) => `k${at}`)
const renderRow = (key: string) => (
  // The articles of a feed are focusable.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <article tabIndex={0} aria-label={key}>
    {key}
  </article>
)

const showList = (isUnread?: (key: string) => boolean) =>
  render(
    <WindowedList
      keys={keys}
      renderRow={renderRow}
      handle={new WindowHandle(new WindowMemory())}
      scroller={view}
      estimate={100}
      isUnread={isUnread}
    />,
  ).container

const current = () => document.activeElement?.getAttribute('aria-label')

test('the next unread row is found beyond the mounted ones, and after the last the first again', async () => {
  const columnElement = showList((key) => key === 'k2' || key === 'k150')
  expect(screen.queryByRole('article', { name: 'k150' })).toBeNull()
  press('nextUnread', columnElement)
  await waitFor(() => expect(current()).toBe('k2'))
  press('nextUnread', columnElement)
  await waitFor(() => expect(current()).toBe('k150'))
  press('nextUnread', columnElement)
  await waitFor(() => expect(current()).toBe('k2'))
})

test('without unread rows the key keeps its other meaning', () => {
  expect(press('nextUnread', showList())).toBe(false)
  expect(
    press(
      'nextUnread',
      showList(() => false),
    ),
  ).toBe(false)
})

test('rows of people take the focus as a whole, in any list', () => {
  const opened: string[] = []
  const person = (name: string) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      key={name}
      aria-label={name}
      tabIndex={-1}
      data-row
      onKeyDown={({ key }) => key === 'Enter' && opened.push(name)}
    >
      <a href="/avatar" tabIndex={-1} aria-hidden>
        Picture
      </a>
      <a href="/name">{name}</a>
    </li>
  )
  const { container } = render(
    <>
      <ul>{['ann', 'eve'].map(person)}</ul>
      <ul>
        <li data-row>
          <a href="/list" aria-label="A list">
            A list
          </a>
        </li>
      </ul>
    </>,
  )
  press('next', container)
  expect(current()).toBe('ann')
  press('next', container)
  press('open', container)
  expect(opened).toEqual(['eve'])
  press('next', container)
  expect(current()).toBe('A list')
  press('previous', container)
  expect(current()).toBe('eve')
})

test('a row that was scrolled out of view is not opened', () => {
  const { container } = render(
    <ul>
      <li data-row>
        <a href="/list">A list</a>
      </li>
    </ul>,
  )
  screen.getByRole('link').focus()
  expect(isUsable(shortcut('open'), targetIn(container))).toBe(true)
  top = -200
  expect(isUsable(shortcut('open'), targetIn(container))).toBe(false)
})

test('a step in a column that is scrolled out of view sideways reveals it first', () => {
  const { container } = render(
    <ul>
      {['ann', 'eve'].map((name) => (
        <li key={name} data-row>
          <a href={`/${name}`} aria-label={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>,
  )
  container.scrollIntoView = () => {
    left = 0
  }
  screen.getByRole('link', { name: 'ann' }).focus()
  left = -400
  expect(isUsable(shortcut('open'), targetIn(container))).toBe(false)
  press('next', container)
  expect(left).toBe(0)
  expect(current()).toBe('eve')
})
