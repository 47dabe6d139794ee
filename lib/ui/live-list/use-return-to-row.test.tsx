import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { IntlProvider } from '@/lib/i18n'
import { emptyList } from '@/lib/live-list'
import { WindowHandle, WindowMemory } from '../windowed-list'
import { useReturnToRow } from './use-return-to-row'

type Options = Parameters<typeof useReturnToRow>[4]

/** A list of `keys` with further pages, whose reader was at row 9; `seek` renders it with other keys. */
function setUp(options?: Options, wanted: string | null = '9') {
  const anchor = wanted === null ? null : { key: wanted, offset: -5 }
  const handle = new WindowHandle(new WindowMemory({ anchor }))
  const list = { older: vi.fn() }
  const stateOf = (hasMore: boolean) => ({ ...emptyList<string>(), loaded: true, hasMore })
  const { result, rerender } = renderHook(
    ({ keys, hasMore }) => useReturnToRow(list, stateOf(hasMore), keys, handle, options),
    {
      initialProps: { keys: ['12', '11'], hasMore: true },
      wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
    },
  )
  return { handle, list, result, seek: (keys: string[], hasMore = true) => rerender({ keys, hasMore }) }
}

test('requests older items until the row is loaded, and keeps its offset', () => {
  const { handle, list, result, seek } = setUp()
  expect(result.current).toBe(true)
  expect(list.older).toHaveBeenCalledTimes(1)
  seek(['12', '11', '10'])
  expect([list.older.mock.calls.length, result.current]).toEqual([2, true])
  seek(['12', '11', '10', '9'])
  expect(result.current).toBe(false)
  expect(handle.anchor()).toEqual({ key: '9', offset: -5 })
})

test('goes to another row that the list names, else to the top with a notice', () => {
  const nearest = setUp({ rowFor: (missing) => (missing === '9' ? '11' : null) })
  expect(nearest.handle.anchor()).toEqual({ key: '11', offset: -5 })
  expect(nearest.list.older).not.toHaveBeenCalled()
  const lost = setUp()
  lost.seek(['12', '11'], false)
  expect([lost.handle.anchor(), lost.result.current]).toEqual([null, false])
  expect(useToasts.getState().toasts).toHaveLength(1)
})

test('after six pages the row is inserted', async () => {
  const insert = vi.fn((missing: string) => Promise.resolve(missing))
  const { handle, list, result, seek } = setUp({ insert })
  for (let page = 0; page < 8; page += 1) seek(['12', '11', `page ${page}`])
  expect(list.older).toHaveBeenCalledTimes(6)
  await waitFor(() => expect(insert).toHaveBeenCalledExactlyOnceWith('9'))
  seek(['12', '11', '9'])
  await waitFor(() => expect(result.current).toBe(false))
  expect(handle.anchor()?.key).toBe('9')
})

test('a list without a position starts at the row that it names, and otherwise at its top', async () => {
  const { handle, result, seek } = setUp({ start: () => Promise.resolve('11') }, null)
  expect(result.current).toBe(true)
  await waitFor(() => expect(handle.anchor()?.key).toBe('11'))
  seek(['12', '11'])
  await waitFor(() => expect(result.current).toBe(false))
  expect(setUp({}, null).result.current).toBe(false)
})
