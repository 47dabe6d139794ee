import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { readerRoute } from './reader-route'

const screenOf = (words: string) =>
  Object.assign(() => <p>{words}</p>, { preload: vi.fn(() => Promise.resolve()) })

it.each([
  [null, 'for visitors'],
  ['ann', 'for members'],
])('shows %s the screen %s', (as, words) => {
  const Route = readerRoute(screenOf('for visitors'), screenOf('for members'))
  renderWith(<Route />, { stage: createStage({ as }) })
  expect(screen.getByText(words)).toBeDefined()
})

it('loads nothing for members where nobody has an account', async () => {
  const visited = screenOf('for visitors')
  const own = screenOf('for members')
  await readerRoute(visited, own).preload()
  expect(visited.preload).toHaveBeenCalledOnce()
  expect(own.preload).not.toHaveBeenCalled()
})
