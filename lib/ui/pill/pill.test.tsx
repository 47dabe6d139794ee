import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pill } from './pill'

it('is named by its text, shows at most three faces, and can be pressed', async () => {
  const onClick = vi.fn()
  const faces = ['https://h.example/1', 'https://h.example/2', 'https://h.example/3', 'https://h.example/4']
  const { container } = render(<Pill text="12 new posts" faces={faces} onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: '12 new posts' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(container.querySelectorAll('img')).toHaveLength(3)
})
