import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Toggle } from './toggle'

it('is a labelled switch, operated by key and by its label', async () => {
  const onChange = vi.fn()
  render(<Toggle label="Slow mode" hint="New posts wait" checked={false} onChange={onChange} />)
  const toggle = screen.getByRole('switch', { name: 'Slow mode', checked: false })
  await userEvent.click(screen.getByText('Slow mode'))
  toggle.focus()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [true]])
})
