import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Banner } from './banner'

it('shows a lasting state that can be hidden where allowed', async () => {
  const close = vi.fn()
  const { rerender } = render(<Banner>Read only</Banner>)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Banner onClose={close}>Read only</Banner>)
  await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }))
  expect(close).toHaveBeenCalledTimes(1)
})
