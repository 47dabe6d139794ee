import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { accountOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ProfileHeader } from './profile-header'

function show(account: Record<string, unknown> = {}, relationship: Record<string, unknown> = {}) {
  const stage = createStage()
  const stored = put.account(stage.runtime, account)
  put.relationship(stage.runtime, relationship)
  return { ...renderWith(<ProfileHeader account={stored} />, { stage }), stage }
}

test('shows name, handle, bio, fields, counts and the date of joining', () => {
  show({
    acct: 'mira',
    followers_count: 12_345,
    fields: [
      {
        name: 'Site',
        value: '<a href="https://mira.example">mira.example</a>',
        verified_at: '2026-01-02T00:00:00Z',
      },
    ],
  })
  expect(screen.getByRole('heading', { name: 'Mira Holm' })).toBeTruthy()
  expect(screen.getByText('@mira@home.example')).toBeTruthy()
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'mira.example' })).toBeTruthy()
  expect(screen.getByText('Ownership of this link was checked on January 2, 2026')).toBeTruthy()
  expect(screen.getByText('12K').title).toBe('12,345')
  expect(screen.getByText('Joined March 1, 2024')).toBeTruthy()
})

test('counts that the server hides are left out, and their lists are linked', () => {
  show({ acct: 'mira', followers_count: -1, following_count: -1 })
  expect(screen.getByRole('link', { name: 'Followers' }).getAttribute('href')).toBe('/@mira/followers')
  expect(screen.getByRole('link', { name: 'Following' }).getAttribute('href')).toBe('/@mira/following')
})

test('custom emoji of name, bio and fields are still images', () => {
  const emojis = ['name', 'bio', 'field', 'value'].map((shortcode) => ({
    shortcode,
    url: `https://far.example/${shortcode}.gif`,
    static_url: `https://far.example/${shortcode}.png`,
  }))
  show({
    emojis,
    display_name: 'Mira :name:',
    note: '<p>Bakes :bio:</p>',
    fields: [{ name: 'Kind :field:', value: '<p>Sour :value:</p>', verified_at: null }],
  })
  for (const { shortcode, static_url } of emojis) {
    const image = screen.getAllByRole<HTMLImageElement>('img', { name: `:${shortcode}:` })[0]
    expect(image?.src).toBe(static_url)
  }
})

test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
  ['a bot', { bot: true }, {}, 'Automated'],
  ['a group', { group: true }, {}, 'Group'],
  ['a locked account', { locked: true }, {}, 'Manually approves followers'],
  ['a follower', {}, { followed_by: true }, 'Follows you'],
  ['a mutual', {}, { followed_by: true, following: true }, 'You follow each other'],
  ['an account that requests to follow', {}, { requested_by: true }, 'Requests to follow you'],
  ['a memorial', { memorial: true }, {}, 'In memoriam'],
  ['a suspended account', { suspended: true }, {}, 'This account is suspended'],
  [
    'a limited account that is followed',
    { limited: true },
    { following: true },
    'This profile has been hidden by your server’s moderators',
  ],
  ['an account that blocks the user', {}, { blocked_by: true }, 'This account has blocked you'],
  ['a blocked account', {}, { blocking: true }, 'You’ve blocked this account'],
  [
    'an account on a blocked server',
    {},
    { domain_blocking: true },
    'You’ve blocked the server of this account',
  ],
  ['a muted account', {}, { muting: true }, 'You’ve muted this account'],
  [
    'an account muted for some time',
    {},
    { muting: true, muting_expires_at: '2026-06-20T12:00:00Z' },
    'You’ve muted this account until June 20, 2026 at 12:00 PM',
  ],
  [
    'an account whose mute has an end in the list of mutes only',
    { mute_expires_at: '2026-06-20T12:00:00Z' },
    { muting: true },
    'You’ve muted this account until June 20, 2026 at 12:00 PM',
  ],
  [
    'an account muted again after a mute that ended',
    { mute_expires_at: '2026-06-10T12:00:00Z' },
    { muting: true },
    'You’ve muted this account',
  ],
])('%s has a label', async (_name, account, relationship, mark) => {
  show(account, relationship)
  expect(await screen.findByText(mark)).toBeTruthy()
})

test('a moved account links to its target', async () => {
  const { user, stage } = show({
    moved: accountOf({ id: '901', acct: 'mira@new.example', display_name: 'Mira' }),
  })
  expect(await screen.findByText(/has moved to/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /@mira@new.example/ }))
  expect(stage.navigation.went).toEqual(['/@mira@new.example'])
})

test('a suspended account shows neither bio nor counts nor a follow button', () => {
  show({ suspended: true, note: '<p>Bakes.</p>' })
  expect(screen.queryByText('Bakes.')).toBeNull()
  expect(screen.queryByText(/followers/)).toBeNull()
  expect(screen.queryByRole('button', { name: /follow/i })).toBeNull()
})

test('the page of a suspended account reports that it is shown, so that the rest of it loads', async () => {
  const marked = vi.spyOn(performance, 'mark')
  show({ suspended: true })
  await screen.findByText('This account is suspended')
  expect(marked).toHaveBeenCalledWith('screen shown')
})

test('a suspended account can be unfollowed, unmuted and unblocked, but not mentioned or listed', async () => {
  const unsubscribers = [
    handleCommand('mention', () => {}),
    handleCommand('message', () => {}),
    handleCommand('addToLists', () => {}),
  ]
  onTestFinished(() => unsubscribers.forEach((unsubscribe) => unsubscribe()))
  const { user } = show({ suspended: true }, { following: true, muting: true, blocking: true })
  expect(screen.getByRole('button', { name: /^Blocked / })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'More' }))
  const menu = await screen.findByRole('menu')
  const items = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent ?? '')
  expect(items).toEqual(expect.arrayContaining(['Unmute @mira', 'Unblock @mira']))
  expect(items.filter((item) => /mention|list/i.test(item))).toEqual([])
})

test('the follow request of a suspended account can be rejected', async () => {
  show({ suspended: true }, { requested_by: true })
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeTruthy()
})

test('a blank name is replaced by the user name', () => {
  show({ display_name: ' ' })
  expect(screen.getByRole('heading', { name: 'mira' })).toBeTruthy()
})

test('the menu offers sharing, removing, muting and blocking of account and server', async () => {
  const { user, stage } = show({}, { followed_by: true })
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  await user.click(screen.getByRole('button', { name: 'More' }))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Open original page',
    'Copy link',
    'Remove follower',
    'Mute @mira',
    'Block @mira',
    'Block server far.example',
  ])
})

test('a blocked account has an unblock button instead of follow', async () => {
  const { user, stage } = show({}, { blocking: true })
  await user.hover(screen.getByRole('button', { name: /^Blocked / }))
  await user.click(await screen.findByRole('button', { name: /^Unblock / }))
  await waitFor(() =>
    expect(stage.simulator.recorded.some(({ path }) => path.endsWith('/900/unblock'))).toBe(true),
  )
})

test('the menu of the user’s profile links to its lists', async () => {
  const stage = createStage()
  const stored = put.account(stage.runtime, { id: stage.runtime.me })
  const { user } = renderWith(<ProfileHeader account={stored} />, { stage })
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Pinned posts' }))
  expect(stage.navigation.went).toEqual(['/pinned'])
})
