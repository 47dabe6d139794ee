import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './empty-state'

it('says what would be here and offers one action', () => {
  render(
    <EmptyState
      title="No bookmarks yet"
      text="Save a post."
      action={<button type="button">Explore</button>}
    />,
  )
  expect(screen.getByText('No bookmarks yet')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Explore' })).toBeDefined()
})
