import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { FilterContextProvider, type FilterContext } from '@/features/filters'
import { mediaOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { loadStatusName } from '../status-name/lazy-status-name'
import { DetailCard } from './detail-card'
import { StatusCard } from './status-card'

beforeAll(loadStatusName)

const filtered = (...actions: string[]) =>
  actions.map((action) => ({
    filter: {
      id: action,
      title: `Title of ${action}`,
      context: ['home', 'thread'],
      expires_at: null,
      filter_action: action,
    },
    keyword_matches: ['x'],
    status_matches: null,
  }))

let made = 0
interface Options {
  detail?: boolean
  context?: FilterContext
}

function show(actions: string[], { detail = false, context = 'home' }: Options = {}) {
  const stage = createStage()
  const { id } = put.status(stage.runtime, {
    id: `77${++made}`,
    filtered: filtered(...actions),
    media_attachments: [mediaOf()],
  })
  const card = detail ? <DetailCard id={id} /> : <StatusCard id={id} />
  return renderWith(<FilterContextProvider value={context}>{card}</FilterContextProvider>, { stage })
}

test('a warning names its filter and author; the post can be shown and hidden', async () => {
  const { user } = show(['warn'])
  expect(screen.getByText('Matches filter “Title of warn”')).toBeTruthy()
  expect(
    screen.getByRole('article', { name: /^Mira Holm, Matches filter “Title of warn”, June/ }),
  ).toBeTruthy()
  expect(screen.queryByText('A quiet morning')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Favourite' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Show anyway' })
  await user.click(button)
  expect(screen.getByText('A quiet morning')).toBeTruthy()
  expect(document.activeElement).toBe(button)
  await user.click(screen.getByRole('button', { name: 'Hide post' }))
  expect(screen.queryByText('A quiet morning')).toBeNull()
})

test('a hide filter removes the row, but the open post shows the reason', () => {
  const row = show(['hide'])
  expect(screen.queryByRole('article')).toBeNull()
  row.unmount()
  show(['hide'], { detail: true })
  expect(screen.getByText('Matches filter “Title of hide”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show anyway' })).toBeTruthy()
  expect(screen.queryByText('A quiet morning')).toBeNull()
})

test("blur shows the text and covers the media with the filter's name", async () => {
  const { user } = show(['blur'])
  expect(screen.getByText('A quiet morning')).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'A heron at dawn' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Matches filter “Title of blur”: Show' }))
  expect(screen.getByRole('img', { name: 'A heron at dawn' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hide media' })).toBeTruthy()
})

test('media blurred by a filter stay blurred behind an opened warning', async () => {
  const { user } = show(['warn', 'blur'])
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByRole('button', { name: 'Matches filter “Title of blur”: Show' })).toBeTruthy()
})

test.each([
  ['a filter covers the post', { filtered: filtered('warn') }],
  ['a filter blurs its media', { filtered: filtered('blur') }],
  ['the author adds a warning', { spoiler_text: 'Trains', sensitive: true }],
])('a playing video ends when %s', async (_name, change) => {
  const stage = createStage()
  const film = mediaOf({ id: 'v', type: 'video', url: 'https://far.example/v.mp4', description: 'Waves' })
  const post = { id: `77${++made}`, media_attachments: [film] }
  const { id } = put.status(stage.runtime, { ...post, filtered: [] })
  const card = <StatusCard id={id} />
  const { user } = renderWith(<FilterContextProvider value="home">{card}</FilterContextProvider>, { stage })
  await user.click(await screen.findByRole('button', { name: 'Play: Waves' }))
  expect(document.querySelector<HTMLVideoElement>('video[data-media]')?.paused).toBe(false)
  put.status(stage.runtime, { ...post, ...change })
  await waitFor(() => expect(document.querySelector('video')).toBeNull())
})

test('a filter does nothing in other contexts', () => {
  show(['hide', 'warn', 'blur'], { context: 'public' })
  expect(screen.getByText('A quiet morning')).toBeTruthy()
  expect(screen.queryByText(/Matches filter/)).toBeNull()
})

test('the open post of a hidden account is covered, also in its accessible name', async () => {
  const stage = createStage()
  const { id, account } = put.status(stage.runtime, { id: '7799' })
  stage.runtime.cache.setHidden(account, true)
  const { user } = renderWith(<DetailCard id={id} />, { stage })
  expect(screen.queryByText('A quiet morning')).toBeNull()
  expect(
    screen.getByRole('article', { name: 'Mira Holm, This post is by someone you’ve blocked or muted' }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByText('A quiet morning')).toBeTruthy()
})

test('the name of the open post leaves out filtered content', () => {
  show(['warn'], { detail: true, context: 'thread' })
  expect(
    screen.getByRole('article', { name: /^Mira Holm, Matches filter “Title of warn”, June/ }),
  ).toBeTruthy()
})
