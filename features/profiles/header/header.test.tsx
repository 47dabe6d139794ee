import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSettings } from '@/features/settings'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfileHeader } from '../profile-header'
import { roleColour } from './role-colour'

function show(account: Record<string, unknown> = {}) {
  const stage = createStage()
  const stored = put.account(stage.runtime, account)
  put.relationship(stage.runtime)
  return { ...renderWith(<ProfileHeader account={stored} />, { stage }), stage }
}

test.each([
  ['#777777', undefined],
  ['#ffffff', 'light-dark(var(--color-muted), #ffffff)'],
  ['#0000aa', 'light-dark(#0000aa, var(--color-muted))'],
  ['red', undefined],
  ['', undefined],
])('the colour %s of a role is used where it is legible', (hex, expected) => {
  expect(roleColour(hex)).toBe(expected)
})

test('roles are badges', () => {
  show({
    roles: [
      { id: '3', name: 'Moderator', color: '#0000aa' },
      { id: '4', name: '', color: '' },
    ],
  })
  expect(screen.getByText('Moderator').closest('li')).toBeTruthy()
})

test('readers who hide counts see links without them', () => {
  setSettings({ hideCounts: true })
  show({ followers_count: 12_345, following_count: 7, statuses_count: 99 })
  expect(screen.getByRole('link', { name: 'Followers' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Following' })).toBeTruthy()
  expect(screen.queryByText(/12K|99|posts/)).toBeNull()
})

test('the counts lead to the posts and the people', () => {
  show({ acct: 'mira@far.example', statuses_count: 99, following_count: 7, followers_count: 12 })
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('99 posts')).toBe('/@mira@far.example')
  expect(target('7 following')).toBe('/@mira@far.example/following')
  expect(target('12 followers')).toBe('/@mira@far.example/followers')
})

test('the handle explains its parts and can be copied', async () => {
  const { user } = show({ acct: 'mira@far.example' })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: /About this handle$/ }))
  const card = within(await screen.findByRole('dialog', { name: 'About this handle' }))
  expect(await card.findByText('mira')).toBeTruthy()
  expect(card.getByText('far.example')).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Copy handle' }))
  expect(copied).toHaveBeenCalledWith('@mira@far.example')
  expect((await screen.findAllByText('Handle copied')).length).toBeGreaterThan(0)
})

test.each([
  [0, /joined today/],
  [365, /^That was 1 year ago today\. Happy anniversary\.$/],
  [400, /^That was 1 year ago\.$/],
])('the date of joining opens a card %i days later', async (days, words) => {
  const { user, stage } = show({ acct: 'mira@far.example', created_at: '2026-01-01T00:00:00.000Z' })
  vi.spyOn(stage.runtime, 'now').mockReturnValue(Date.UTC(2026, 0, 1 + days, 12))
  await user.click(screen.getByRole('button', { name: 'Joined January 1, 2026' }))
  const card = within(await screen.findByRole('dialog', { name: 'About the join date' }))
  expect(await card.findByText('This account was created on far.example on January 1, 2026.')).toBeTruthy()
  expect(card.getByText(words)).toBeTruthy()
  expect(card.getByRole('button', { name: /^(Share profile|Copy link to profile)$/ })).toBeTruthy()
})

test.each([null, '', 'soon'])('a date of joining of %j is not shown', (created_at) => {
  show({ created_at })
  expect(screen.getByText(/followers/)).toBeTruthy()
  expect(screen.queryByText(/Joined/)).toBeNull()
})

test('long fields are cut and further ones left out until the user shows all', async () => {
  const fields = [...Array(8).keys()].map((at) => ({ name: `Field ${at}`, value: `Value ${at}` }))
  const { user } = show({ fields: [{ name: 'Long', value: 'word '.repeat(60) }, ...fields] })
  expect(screen.queryByText('Field 7')).toBeNull()
  expect(screen.getByText('Long').parentElement?.dataset['cut']).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText('Field 7')).toBeTruthy()
  expect(screen.getByText('Long').parentElement?.dataset['cut']).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy()
})

test('fields that fit have no button', () => {
  show({ fields: [{ name: 'Site', value: 'mira.example' }] })
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('followed accounts and followers are links, with the exact numbers', () => {
  show({ followers_count: 12_345 })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /12K followers/ })
  expect(link.getAttribute('href')).toBe('/@mira@far.example/followers')
  expect(screen.getByText('12K').title).toBe('12,345')
  expect(screen.getByRole('link', { name: /following/ }).getAttribute('href')).toBe(
    '/@mira@far.example/following',
  )
})
