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
