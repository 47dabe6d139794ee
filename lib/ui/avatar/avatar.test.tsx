import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './avatar'

it('is decorative unless it has a name', () => {
  const { rerender } = render(<Avatar src="https://host.example/a.png" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar src="https://host.example/a.png" alt="Alice" />)
  expect(screen.getByRole('img', { name: 'Alice' })).toBeDefined()
})

it('hides an image that fails to load and tries a new one', () => {
  const { rerender, container } = render(<Avatar src="https://host.example/a.png" alt="Alice" />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Alice' })).toBeDefined()
  rerender(<Avatar src="https://host.example/b.png" alt="Alice" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://host.example/b.png')
})
