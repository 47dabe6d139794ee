import { memo, useEffect, useState } from 'react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { defineMessages, IntlProvider, preloadLocale, useIntl } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import type { Page } from './page'
import { Pages } from './pages'
import { addScreen } from './screens'

const messages = defineMessages({
  row: { id: 'test.row', defaultMessage: 'Row', description: 'Test' },
})

const Row = memo(function Row() {
  const intl = useIntl()
  return <li lang={intl.locale}>{intl.formatMessage(messages.row)}</li>
})
const Rows = memo(function Rows() {
  return (
    <ul>
      <Row />
    </ul>
  )
})

let connections = 0
/** Adds a row, also while the list is hidden. */
const rows = { add: () => {} }

/** A list that notes how often its effects connect. */
function Counted() {
  const [count, setCount] = useState(1)
  useEffect(() => {
    rows.add = () => setCount((before) => before + 1)
    connections += 1
  }, [])
  return (
    <ul>
      {Array.from({ length: count }, (_, at) => (
        <li key={at} data-key={`row ${at}`}>
          {at}
        </li>
      ))}
    </ul>
  )
}

addScreen('/test-rows', () => <Rows />)
addScreen('/test-counted', () => <Counted />)
addScreen('/test-post', () => <h1>Post</h1>)
addScreen('/test-crash', () => {
  throw new Error('Broken')
})

const pageAt = (at: number, route: string): Page => ({
  entry: `entry ${at}`,
  at,
  path: route,
  identityKey: null,
  searchStr: '',
  deck: false,
  origin: null,
  route,
  params: {},
  search: {},
  kept: true,
  resumes: false,
})
const ROWS = pageAt(0, '/test-rows')
const COUNTED = pageAt(0, '/test-counted')
const POST = pageAt(1, '/test-post')

beforeEach(() => {
  connections = 0
})

/** Shows the counted list, and the post above it. */
async function leaveList() {
  const { rerender } = renderWith(<Pages page={COUNTED} isUnknown={false} />)
  const list = await screen.findByRole('list')
  rerender(<Pages page={POST} isUnknown={false} />)
  await screen.findByRole('heading', { name: 'Post' })
  return { list, back: () => rerender(<Pages page={COUNTED} isUnknown={false} />) }
}

test('a page that was hidden when the language changed has the new language', async () => {
  await preloadLocale('ar-XB')
  const at = (page: Page, locale: string) => (
    <IntlProvider locale={locale}>
      <Pages page={page} isUnknown={false} />
    </IntlProvider>
  )
  const { rerender } = renderWith(at(ROWS, 'en'))
  const row = await screen.findByText('Row')
  rerender(at(POST, 'en'))
  await screen.findByRole('heading', { name: 'Post' })
  expect(row.isConnected).toBe(true)
  rerender(at(POST, 'ar-XB'))
  // Mounted again later: a hidden row would keep its old texts.
  await waitFor(() => expect(row.isConnected).toBe(false))
  rerender(at(ROWS, 'ar-XB'))
  expect((await screen.findByRole('listitem')).lang).toBe('ar-XB')
})

test('a hidden page stays laid out, also after its content changed', async () => {
  const { list } = await leaveList()
  const hidden = list.parentElement
  expect(hidden?.style.display).toBe('')
  act(() => rows.add())
  await waitFor(() => expect(list.children).toHaveLength(2))
  expect(hidden?.style.display).toBe('')
})

test('a page that is shown again is painted before its effects connect', async () => {
  const { list, back } = await leaveList()
  expect(connections).toBe(1)
  back()
  // Styles of React are removed in a microtask.
  await Promise.resolve()
  expect(list.closest('[data-away]')).toBeNull()
  expect(list.parentElement?.style.display).toBe('')
  expect(connections).toBe(1)
  await waitFor(() => expect(connections).toBe(2))
})

test('the first input connects the effects of a page that is shown again', async () => {
  const { back } = await leaveList()
  back()
  expect(connections).toBe(1)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(connections).toBe(2)
})

test('a page that crashed can be left by its header', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderWith(<Pages page={pageAt(1, '/test-crash')} isUnknown={false} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
})

test('a new entry of a list that continues where it was left shows the same elements, which do not move', async () => {
  const home = { ...COUNTED, resumes: true }
  const { rerender } = renderWith(<Pages page={home} isUnknown={false} />)
  const list = await screen.findByRole('list')
  rerender(<Pages page={POST} isUnknown={false} />)
  await screen.findByRole('heading', { name: 'Post' })
  const moves: Node[] = []
  const changes = new MutationObserver((records) =>
    moves.push(...records.flatMap(({ addedNodes }) => [...addedNodes])),
  )
  changes.observe(document.body, { childList: true, subtree: true })
  rerender(<Pages page={{ ...home, entry: 'entry 2', at: 2, params: {} }} isUnknown={false} />)
  await waitFor(() => expect(connections).toBe(2))
  changes.disconnect()
  expect(screen.getByRole('list')).toBe(list)
  expect(list.closest('[data-away]')).toBeNull()
  expect(moves).toEqual([])
})
