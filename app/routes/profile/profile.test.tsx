import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfilePage } from './profile'

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

test.each([
  ['posts', [false, false]],
  // A link from elsewhere still opens it.
  ['media', [true, false]],
] as const)('tabs that the owner hides are not shown on the tab of %s', async (tab, shown) => {
  expect(await show(tab)).toEqual(shown)
})
