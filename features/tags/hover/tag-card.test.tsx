import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import TagCard from './tag-card'
import { weekOf } from '../statistics/week-of'

const day = (uses: number | null, accounts: number | null) => ({ day: 0, uses, accounts })

test.each([
  ['no history', undefined, null],
  ['an empty history', [], null],
  ['two days', [day(3, 2), day(1, 1)], { uses: 4, people: 3, days: [1, 3] }],
  ['holes', [day(null, 2), day(1, null)], { uses: 1, people: 2, days: [1, 0] }],
  [
    'more than a week',
    Array.from({ length: 9 }, (_, at) => day(at, 1)),
    { uses: 21, people: 7, days: [6, 5, 4, 3, 2, 1, 0] },
  ],
])('the week of %s', (_name, history, week) => {
  expect(weekOf(history)).toEqual(week)
})

test('shows its uses and can be followed', async () => {
  const stage = createStage()
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true })
  renderWith(<TagCard name="introduction" />, { stage })
  expect(await screen.findByText(/posts? this week/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '#introduction' }).getAttribute('href')).toBe('/tags/introduction')
  expect(await screen.findByRole('button', { name: 'Follow #introduction' })).toBeTruthy()
})

test('mutes and unmutes the hashtag', async () => {
  const { user, stage } = renderWith(<TagCard name="introduction" />)
  await user.click(await screen.findByRole('button', { name: 'Mute #introduction' }))
  const unmute = await screen.findByRole('button', { name: 'Unmute #introduction' })
  expect(stage.simulator.server.world.filters.values().at(-1)).toMatchObject({ title: '#introduction' })
  await user.click(unmute)
  expect(await screen.findByRole('button', { name: 'Mute #introduction' })).toBeTruthy()
})

test('without information from the server it links to its posts and cannot be followed', async () => {
  const stage = createStage({ software: 'snac' })
  renderWith(<TagCard name="introduction" />, { stage })
  expect(await screen.findByText('No statistics for this hashtag')).toBeTruthy()
  expect(screen.getByRole('link', { name: '#introduction' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
})

test('a visitor can only read it', async () => {
  const stage = createStage({ as: null })
  renderWith(<TagCard name="introduction" />, { stage })
  expect(await screen.findByText(/this week|Nothing is known/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
