import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IntlProvider, useIntl } from '@/lib/i18n'
import { closeDropdown } from '../floating/dropdown-store'
import { Menu, type MenuEntry } from '.'
import { tidyEntries, useFixedEntries } from './entries'

const remove = vi.fn()
const entries = (): (MenuEntry | false)[] => [
  { kind: 'header', label: '@alice' },
  { kind: 'item', label: 'Copy link', onSelect: () => {} },
  { kind: 'link', label: 'Open original', href: 'https://host.example/1', external: true },
  { kind: 'separator' },
  { kind: 'item', label: 'Delete', danger: true, onSelect: remove },
  { kind: 'separator' },
  false,
]

afterEach(() => act(() => closeDropdown()))

const open = async (name = 'More') => {
  fireEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('menu', { name })
}

it('exposes that it opens a menu and whether it is open', async () => {
  render(<Menu label="More" entries={entries} />)
  const button = screen.getByRole('button', { name: 'More' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await open()
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

it('has items, links and no redundant separators', async () => {
  render(<Menu label="More" entries={entries} />)
  await open()
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Copy link',
    'Open original',
    'Delete',
  ])
  const link = screen.getByRole('menuitem', { name: 'Open original' })
  expect(link.getAttribute('href')).toBe('https://host.example/1')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getAllByRole('separator')).toHaveLength(1)
})

it('takes no Enter that is held since before it opened, but the next one', async () => {
  const copy = vi.fn()
  render(<Menu label="More" entries={() => [{ kind: 'item', label: 'Copy link', onSelect: copy }]} />)
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Copy link' })
  act(() => item.focus())
  fireEvent.keyDown(item, { key: 'Enter', repeat: true })
  expect(copy).not.toHaveBeenCalled()
  fireEvent.keyDown(item, { key: 'Enter' })
  expect(copy).toHaveBeenCalledTimes(1)
})

it('takes no Enter or space key until it has settled, but other keys', async () => {
  const copy = vi.fn()
  render(<Menu label="More" entries={() => [{ kind: 'item', label: 'Copy link', onSelect: copy }]} />)
  await open()
  const item = screen.getByRole('menuitem', { name: 'Copy link' })
  act(() => item.focus())
  item.style.pointerEvents = 'none'
  for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(item, { key })).toBe(false)
  const other = vi.fn()
  item.addEventListener('keydown', other)
  fireEvent.keyDown(item, { key: 'ArrowDown' })
  expect(other).toHaveBeenCalledOnce()
  expect(copy).not.toHaveBeenCalled()
  item.style.pointerEvents = ''
  fireEvent.keyDown(item, { key: 'Enter' })
  expect(copy).toHaveBeenCalledOnce()
})

it('runs the chosen item and closes', async () => {
  remove.mockClear()
  render(<Menu label="More" entries={entries} />)
  await open()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(remove).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('opens by key on its first or last item, and Escape restores focus', async () => {
  render(<Menu label="More" entries={entries} />)
  const button = screen.getByRole('button', { name: 'More' })
  button.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Delete' })))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('closes when another one opens', async () => {
  render(
    <>
      <Menu label="One" entries={entries} />
      <Menu label="Two" entries={entries} />
    </>,
  )
  await open('One')
  await open('Two')
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'One' })).toBeNull())
})

it('has choices and checks with their state', async () => {
  const onSelect = vi.fn()
  render(
    <Menu
      label="More"
      entries={() => [
        { kind: 'check', label: 'Muted', checked: true, onChange: () => {} },
        {
          kind: 'choice',
          label: 'Who',
          value: 'a',
          options: [
            { value: 'a', label: 'Public' },
            { value: 'b', label: 'Followers' },
          ],
          onSelect,
        },
      ]}
    />,
  )
  await open()
  expect(screen.getByRole('menuitemcheckbox', { name: 'Muted', checked: true })).toBeDefined()
  expect(screen.getByRole('menuitemradio', { name: 'Public', checked: true })).toBeDefined()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Followers' }))
  expect(onSelect.mock.calls).toEqual([['b']])
})

describe('tidyEntries', () => {
  const item: MenuEntry = { kind: 'item', label: 'a', onSelect: () => {} }
  const separator: MenuEntry = { kind: 'separator' }

  it.each<[string, (MenuEntry | false)[], number]>([
    ['leads', [separator, item], 1],
    ['trails', [item, separator, separator], 1],
    ['is doubled', [item, separator, false, separator, item], 3],
  ])('drops a separator that %s', (_, given, left) => {
    expect(tidyEntries(given)).toHaveLength(left)
  })
})

it('keeps its entries while it is open, except in another language', async () => {
  let locale = 'en'
  let count = 0
  const { result, rerender } = renderHook(
    () => {
      const language = useIntl().locale
      return useFixedEntries(() => [{ kind: 'header', label: `${language} ${++count}` }])
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale={locale}>{children}</IntlProvider>
      ),
    },
  )
  rerender()
  expect(result.current).toEqual([{ kind: 'header', label: 'en 1' }])
  locale = 'en-XA'
  rerender()
  await waitFor(() => expect(result.current).toEqual([{ kind: 'header', label: 'en-XA 2' }]))
})
