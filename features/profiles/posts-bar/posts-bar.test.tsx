import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { PostsBar } from './posts-bar'
import { setProfileView } from './view-options'

test('the toggles are remembered for every profile of the identity', async () => {
  const stage = createStage()
  const { runtime } = stage
  const first = put.account(runtime)
  const second = put.account(runtime, { id: '901', acct: 'noa@far.example' })
  const { user, rerender } = renderWith(<PostsBar account={first} kinds={['boosts', 'replies']} />, { stage })
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([pressed('Boosts'), pressed('Replies')]).toEqual(['true', 'false'])
  await user.click(screen.getByRole('button', { name: 'Boosts' }))
  await user.click(screen.getByRole('button', { name: 'Replies' }))
  rerender(<PostsBar account={second} kinds={['boosts', 'replies']} />)
  expect([pressed('Boosts'), pressed('Replies')]).toEqual(['false', 'true'])
  expect(screen.getByRole('link', { name: 'Find posts' }).getAttribute('href')).toBe(
    '/@noa@far.example/archive',
  )
  setProfileView(runtime.identity.key, { boosts: true, replies: false })
})
