import { screen, waitFor } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { bookmarksList } from '@/features/timelines'
import { documentScroller } from '@/lib/column'
import { useRuntime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import SavedSearch from './saved-search'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000, scrollTo: () => {} }
const BOOKMARKS = 'GET /api/v1/bookmarks'

function Search({ onClose = () => {} }: { onClose?: () => void }) {
  const runtime = useRuntime()
  const list = useMemo(() => bookmarksList(runtime), [runtime])
  const [text, setText] = useState('')
  return (
    <SavedSearch
      list={list}
      saved="bookmarked"
      scroller={scroller}
      label="Search bookmarks"
      text={text}
      onText={setText}
      onClose={onClose}
    />
  )
}

/** Bookmarks `count` posts as ann, the first of which are the oldest bookmarks. */
function bookmark({ simulator }: Stage, count: number, textOf: (at: number) => string) {
  const { script, server } = simulator
  const eve = script.as('eve@remote.example')
  const accountId = script.account('ann').id
  for (let at = 0; at < count; at++) {
    const statusId = eve.publish(textOf(at)).id
    server.world.bookmarks.put({ id: server.world.ids.serial(), accountId, statusId, createdAt: Date.now() })
  }
}

const type = async (stage: Stage, words: string) => {
  const { user } = renderWith(<Search />, { stage })
  await user.type(screen.getByRole('searchbox', { name: 'Search bookmarks' }), words)
  return user
}
const calls = ({ simulator }: Stage) => simulator.recorded.filter(({ route }) => route === BOOKMARKS).length
const found = () => screen.queryAllByRole('article').length

test('finds loaded bookmarks by their words and operators, and says what is searched', async () => {
  const stage = createStage()
  bookmark(stage, 5, (at) => (at % 2 ? `Crème number ${at}` : `Heron ${at}`))
  const user = await type(stage, 'creme from:eve@remote.example')
  await waitFor(() => expect(found()).toBe(2))
  expect(screen.getByRole('status').textContent).toBe('Found: 2. All posts in this list are searched (5).')
  await user.type(screen.getByRole('searchbox'), ' -3')
  await waitFor(() => expect(found()).toBe(1))
})

test('loads older posts only by the button, also where nothing was found so far', async () => {
  const stage = createStage()
  bookmark(stage, 60, (at) => (at === 0 ? 'A bittern at last' : `Heron ${at}`))
  const user = await type(stage, 'bittern')
  expect(await screen.findByText('No posts found')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('The posts loaded so far (40)'),
  )
  expect(screen.getByText('Load more to search older posts.')).toBeTruthy()
  expect(calls(stage)).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('A bittern at last')).toBeTruthy()
})

test('a page that fails can be tried again', async () => {
  const stage = createStage()
  bookmark(stage, 60, (at) => `Heron ${at}`)
  const user = await type(stage, 'heron')
  await waitFor(() => expect(found()).toBe(40))
  stage.simulator.script.refuse(BOOKMARKS, 500, { error: 'Busy' }, { times: 9 })
  await user.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(found()).toBe(40)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a list that ends early says why, and not that all of it is searched', async () => {
  const stage = createStage()
  bookmark(stage, 60, (at) => `Heron ${at}`)
  const user = await type(stage, 'bittern')
  const more = await screen.findByRole('button', { name: 'Load more' })
  stage.simulator.script.refuse(BOOKMARKS, 422, { error: 'Invalid cursor' })
  await user.click(more)
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t load more: Invalid cursor')
  expect(screen.getByRole('status').textContent).toContain('The posts loaded so far (40)')
  expect(screen.queryByText('Load more to search older posts.')).toBeNull()
})

test('a list with posts that could not be read says so, and not that all of it is searched', async () => {
  const stage = createStage()
  bookmark(stage, 2, (at) => `Heron ${at}`)
  stage.simulator.script.rewrite(BOOKMARKS, (posts: unknown[]) => [...posts, { id: {} }])
  await type(stage, 'heron')
  expect(await screen.findByText('1 post couldn’t be read', { exact: false })).toBeTruthy()
  expect(found()).toBe(2)
  expect(screen.getByRole('status').textContent).toContain('The posts loaded so far (2)')
})

test('finds posts on this device that are not loaded in the list', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  bookmark(stage, 50, (at) => `Heron ${at}`)
  const { id } = script.as('ben').publish('A bittern in home')
  const other = script.as('ben').publish('Another bittern')
  script.as('ann').favourite(other.id)
  const { world } = stage.simulator.server
  // The oldest bookmark, which is on the second page of the list.
  world.bookmarks.put({ id: '0', accountId: script.account('ann').id, statusId: id, createdAt: 1 })
  await stage.load('/api/v1/timelines/home')
  await type(stage, 'bittern')
  expect(await screen.findByText('A bittern in home')).toBeTruthy()
  expect(found()).toBe(1)
  expect(calls(stage)).toBe(1)
})

test('Escape removes the words, then closes the field', async () => {
  const onClose = vi.fn()
  const { user } = renderWith(<Search onClose={onClose} />, { stage: createStage() })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  expect(document.activeElement).toBe(field)
  await user.keyboard('heron{Escape}')
  expect(field.value).toBe('')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
