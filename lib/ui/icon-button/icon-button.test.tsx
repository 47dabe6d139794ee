import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { IconButton } from './icon-button'

it('says its name, its number in full and whether it is on', () => {
  render(<IconButton icon={<svg />} label="Boost" count={1234} pressed />)
  const button = screen.getByRole('button', { name: 'Boost (1,234)', pressed: true })
  expect(button.textContent).toBe('1.2K')
})

it('is no toggle unless it is told its state, and shows no zero', () => {
  render(<IconButton icon={<svg />} label="Reply" count={0} />)
  const button = screen.getByRole('button', { name: 'Reply' })
  expect(button.hasAttribute('aria-pressed')).toBe(false)
  expect(button.textContent).toBe('')
})

it('is an icon and its number, nothing around them', () => {
  const { container } = render(
    <>
      <IconButton icon={<svg />} label="Reply" count={0} />
      <IconButton icon={<svg />} label="Bookmark" />
    </>,
  )
  const insides = [...container.querySelectorAll('button')].map(({ dataset, children }) => [
    dataset['counted'],
    ...[...children].map(({ localName }) => localName),
  ])
  expect(insides).toEqual([
    ['true', 'svg', 'span'],
    [undefined, 'svg'],
  ])
})

it('marks a change for its animation, not the state it came with', () => {
  const { rerender } = render(<IconButton icon={<svg />} label="Favourite" pressed />)
  const button = screen.getByRole('button')
  expect(button.hasAttribute('data-moved')).toBe(false)
  rerender(<IconButton icon={<svg />} label="Favourite" pressed={false} />)
  rerender(<IconButton icon={<svg />} label="Favourite" pressed />)
  expect(button.hasAttribute('data-moved')).toBe(true)
})
