import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Avatar } from './avatar'
import { retryAvatars } from './retry-avatars'

it('is decorative unless it has a name', () => {
  const { rerender } = render(<Avatar src="https://host.example/a.png" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar src="https://host.example/a.png" alt="Alice" />)
  expect(screen.getByRole('img', { name: 'Alice' })).toBeDefined()
})

it('shows the placeholder with the name while an image fails to load, and the image once it loads', () => {
  const { rerender } = render(<Avatar src="https://host.example/a.png" alt="Alice" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Alice' })
  const isBroken = () => image.parentElement?.hasAttribute('data-broken')
  fireEvent.error(image)
  expect(isBroken()).toBe(true)
  rerender(<Avatar src="https://host.example/b.png" alt="Alice" />)
  expect(screen.getByRole('img', { name: 'Alice' })).toBe(image)
  expect(image.src).toBe('https://host.example/b.png')
  fireEvent.load(image)
  expect(isBroken()).toBe(false)
})

it('loads images that failed, and only those, again when asked', async () => {
  render(['a', 'b'].map((name) => <Avatar key={name} src={`https://host.example/${name}.png`} alt={name} />))
  fireEvent.error(screen.getByRole('img', { name: 'a' }))
  const tried: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) tried.push((target as HTMLImageElement).alt)
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['src'] })
  retryAvatars()
  await vi.waitFor(() => expect(tried).toEqual(['a']))
  observer.disconnect()
})

it('says that an image may wait before it names it, since Firefox loads it at once otherwise', () => {
  const { container } = render(<Avatar src="https://host.example/a.png" />)
  const names = container.querySelector('img')?.getAttributeNames() ?? []
  expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'))
  expect(names).toContain('loading')
})
