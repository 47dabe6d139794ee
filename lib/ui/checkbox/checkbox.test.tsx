import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox'

it('has a label to press and exposes its state', async () => {
  const onChange = vi.fn()
  render(<Checkbox label="Hide entirely" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('Hide entirely'))
  expect(onChange.mock.calls).toEqual([[true]])
  expect(screen.getByRole('checkbox', { name: 'Hide entirely', checked: false })).toBeDefined()
})
