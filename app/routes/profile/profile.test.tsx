import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { MediaRoute } from './media'
import { PostsRoute } from './posts'
import { ProfilePage } from './profile'
import { VisitorPostsRoute } from './visitor-posts'

const EVE = 'eve@remote.example'

/** Shows a profile whose owner hides the tabs of media and featured content. */
async function show(tab: 'posts' | 'media') {
  const stage = createStage()
  const { accounts } = stage.simulator.server.world
  accounts.patch(stage.accountId(EVE), { showMedia: false, showFeatured: false })
  const page = (
    <ProfilePage acct={EVE} tab={tab}>
      {() => null}
    </ProfilePage>
  )
  renderWith(page, { stage })
  await screen.findByRole('link', { name: 'Posts and replies' })
  return ['Media', 'Featured'].map((name) => screen.queryByRole('link', { name }) !== null)
}

test('a visitor of a server that shows accounts to its members only is asked to sign in', async () => {
  const stage = createStage({ as: null })
  stage.simulator.script.refuse('GET /api/v1/accounts/lookup', 401, { error: 'Unauthorized' }, { times: 9 })
  const page = (
    <ProfilePage acct="ann" tab="posts">
      {() => null}
    </ProfilePage>
  )
  renderWith(page, { stage })
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  expect(screen.queryByText('Account not found')).toBeNull()
})

test.each([
  ['posts', [false, false]],
  // A link from elsewhere still opens it.
  ['media', [true, false]],
] as const)('tabs that the owner hides are not shown on the tab of %s', async (tab, shown) => {
  expect(await show(tab)).toEqual(shown)
})

test('the title of the page has no shortcodes', async () => {
  const stage = createStage()
  const emoji = { shortcode: 'star', url: 'https://x.example/1.png', static_url: 'https://x.example/1.png' }
  stage.simulator.script.rewrite(
    'GET /api/v1/accounts/lookup',
    (account) => ({ ...(account as object), display_name: 'Eve :star:', emojis: [emoji] }),
    { times: 9 },
  )
  const page = (
    <ProfilePage acct={EVE} tab="posts">
      {() => null}
    </ProfilePage>
  )
  renderWith(page, { stage })
  expect(await screen.findByRole('region', { name: `Eve (@${EVE})` })).toBeTruthy()
})

test.each([
  ['posts', PostsRoute, 'ann'],
  ['media', MediaRoute, 'ann'],
  ['posts for visitors', VisitorPostsRoute, null],
] as const)('the %s of an account on another server link to it at their end', async (_, Route, as) => {
  const stage = createStage({ as })
  renderWith(<Route params={{ acct: EVE }} search={{}} />, { stage })
  await screen.findByText('Some posts may be missing. remote.example has all of them.')
  const link = screen.getByRole('link', { name: 'Open profile on remote.example' })
  expect(link.getAttribute('href')).toBe('https://remote.example/@eve')
})

test('the posts of an account on this server are complete', async () => {
  renderWith(<PostsRoute params={{ acct: 'ben' }} search={{}} />, { stage: createStage() })
  await screen.findByText('End of list')
  expect(screen.queryByText(/may be missing/)).toBeNull()
})
