import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IconButton } from './icon-button'

it('has a name, its full count and its pressed state', () => {
  render(<IconButton icon={<svg />} label="Boost" count={1234} pressed />)
  const button = screen.getByRole('button', { name: 'Boost (1,234)', pressed: true })
  expect(button.textContent).toBe('1.2K')
})

it('is no toggle without a pressed state, and shows no zero', () => {
  render(<IconButton icon={<svg />} label="Reply" count={0} />)
  const button = screen.getByRole('button', { name: 'Reply' })
  expect(button.hasAttribute('aria-pressed')).toBe(false)
  expect(button.textContent).toBe('')
})

it('has an icon and a count, and nothing else', () => {
  const { container } = render(
    <>
      <IconButton icon={<svg />} label="Boost" count={3} />
      <IconButton icon={<svg />} label="Reply" count={0} />
      <IconButton icon={<svg />} label="Bookmark" />
    </>,
  )
  const insides = [...container.querySelectorAll('button')].map(({ dataset, children }) => [
    dataset['counted'],
    ...[...children].map(({ localName }) => localName),
  ])
  expect(insides).toEqual([
    ['some', 'svg', 'span'],
    ['none', 'svg'],
    [undefined, 'svg'],
  ])
})

it('animates a change, not the initial state', () => {
  const { rerender } = render(<IconButton icon={<svg />} label="Favourite" pressed />)
  const button = screen.getByRole('button')
  expect(button.hasAttribute('data-moved')).toBe(false)
  rerender(<IconButton icon={<svg />} label="Favourite" pressed={false} />)
  rerender(<IconButton icon={<svg />} label="Favourite" pressed />)
  expect(button.hasAttribute('data-moved')).toBe(true)
})
