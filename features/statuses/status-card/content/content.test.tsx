import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { accountOf, mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { loadStatusName } from '../../status-name/lazy-status-name'
import { DetailCard } from '../detail-card'
import { StatusCard } from '../status-card'

beforeAll(loadStatusName)

/** Unique ids per test, because opened parts are remembered by id. */
let made = 0
const fresh = () => `51${++made}`

function show(wire: Record<string, unknown>, stage: Stage = createStage()) {
  const { id } = put.status(stage.runtime, { id: fresh(), ...wire })
  return { ...renderWith(<StatusCard id={id} />, { stage }), id, stage }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a warning hides text, media and poll until opened, and hides them again', async () => {
  const { user } = show({ spoiler_text: 'Spider', content: '<p>Doris</p>', media_attachments: [mediaOf()] })
  expect(screen.getByText('Spider')).toBeTruthy()
  expect(screen.queryByText('Doris')).toBeNull()
  expect(screen.queryByRole('img', { name: 'A heron at dawn' })).toBeNull()
  await user.click(button('Show post'))
  expect(screen.getByText('Doris')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'A heron at dawn' })).toBeTruthy()
  expect(screen.getByText('Doris').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(button('Hide post').getAttribute('aria-expanded')).toBe('true')
  await user.click(button('Hide post'))
  expect(screen.queryByText('Doris')).toBeNull()
})

test('opened content stays open when the row is mounted again', async () => {
  const first = show({ spoiler_text: 'Spider', content: '<p>Doris</p>' })
  await first.user.click(button('Show post'))
  first.unmount()
  renderWith(<StatusCard id={first.id} />, { stage: first.stage })
  expect(screen.getByText('Doris')).toBeTruthy()
})

test('a blank warning is ignored', () => {
  show({ spoiler_text: '  ', content: '<p>Doris</p>' })
  expect(screen.getByText('Doris')).toBeTruthy()
})

test('sensitive media are covered and can be hidden again', async () => {
  const { user } = show({ sensitive: true, media_attachments: [mediaOf()] })
  const image = () => screen.queryByRole('img', { name: 'A heron at dawn' })
  expect(image()).toBeNull()
  await user.click(button('Sensitive content: Show'))
  expect(image()).toBeTruthy()
  await user.click(button('Hide media'))
  expect(image()).toBeNull()
  expect(button('Sensitive content: Show')).toBeTruthy()
})

test('hidden media that are not sensitive have a different label', async () => {
  const { user } = show({ media_attachments: [mediaOf()] })
  await user.click(button('Hide media'))
  expect(button('Media hidden: Show')).toBeTruthy()
})

test('long posts fold in lists by their text, but not in a thread', async () => {
  const stage = createStage()
  const content = `<p>${'word '.repeat(200)}</p>`
  const { user, id, unmount } = show({ content }, stage)
  expect(button('Read more').getAttribute('aria-expanded')).toBe('false')
  await user.click(button('Read more'))
  expect(button('Show less').getAttribute('aria-expanded')).toBe('true')
  unmount()
  const again = renderWith(<StatusCard id={id} />, { stage })
  expect(button('Show less')).toBeTruthy()
  again.unmount()
  renderWith(<DetailCard id={id} />, { stage })
  expect(screen.queryByRole('button', { name: /Read more|Show less/ })).toBeNull()
})

