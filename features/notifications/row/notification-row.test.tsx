import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterContextProvider } from '@/features/filters'
import { accountOf, mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { RowPlace, RowPlaceContext } from '@/lib/ui/windowed-list/row-place'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import type { NotificationGroup } from '../model/group'
import { NotificationRow } from './notification-row'

interface RowOptions {
  /** Fields of the group besides those of a single notification by Mira. */
  group?: Partial<NotificationGroup>
  count?: number
  accounts?: readonly string[]
  /** Fields of Mira. */
  mira?: Record<string, unknown>
  /** The post; absent = none. */
  status?: Record<string, unknown>
  unread?: boolean
}

function show(
  type: string,
  { group, count, accounts = ['900'], mira = {}, status, unread = false }: RowOptions = {},
) {
  const stage = createStage()
  for (const id of accounts)
    put.account(stage.runtime, id === '900' ? mira : { id, acct: `a${id}@far.example` })
  const post = status && put.status(stage.runtime, status)
  const shown: NotificationGroup = {
    id: '7' as NotificationId,
    key: `${type}-7`,
    type,
    at: '2026-06-15T11:00:00.000Z',
    status: post?.id ?? null,
    members: [],
    total: {
      upTo: '7' as NotificationId,
      count: count ?? accounts.length,
      accounts: accounts.map((id) => id as AccountId),
    },
    details: {},
    ...group,
  }
  const place = new RowPlace()
  place.set(2, 9)
  return renderWith(
    <FilterContextProvider value="notifications">
      <RowPlaceContext value={place}>
        <NotificationRow group={shown} unread={unread} />
      </RowPlaceContext>
    </FilterContextProvider>,
    { stage },
  )
}

const row = () => screen.getByRole('article')
const TIME = 'June 15, 2026 at 11:00 AM'

test('a boosted post is shortened, and its row has a position in the list and an accessible name', () => {
  show('reblog', { count: 3, accounts: ['900', '901'], status: { media_attachments: [mediaOf()] } })
  expect(row().getAttribute('aria-label')).toBe(
    `Mira Holm and 2 others boosted your post, A quiet morning, ${TIME}`,
  )
  expect([row().getAttribute('aria-posinset'), row().getAttribute('aria-setsize'), row().tabIndex]).toEqual([
    '2',
    '9',
    0,
  ])
  expect(row().textContent).toContain('Mira Holm and 2 others boosted your post')
  expect(screen.getByRole('link', { name: 'Mira Holm' }).getAttribute('href')).toBe('/@mira@far.example')
  expect(screen.getByRole('link', { name: 'A quiet morning A heron at dawn' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Favourite' })).toBeNull()
})

test('a mention is the whole post with its actions', async () => {
  show('mention', { status: {} })
  const name = `Mira Holm mentioned you, A quiet morning, ${TIME}, Public`
  await waitFor(() => expect(row().getAttribute('aria-label')).toBe(name))
  expect(screen.getByText('Mentioned you')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Favourite' })).toBeTruthy()
  expect([row().getAttribute('aria-posinset'), row().getAttribute('aria-setsize')]).toEqual(['2', '9'])
})

test('the line about the parent is shown unless the post replies to the user', async () => {
  const stage = createStage()
  const me = stage.accountId('ann')
  stage.close()
  const reply = { in_reply_to_id: '5', mentions: [] }
  const own = show('mention', { status: { ...reply, in_reply_to_account_id: me } })
  expect(screen.getByText('Replied to you')).toBeTruthy()
  expect(screen.queryByText('Reply', { selector: 'span' })).toBeNull()
  own.unmount()
  show('mention', { status: { ...reply, id: '9003', in_reply_to_account_id: '77' } })
  expect(screen.getByText('Mentioned you')).toBeTruthy()
  expect(screen.getByText('Reply', { selector: 'span' })).toBeTruthy()
  await waitFor(() =>
    expect(row().getAttribute('aria-label')).toContain('Mira Holm mentioned you, Reply, A quiet morning'),
  )
})

test('a private mention names its other readers', () => {
  const mention = (id: string) => ({ id, acct: `m${id}`, username: `m${id}`, url: 'https://far.example/@m' })
  show('mention', { status: { visibility: 'direct', mentions: [mention('77')] } })
  expect(screen.getByText('Mentioned you privately')).toBeTruthy()
  expect(screen.getByText(/Only @m77 can read this/)).toBeTruthy()
})

test('an unread row says so', () => {
  const followed = show('follow', { unread: true })
  expect(row().getAttribute('aria-label')).toBe(`Unread, Mira Holm followed you, ${TIME}`)
  followed.unmount()
  show('quote', { unread: true, status: { id: '9004' } })
  expect(row().getAttribute('aria-label')).toMatch(/^Unread, Mira Holm quoted your post, A quiet morning/)
})

test.each(['favourite', 'mention'])('a %s whose post was deleted still has a row', async (type) => {
  show(type, { group: { status: '404' as StatusId } })
  expect(row().textContent).toContain('Mira Holm')
  expect(await screen.findByText('This post isn’t available')).toBeTruthy()
})

test.each([[[]], [['404']]])('a notification of nobody known still has a row: %o', async (accountIds) => {
  const ids = accountIds.map((id) => id as AccountId)
  show('follow', {
    accounts: [],
    group: { total: { upTo: '7' as NotificationId, count: 1, accounts: ids } },
  })
  expect(await screen.findByText('Someone followed you')).toBeTruthy()
  expect(row().getAttribute('aria-label')).toBe(`Someone followed you, ${TIME}`)
})

test('the text behind a warning or a filter is not shown', () => {
  const filter = {
    id: '1',
    title: 'Sea',
    context: ['notifications'],
    expires_at: null,
    filter_action: 'warn',
  }
  const first = show('favourite', { status: { spoiler_text: 'Spider' } })
  expect(row().textContent).toContain('Spider')
  expect(row().textContent).not.toContain('quiet')
  first.unmount()
  show('update', {
    status: {
      id: '9002',
      account: accountOf(),
      filtered: [{ filter, keyword_matches: ['x'], status_matches: null }],
    },
  })
  expect(row().textContent).toContain('Matches filter “Sea”')
  expect(row().getAttribute('aria-label')).toBe(`Mira Holm edited a post, ${TIME}`)
})

test('Enter and a click open the post', async () => {
  const { user, stage } = show('favourite', { status: {} })
  row().focus()
  await user.keyboard('{Enter}')
  await user.click(row())
  expect(stage.navigation.went).toEqual(['/@mira@far.example/9001', '/@mira@far.example/9001'])
})

test('the bio of a new follower shows custom emoji', () => {
  const url = 'https://far.example/wave.png'
  const emojis = [{ shortcode: 'wave', url, static_url: url, visible_in_picker: true }]
  show('follow', { mira: { note: '<p>Birds :wave:</p>', emojis } })
  expect(within(screen.getByText('Birds')).getByRole('img', { name: ':wave:' })).toBeTruthy()
})
