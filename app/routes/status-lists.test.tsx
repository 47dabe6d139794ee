import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { ListsRoute } from './lists/list'
import { BookmarksRoute, FavouritesRoute, PinnedRoute } from './status-lists'

test.each([
  ['bookmarks', BookmarksRoute, 'No bookmarks yet'],
  ['favourites', FavouritesRoute, 'No favourites yet'],
  ['pinned posts', PinnedRoute, 'No pinned posts yet'],
] as const)('an account without %s is told what appears here', async (_, Route, words) => {
  renderWith(<Route />, { as: 'dora' })
  expect(await screen.findByText(words)).toBeTruthy()
})

test.each([
  ['bookmarks', BookmarksRoute],
  ['favourites', FavouritesRoute],
  ['pinned posts', PinnedRoute],
  ['lists', ListsRoute],
] as const)('visitors are told that %s are for members', async (_, Route) => {
  renderWith(<Route />, { as: null })
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
})

test.each([
  ['bookmarks', BookmarksRoute],
  ['favourites', FavouritesRoute],
] as const)(
  'a button opens the search of %s, whose words replace the list until it is closed',
  async (name, Route) => {
    const { user } = renderWith(<Route />, { as: 'dora' })
    const opener = screen.getByRole('button', { name: `Search ${name}` })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await user.click(opener)
    const field = await screen.findByRole('searchbox', { name: `Search ${name}` })
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findByText(`No ${name} yet`)).toBeTruthy()
    await user.type(field, 'heron')
    expect(await screen.findByText('No posts found')).toBeTruthy()
    expect(screen.queryByText(`No ${name} yet`)).toBeNull()
    await user.keyboard('{Escape}{Escape}')
    expect(await screen.findByText(`No ${name} yet`)).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(document.activeElement).toBe(opener)
  },
)