test('cut content shows a note and a link to the full post', () => {
  show({ content: `<p>${'x'.repeat(120_000)}</p>` })
  expect(screen.getByText(/too long to show in full/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read it on its original server' }).getAttribute('href')).toBe(
    'https://far.example/@mira/9001',
  )
})

test('a very long post is parsed completely only on request, in lists and open', async () => {
  const content = `<p>First.</p>${'<p>More of it.</p>'.repeat(4000)}<p>Last.</p>`
  const { user, id, stage, unmount } = show({ content })
  expect(screen.queryByText('Last.')).toBeNull()
  await user.click(button('Read more'))
  expect(screen.getByText('Last.')).toBeTruthy()
  await user.click(button('Show less'))
  expect(screen.queryByText('Last.')).toBeNull()
  unmount()

  const open = renderWith(<DetailCard id={id} />, { stage })
  expect(screen.queryByText('Last.')).toBeNull()
  await open.user.click(button('Show all'))
  expect(screen.getByText('Last.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'))
})

const tag = (name: string) =>
  `<a href="https://far.example/tags/${name}" class="mention hashtag" rel="tag">#${name}</a>`

test('closing hashtags are in a bar, with the rest behind a button', async () => {
  const names = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6']
  const { user, stage } = show({
    content: `<p>Bread</p><p>${names.map(tag).join(' ')}</p>`,
    tags: names.map((name) => ({ name, url: `https://far.example/tags/${name}` })),
  })
  expect(screen.getAllByRole('link', { name: /^#/ }).map((link) => link.textContent)).toEqual([
    '#a1',
    '#b2',
    '#c3',
  ])
  await user.click(button('and 3 more'))
  await user.click(screen.getByRole('link', { name: '#f6' }))
  expect(stage.navigation.went).toEqual(['/tags/f6'])
})

test('mentions and hashtags link into the app, other links do not', async () => {
  const { user, stage } = show({
    content: `<p><a href="https://far.example/@bo" class="u-url mention">@bo</a> on ${tag('bread')} and so on</p>`,
    // snac gives every mention the id 0, so only the URL identifies the account.
    mentions: [{ id: '0', username: 'bo', acct: 'bo@far.example', url: 'https://far.example/@bo' }],
    tags: [{ name: 'bread', url: 'https://far.example/tags/bread' }],
  })
  await user.click(screen.getByRole('link', { name: '@bo' }))
  await user.click(screen.getByRole('link', { name: '#bread' }))
  expect(stage.navigation.went).toEqual(['/@bo@far.example', '/tags/bread'])
})

test.each<[string, Record<string, unknown>, RegExp | null]>([
  ['a reply whose parent is unknown', { in_reply_to_id: '1', in_reply_to_account_id: '2' }, /^Reply$/],
  [
    'a reply to a mentioned account',
    {
      in_reply_to_id: '1',
      in_reply_to_account_id: '2',
      mentions: [{ id: '2', username: 'bo', acct: 'bo@far.example', url: '' }],
    },
    /^Replying to @bo@far.example$/,
  ],
  [
    'a reply on snac, where every mention has the id 0',
    {
      in_reply_to_id: '1',
      in_reply_to_account_id: '2',
      mentions: [{ id: '0', username: 'bo', acct: 'bo@far.example', url: '' }],
    },
    /^Replying to @bo@far.example$/,
  ],
  [
    'a reply to the author’s own post',
    { in_reply_to_id: '1', in_reply_to_account_id: '900' },
    /^Continued thread$/,
  ],
  ['a private mention without recipients', { visibility: 'direct' }, /^Only the author can read this$/],
  [
    'a private mention',
    { visibility: 'direct', mentions: [{ id: '2', username: 'bo', acct: 'bo@far.example', url: '' }] },
    /^Only @bo@far.example can read this$/,
  ],
])('%s has a line above the post', (_name, wire, line) => {
  show(wire)
  expect(
    line && screen.getByText((_text, node) => node?.tagName === 'SPAN' && line.test(node.textContent ?? '')),
  ).toBeTruthy()
})

test('a private mention names the user as you', () => {
  const stage = createStage()
  const mentions = [{ id: stage.accountId('ann'), username: 'ann', acct: 'ann', url: '' }]
  show({ visibility: 'direct', mentions }, stage)
  expect(screen.getByText('Only you can read this')).toBeTruthy()
})

test('an own private mention names the user and the others, each once', () => {
  const stage = createStage()
  const id = stage.accountId('ann')
  const own = { id, username: 'ann', acct: 'ann', url: '' }
  const bo = { id: '2', username: 'bo', acct: 'bo@far.example', url: '' }
  const account = accountOf(own)
  show({ visibility: 'direct', account, mentions: [own, bo] }, stage)
  expect(screen.getByText('Only you and @bo@far.example can read this')).toBeTruthy()
  show({ visibility: 'direct', account, mentions: [] }, stage)
  expect(screen.getByText('Only you can read this')).toBeTruthy()
})

test('a boost shows the post below the booster’s name, and nothing when deleted', async () => {
  const stage = createStage()
  const ids = await stage.load()
  const boost = ids.find((id) => stage.runtime.cache.read('status', id)?.reblog)
  if (!boost) throw new Error('no boost')
  renderWith(<StatusCard id={boost} />, { stage })
  expect(screen.getByText(/boosted/).textContent).toBe('Finn Ellery boosted')
  const inner = stage.runtime.cache.read('status', boost)?.reblog
  if (!inner) throw new Error('no post')
  stage.runtime.cache.begin('status', inner, (status) => ({ ...status, gone: true }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('a card is left out when there are media', () => {
  const card = { url: 'https://news.example/a', title: 'Headline', type: 'link', provider_name: '' }
  show({ card })
  expect(screen.getByText('news.example')).toBeTruthy()
  show({ card, media_attachments: [mediaOf()] })
  expect(screen.getAllByRole('link', { name: 'Headline' })).toHaveLength(1)
})

test('a card with a script URL is not shown', () => {
  show({ card: { url: 'javascript:alert(1)', title: 'Headline', type: 'link' } })
  expect(screen.queryByRole('link', { name: /Headline/ })).toBeNull()
})

test('Enter on the row opens it, Enter on a link inside does not', async () => {
  const { user, stage, id } = show({})
  screen.getByRole('article').focus()
  await user.keyboard('{Enter}')
  expect(stage.navigation.went).toEqual([`/@mira@far.example/${id}`])
})

test.each([
  ['https://client.example/', 'https://client.example/'],
  ['javascript:alert(1)', null],
  [null, null],
])('the app of a post links to %s as %s', (website, href) => {
  const stage = createStage()
  const { id } = put.status(stage.runtime, { id: fresh(), application: { name: 'Quill', website } })
  renderWith(<DetailCard id={id} />, { stage })
  const name = screen.getByText('Quill')
  expect(name.closest('a')?.getAttribute('href') ?? null).toBe(href)
})

test('the open post says its counts of boosts and favourites once, in words', () => {
  const stage = createStage()
  const counts = { replies_count: 31, reblogs_count: 32, favourites_count: 33 }
  const { id } = put.status(stage.runtime, { id: fresh(), ...counts })
  renderWith(<DetailCard id={id} />, { stage })
  const said = (count: number) => document.body.textContent?.split(String(count)).length
  expect([31, 32, 33].map(said)).toEqual([2, 2, 2])
})

test('hidden counts are left out in rows and on the open post, but the lists stay linked', async () => {
  await loadStatusName()
  setSettings({ hideCounts: true })
  onTestFinished(() => act(() => resetSettings()))
  const stage = createStage()
  const counts = { replies_count: 31, reblogs_count: 32, favourites_count: 33 }
  const { id } = put.status(stage.runtime, { id: fresh(), ...counts })
  const row = renderWith(<StatusCard id={id} />, { stage })
  const all = () => `${document.body.textContent} ${screen.getByRole('article').getAttribute('aria-label')}`
  const spoken = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(all()).not.toMatch(/3[123]/)
  expect(spoken().join()).not.toMatch(/3[123]/)
  row.unmount()
  renderWith(<DetailCard id={id} />, { stage })
  expect(all()).not.toMatch(/3[123]/)
  expect(spoken().join()).not.toMatch(/3[123]/)
  expect(screen.getByRole('link', { name: 'Boosts' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy()
})

test('the line of several boosters says how many more there are, unless counts are hidden', async () => {
  onTestFinished(() => act(() => resetSettings()))
  await loadStatusName()
  const stage = createStage()
  const { id } = put.status(stage.runtime, { id: fresh() })
  const boosters = ['Ada', 'Bo', 'Cy', 'Di'].map(
    (name, at) => put.account(stage.runtime, { id: `77${at}`, display_name: name }).id,
  )
  renderWith(<StatusCard id={id} boosters={boosters} />, { stage })
  const row = screen.getByRole('article')
  expect(row.textContent).toContain('Ada, Bo and 2 others boosted')
  expect(row.getAttribute('aria-label')).toMatch(/^Ada, Bo and 2 others boosted, /)
  act(() => setSettings({ hideCounts: true }))
  expect(row.textContent).toContain('Ada, Bo and others boosted')
  expect(row.getAttribute('aria-label')).toMatch(/^Ada, Bo and others boosted, /)
})

test.each([
  [7, true],
  [6, false],
])('with API version %i the open post links to its quotes: %s', (apiVersion, there) => {
  const stage = createStage()
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, apiVersion })
  const { id } = put.status(stage.runtime, { id: fresh(), quotes_count: 3 })
  renderWith(<DetailCard id={id} />, { stage })
  const link = screen.queryByRole('link', { name: '3 quotes' })
  expect(link?.getAttribute('href') ?? null).toBe(there ? `/@mira@far.example/${id}/quotes` : null)
})
