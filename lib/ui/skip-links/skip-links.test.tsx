import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SkipLinks } from './skip-links'

it('moves focus to a part of the page and keeps the URL', async () => {
  render(
    <>
      <SkipLinks links={[{ id: 'posts', text: 'Posts' }]} />
      <main id="posts">x</main>
    </>,
  )
  const before = location.href
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Posts' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.href).toBe(before)
})
