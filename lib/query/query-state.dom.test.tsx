import { act, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { onQueryState, useQueryState } from './query-state'

const KEY = ['counted', { by: 'one' }]

function Count() {
  return <p>{useQueryState<number>([...KEY])?.data ?? 'unknown'}</p>
}

test('what follows a query sees its data, and leaves it able to load again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const listener = vi.fn()
  onTestFinished(onQueryState(client, KEY, listener))
  render(
    <QueryClientProvider client={client}>
      <Count />
    </QueryClientProvider>,
  )
  expect(screen.getByText('unknown')).toBeTruthy()
  let count = 0
  const queryFn = async () => (count += 1)
  onTestFinished(new QueryObserver(client, { queryKey: KEY, queryFn }).subscribe(() => {}))
  expect(await screen.findByText('1')).toBeTruthy()
  render(
    <QueryClientProvider client={client}>
      <Count />
    </QueryClientProvider>,
  )
  listener.mockClear()
  await act(() => client.invalidateQueries({ queryKey: KEY }))
  expect(await screen.findAllByText('2')).toHaveLength(2)
  expect(listener).toHaveBeenCalled()
  expect(client.getQueryState(KEY)?.error).toBeNull()
})
