import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { PostsBar } from './posts-bar'

const KINDS = ['boosts', 'replies'] as const
const toggles = () =>
  ['Boosts', 'Replies'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'))

test('boosts are shown by default, and the toggles apply to every profile', async () => {
  const stage = createStage()
  const account = put.account(stage.runtime)
  const other = put.account(stage.runtime, { id: '901', acct: 'noa@far.example' })
  const { user, rerender } = renderWith(<PostsBar account={account} kinds={KINDS} />, { stage })
  expect(toggles()).toEqual(['true', 'false'])
  await user.click(screen.getByRole('button', { name: 'Boosts' }))
  await user.click(screen.getByRole('button', { name: 'Replies' }))
  expect(toggles()).toEqual(['false', 'true'])
  rerender(<PostsBar account={other} kinds={KINDS} />)
  expect(toggles()).toEqual(['false', 'true'])
})

test('the choice is remembered', async () => {
  const stage = createStage()
  const account = put.account(stage.runtime)
  const first = renderWith(<PostsBar account={account} kinds={KINDS} />, { stage })
  await first.user.click(screen.getByRole('button', { name: 'Boosts' }))
  first.unmount()
  renderWith(<PostsBar account={account} kinds={KINDS} />, { stage })
  expect(toggles()).toEqual(['false', 'false'])
})

test('the link opens the search for posts of the account', () => {
  const stage = createStage()
  const account = put.account(stage.runtime, { acct: 'noa@far.example' })
  renderWith(<PostsBar account={account} kinds={KINDS} />, { stage })
  expect(screen.getByRole('link', { name: 'Find posts' }).getAttribute('href')).toBe(
    '/@noa@far.example/archive',
  )
})
