import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createConnectivity } from '@/lib/alerts'
import { OfflineBanner } from './offline-banner'

it('appears when the connection is lost and disappears with the first answer', () => {
  const connectivity = createConnectivity({
    onLine: () => false,
    probe: () => Promise.reject(new Error('lost')),
  })
  render(<OfflineBanner connectivity={connectivity} onRetry={() => {}} />)
  expect(screen.queryByText(/No connection/)).toBeNull()
  act(() => connectivity.lost())
  expect(screen.getByText(/No connection/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeDefined()
  act(() => connectivity.answered())
  expect(screen.queryByText(/No connection/)).toBeNull()
})
