import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOffline } from '@/lib/alerts'
import { listKey } from '@/lib/cache'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { WindowMemory, useWindowHandle } from '../windowed-list'
import { ListBody, type ListBodyProps } from './list-body'

const KEY = listKey('timeline', 'tag', 'geese')
const memory = new WindowMemory()
const scroller = { ...documentScroller(), height: () => 900 }

function List({ from }: Pick<ListBodyProps, 'from'>) {
  const handle = useWindowHandle(memory)
  return (
    <ListBody
      label="Posts"
      busy={false}
      keys={['1']}
      renderRow={() => <article>Row</article>}
      handle={handle}
      scroller={scroller}
      estimate={100}
      from={from}
    />
  )
}

let stage: Stage
beforeEach(async () => {
  await import('./stale-note')
  stage = createStage()
})
afterEach(() => act(() => setOffline(stage.runtime.identity.server, false)))

const note = () => screen.queryByText(/^Last updated/)
const lose = () => act(() => setOffline(stage.runtime.identity.server, true))
const AN_HOUR = 3_600_000
const before = () => performance.timeOrigin - AN_HOUR

test('without a connection a live list of an earlier visit says from when it is, until the server answers', async () => {
  const { restoredAt } = stage.runtime.cache.lists
  restoredAt.set(JSON.stringify(KEY), Date.now() - 48 * AN_HOUR)
  renderWith(<List from={KEY} />, { stage })
  expect(note()).toBeNull()
  lose()
  expect((await screen.findByText(/^Last updated/)).textContent).toMatch(/^Last updated: \w+ \d+, \d{4} at /)
  restoredAt.clear()
  act(() => void stage.runtime.client.setQueryData(KEY, {}))
  expect(note()).toBeNull()
})

test('a list of pages says so by the time of its answer, if an earlier visit got it', async () => {
  renderWith(<List from={before()} />, { stage })
  lose()
  await screen.findByText(/^Last updated: /)
})

test.each<[string, ListBodyProps['from']]>([
  ['this visit loaded', performance.timeOrigin + 1000],
  ['this visit loaded live', KEY],
])('a list that %s says nothing, since it does not move then', async (_, from) => {
  const { rerender } = renderWith(<List from={from} />, { stage })
  lose()
  // Its code is loaded by then.
  rerender(<List from={before()} />)
  await vi.waitFor(() => expect(note()).not.toBeNull())
  rerender(<List from={from} />)
  expect(note()).toBeNull()
})
