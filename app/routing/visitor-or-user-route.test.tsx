import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
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

it('does not load the code for members when no account is signed in', async () => {
  const visited = screenOf('for visitors')
  const own = screenOf('for members')
  await visitorOrUserRoute(visited, own).preload()
  expect(visited.preload).toHaveBeenCalledOnce()
  expect(own.preload).not.toHaveBeenCalled()
})
