import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './text-field'

it('is named by its label and described by hint and error', () => {
  const { rerender } = render(<TextField label="Server" hint="Without https" />)
  const input = screen.getByRole('textbox', { name: 'Server' })
  const description = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(description()).toEqual(['Without https'])
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  rerender(<TextField label="Server" hint="Without https" error="No such server" />)
  expect(description()).toEqual(['Without https', 'No such server'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
