import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSettings } from '@/features/settings'
import { handleCommand } from '@/lib/bus'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { accountOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { AccountId } from '@/schemas/primitives'
import AccountCard from './account-card'

const MIRA = '900' as AccountId

function show(account: object = {}, relationship: object | null = {}, options: StageOptions = {}) {
  const stage = createStage(options)
  put.account(stage.runtime, { ...account })
  if (relationship) put.relationship(stage.runtime, { ...relationship })
  return renderWith(<AccountCard id={MIRA} />, { stage })
}

const marks = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('shows the account', () => {
  show({ followers_count: 12_345 })
  expect(screen.getByRole('link', { name: 'Mira Holm' }).getAttribute('href')).toBe('/@mira@far.example')
  expect(screen.getByText('@mira@far.example')).toBeTruthy()
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.getByText('12K').title).toBe('12,345')
  expect(screen.getByRole('button', { name: /^Follow / })).toBeTruthy()
})

test('counts that the server hides are left out', () => {
  show({ followers_count: -1, following_count: -1 })
  expect(screen.getByText(/posts?$/)).toBeTruthy()
  expect(screen.queryByText(/follower|following/)).toBeNull()
})

test('no counts are shown to readers who hide them', () => {
  setSettings({ hideCounts: true })
  show({ followers_count: 12_345 })
  expect(screen.getByText('Bakes.')).toBeTruthy()
  expect(screen.queryByText(/post|follower|following/)).toBeNull()
})

test.each<[string, object, object, string]>([
  ['a follower', {}, { followed_by: true }, 'Follows you'],
  ['a mutual', {}, { followed_by: true, following: true }, 'You follow each other'],
  ['an account with a pending request', {}, { requested: true }, 'Follow request sent'],
  ['an account that requests to follow', {}, { requested_by: true }, 'Requests to follow you'],
  ['a muted account', {}, { muting: true }, 'Muted'],
  ['a bot', { bot: true }, {}, 'Automated'],
  ['a locked account', { locked: true }, {}, 'Manually approves followers'],
  ['a limited account', { limited: true }, {}, 'Hidden by your server’s moderators'],
  ['a memorial', { memorial: true }, {}, 'In memoriam'],
])('%s has a label', (_name, account, relationship, mark) => {
  show(account, relationship)
  expect(marks()[0]).toBe(mark)
})

test('shows the first fields, including verified links', async () => {
  const onNavigate = vi.fn(() => true)
  const stage = createStage()
  const field = (name: string, value: string, verified_at: string | null = null) => ({
    name,
    value,
    verified_at,
  })
  put.account(stage.runtime, {
    note: '<p>Also <a href="https://other.example/@mira">here</a></p>',
    fields: [
      field('Site', '<a href="https://mira.example">mira.example</a>', '2026-01-01T00:00:00Z'),
      field('Likes', 'Rye'),
      field('Pronouns', 'she'),
      field('Town', 'Aarhus'),
    ],
  })
  const { user } = renderWith(<AccountCard id={MIRA} onNavigate={onNavigate} />, { stage })
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Site', 'Likes', 'Pronouns'])
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Verified link:mira.example')
  expect(screen.getByText('Rye')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'here' }))
  expect(onNavigate.mock.calls).toMatchObject([[{ kind: 'remote', url: 'https://other.example/@mira' }, {}]])
})

test('a suspended account shows neither bio nor counts nor following', () => {
  show({ suspended: true })
  expect(marks()).toEqual(['Suspended'])
  expect(screen.queryByText('Bakes.')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a moved account links to its target', () => {
  show({ moved: accountOf({ id: '901', acct: 'mira@new.example' }) })
  expect(screen.getByRole('link', { name: /@mira@new.example/ }).getAttribute('href')).toBe(
    '/@mira@new.example',
  )
})

test('markup of a bio is sanitised', () => {
  show({ note: '<p>Hi <script>alert(1)</script><b onclick="x()">there</b></p>' })
  expect(document.querySelector('script, [onclick]')).toBeNull()
})

test('missing data is loaded: the account, and relationships in one request', async () => {
  const stage = createStage({ as: 'dora' })
  const ids = [stage.accountId('finn@remote.example'), stage.accountId('gil@other.example')]
  renderWith(
    ids.map((id) => <AccountCard key={id} id={id} />),
    { stage },
  )
  await screen.findByRole('link', { name: 'Finn Ellery' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Follow / })).toHaveLength(2))
  const asked = () => stage.simulator.recorded.filter(({ path }) => path.includes('/relationships'))
  await waitFor(() => expect(stage.runtime.cache.read('relationship', ids[1] as AccountId)).toBeDefined())
  expect(asked()).toHaveLength(1)
})

test('an account the server does not know shows a message', async () => {
  const stage = createStage()
  renderWith(<AccountCard id={'404404' as AccountId} />, { stage })
  expect(await screen.findByText('Account not found')).toBeTruthy()
})

test('names followed accounts that follow this account', async () => {
  const stage = createStage({ as: 'ann' })
  const { script } = stage.simulator
  for (const identityKey of ['eve@remote.example', 'hana@machi.example', 'omar@diwan.example'])
    script.as(identityKey).follow('finn@remote.example')
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true })
  renderWith(<AccountCard id={stage.accountId('finn@remote.example')} />, { stage })
  expect(await screen.findByText(/^Followed by .+ and .+ and \d+ others? you know$/)).toBeTruthy()
})

test('a server without familiar followers is not asked', async () => {
  const { stage } = show()
  act(() => stage.runtime.http.capabilities.learn('/api/v1/accounts/familiar_followers', 404))
  await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  expect(screen.queryByText(/Followed by/)).toBeNull()
})

test('a visitor can read it, and following opens the prompt', async () => {
  const asked = vi.fn()
  const end = handleCommand('interact', asked)
  const { user, stage } = show({}, null, { as: null })
  await user.click(screen.getByRole('button', { name: /^Follow / }))
  end()
  expect(asked).toHaveBeenCalledWith({
    identity: stage.runtime.identity.key,
    action: 'follow',
    accountId: MIRA,
  })
  expect(stage.simulator.recorded.some(({ path }) => /relationships|familiar/.test(path))).toBe(false)
})
