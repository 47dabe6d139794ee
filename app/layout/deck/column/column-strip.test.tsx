import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { SessionProvider } from '@/features/session'
import { TimelineOptionsProvider } from '@/features/timelines'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { session } from '../../../identity/session'
import type { Page } from '../../../pages/page'
import { ALL_POSTS } from '../all-posts.testing'
import { useColumnsOnScreen } from '../columns-on-screen'
import { columnOf } from '../deck-columns'
import { ColumnStrip } from './column-strip'

beforeAll(() => import('@/lib/streaming/live'))

/** A page, as the router returns it. */
const pageAt = (path: string, values: Pick<Page, 'params' | 'search'>): Page => ({
  ...values,
  entry: path,
  at: 0,
  path,
  identityKey: null,
  searchStr: '',
  deck: true,
  origin: null,
  route: path,
  kept: true,
  resumes: false,
})

const LOCAL = pageAt('/public/local', { params: {}, search: { media: false } })
const CATS = pageAt('/tags/cats', {
  params: { name: 'cats' },
  search: { any: ['dogs'], all: [], none: [], local: false },
})
const MENTIONS = {
  ...pageAt('/notifications', { params: {}, search: { only: 'mentions' } }),
  searchStr: '?only=mentions',
}

test('collapsed columns share a connection and mark what is new in each', async () => {
  const stage = createStage({ streaming: true })
  const { script, server } = stage.simulator
  const ben = script.as('ben')
  ben.publish('@ann an older post about #cats')
  renderWith(
    <SessionProvider service={session}>
      {[LOCAL, CATS, MENTIONS].map((page) => (
        <ColumnStrip
          key={page.path}
          page={page}
          column={{ ...columnOf(page.path, 'ann', page.path), title: page.path, titleLocale: 'en' }}
        />
      ))}
    </SessionProvider>,
    { stage },
  )
  const marked = () =>
    screen
      .getAllByRole('button', { name: /New items/ })
      .map((strip) => strip.textContent?.match(/^Expand (\S+?)(?=New)/)?.[1])
  await waitFor(() =>
    expect([...server.hub.peers].flatMap(({ channels }) => [...channels.keys()]).length).toBe(4),
  )
  expect(server.hub.peers.size).toBe(1)
  expect(screen.queryByText('New items')).toBeNull()
  act(() => void ben.publish('Plain post'))
  await waitFor(() => expect(marked()).toEqual(['/public/local']))
  act(() => void ben.publish('About #dogs'))
  await waitFor(() => expect(marked()).toEqual(['/public/local', '/tags/cats']))
  act(() => void ben.publish('@ann hello'))
  await waitFor(() => expect(marked()).toHaveLength(3))
  expect([...useColumnsOnScreen.getState().unread]).toHaveLength(3)
  expect(server.hub.peers.size).toBe(1)
})

const NO_BOOSTS = { ...ALL_POSTS, boosts: false }

test('a boost marks only the collapsed home that shows boosts', async () => {
  const stage = createStage({ streaming: true })
  const { script, server } = stage.simulator
  script.person('wren', { displayName: 'Wren' })
  const { id } = script.as('wren').publish('Only as a boost')
  const page = pageAt('/home', { params: {}, search: {} })
  const plain = {
    options: NO_BOOSTS,
    change: () => {},
  }
  renderWith(
    <SessionProvider service={session}>
      {[null, plain].map((options, at) => (
        <TimelineOptionsProvider key={`${at}`} value={options}>
          <ColumnStrip
            page={page}
            column={{ ...columnOf(`${at}`, 'ann', '/home'), title: `Home ${at}`, titleLocale: 'en' }}
          />
        </TimelineOptionsProvider>
      ))}
    </SessionProvider>,
    { stage },
  )
  const marked = () =>
    screen.queryAllByRole('button', { name: /New items/ }).map((strip) => strip.textContent)
  await waitFor(() =>
    expect([...server.hub.peers].flatMap(({ channels }) => [...channels.keys()])).toHaveLength(1),
  )
  act(() => void script.as('ben').boost(id))
  await waitFor(() => expect(marked()).toEqual([expect.stringContaining('Home 0')]))
  act(() => void script.as('ben').publish('Plain post'))
  await waitFor(() => expect(marked()).toHaveLength(2))
})
