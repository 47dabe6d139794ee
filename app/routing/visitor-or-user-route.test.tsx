import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { session } from '../identity/session'
import { visitorOrUserRoute } from './visitor-or-user-route'

const screenOf = (words: string) =>
  Object.assign(() => <p>{words}</p>, { preload: vi.fn(() => Promise.resolve()) })

it.each([
  [null, 'for visitors'],
  ['ann', 'for members'],
])('shows %s the screen %s', (as, words) => {
  const Route = visitorOrUserRoute(screenOf('for visitors'), screenOf('for members'))
  renderWith(<Route />, { stage: createStage({ as }) })
  expect(screen.getByText(words)).toBeDefined()
})

it.each([
  ['visitors', null],
  ['members', 'ann'],
])('loads the code for %s only', async (who, as) => {
  const { identity } = createStage({ as }).runtime
  // Other tests may have left accounts in this browser.
  vi.spyOn(session, 'resolve').mockReturnValue({ identity, signedOutAccount: null })
  const screens = { visitors: screenOf('for visitors'), members: screenOf('for members') }
  await visitorOrUserRoute(screens.visitors, screens.members).preload()
  expect(screens.visitors.preload).toHaveBeenCalledTimes(who === 'visitors' ? 1 : 0)
  expect(screens.members.preload).toHaveBeenCalledTimes(who === 'members' ? 1 : 0)
})
