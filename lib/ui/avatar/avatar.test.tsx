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

it('says that an image may wait before it names it, since Firefox loads it at once otherwise', () => {
  const { container } = render(<Avatar src="https://host.example/a.png" />)
  const names = container.querySelector('img')?.getAttributeNames() ?? []
  expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'))
  expect(names).toContain('loading')
})
