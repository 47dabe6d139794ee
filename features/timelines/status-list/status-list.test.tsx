import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useMemo } from 'react'
import { setSettings } from '@/features/settings'
import { useRuntime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { ColumnProvider, documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { statusDto } from '@/schemas/statuses/status'
import { ReloadListButton, StatusList } from './status-list'
import { bookmarksList } from './status-lists'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }
const BOOKMARKS = 'GET /api/v1/bookmarks'

function Bookmarks({ memory }: { memory: WindowMemory }) {
  const runtime = useRuntime()
  const list = useMemo(() => bookmarksList(runtime), [runtime])
  return (
    <>
      <ReloadListButton list={list} />
      <StatusList
        list={list}
        scroller={scroller}
        memory={memory}
        label="Bookmarks"
        empty={<p>Nothing saved</p>}
      />
    </>
  )
}

/** Bookmarks the newest `count` posts of home, and clears the record of requests. */
async function bookmark(stage: Stage, count: number) {
  const ids = [...(await stage.load()), ...(await stage.load('/api/v1/timelines/public?limit=40'))]
  for (const id of ids.slice(0, count))
    await stage.runtime.httpWriter.request(`/api/v1/statuses/${id}/bookmark`, {
      method: 'POST',
      schema: statusDto,
    })
}
const show = (stage: Stage, memory = new WindowMemory()) =>
  renderWith(<Bookmarks memory={memory} />, { stage })
const rows = () => screen.findAllByRole('article')
const calls = (stage: Stage) => stage.simulator.recorded.filter(({ route }) => route === BOOKMARKS).length

test('an empty list shows the empty state', async () => {
  show(createStage({ as: 'dora' }))
  await screen.findByText('Nothing saved')
})

test('a list that an ended session cannot read offers to sign in again', async () => {
  const stage = createStage()
  stage.simulator.script.refuse(BOOKMARKS, 401, { error: 'The access token was revoked' }, { times: 9 })
  show(stage)
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toMatch(/^\/sign-in/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('shows the bookmarks, latest first, and requests each page once', async () => {
  const stage = createStage()
  await bookmark(stage, 5)
  show(stage)
  expect((await rows()).length).toBeGreaterThanOrEqual(5)
  await screen.findByText('End of list')
  expect(calls(stage)).toBeLessThanOrEqual(2)
})

test('the list and its reload button are busy while loading', async () => {
  const stage = createStage()
  await bookmark(stage, 3)
  const { user } = show(stage)
  await rows()
  const feed = screen.getByRole('feed', { name: 'Bookmarks' })
  const reload = () => screen.getByRole('button', { name: 'Refresh' })
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('false'))
  expect(reload().getAttribute('aria-busy')).toBeNull()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const page = stage.simulator.script.hold(BOOKMARKS)
  await user.click(reload())
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('true'))
  expect(reload().getAttribute('aria-busy')).toBe('true')
  act(() => page.release())
  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('false'))
  expect(reload().getAttribute('aria-busy')).toBeNull()
})

test('a removed bookmark stays in the list until the list is reloaded', async () => {
  const stage = createStage()
  await bookmark(stage, 3)
  const { user } = show(stage)
  const before = (await rows()).length
  const [first] = await rows()
  if (!first) throw new Error('no row')
  await waitFor(() => expect(first.getAttribute('aria-label')).toContain(', Bookmarked'))
  const name = first.getAttribute('aria-label')?.replace(', Bookmarked', '') ?? ''
  await user.click(within(first).getByRole('button', { name: /bookmark/i, pressed: true }))
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  expect((await rows()).length).toBe(before)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBe(before - 1))
  expect(screen.queryByRole('article', { name })).toBeNull()
})

/** Bookmarks `count` plain posts as ann; returns their ids, latest bookmark first. */
function many({ simulator }: Stage, count: number): string[] {
  const { script, server } = simulator
  const eve = script.as('eve@remote.example')
  const ids = Array.from({ length: count }, (_, at) => eve.publish(`Post ${at}`).id)
  const accountId = script.account('ann').id
  for (const statusId of ids)
    server.world.bookmarks.put({ id: server.world.ids.serial(), accountId, statusId, createdAt: Date.now() })
  return ids.toReversed()
}
const at = (key: string) => new WindowMemory({ anchor: { key, offset: 20 } })

test('a scroll position far down is restored, however many pages that takes', async () => {
  const stage = createStage()
  const wanted = many(stage, 420)[400] ?? ''
  const memory = at(wanted)
  renderWith(<Bookmarks memory={memory} />, { stage })
  await waitFor(() => expect(document.querySelector(`[data-key="${wanted}"]`)).not.toBeNull())
  expect(memory.anchor?.key).toBe(wanted)
  expect(calls(stage)).toBe(11)
})

test('a scroll position that no longer exists is reported, and the list starts at its top', async () => {
  const stage = createStage()
  many(stage, 45)
  const memory = at('nowhere')
  renderWith(<Bookmarks memory={memory} />, { stage })
  expect((await rows())[0]?.textContent).toContain('Post 44')
  await screen.findAllByText('Couldn’t find where you left off')
  expect(memory.anchor).toBeNull()
})

test('the search for a scroll position can be cancelled', async () => {
  const stage = createStage()
  many(stage, 90)
  const held = stage.simulator.script.hold(({ url }: Request) => url.includes('max_id='))
  const { user } = renderWith(<Bookmarks memory={at('nowhere')} />, { stage })
  await waitFor(() => expect(held.count).toBe(1))
  await user.click(await screen.findByRole('button', { name: 'Start at the top' }))
  expect((await rows())[0]?.textContent).toContain('Post 89')
  held.release()
})

test('when the first page fails, the reason and a retry button are shown', async () => {
  const stage = createStage()
  await bookmark(stage, 2)
  stage.simulator.script.refuse(BOOKMARKS, 400, { error: 'Out to lunch' }, { times: 1 })
  const { user } = show(stage)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out to lunch')
  await user.click(within(alert).getByRole('button'))
  const [first, ...others] = await rows()
  expect(others.length).toBeGreaterThanOrEqual(1)
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('a rate limit shows when loading resumes, for the first and for further pages', async () => {
  const stage = createStage()
  await bookmark(stage, 80)
  const { script } = stage.simulator
  script.rateLimit(BOOKMARKS, 7200)
  const { user } = show(stage)
  const words = /asks you to wait until .*\. Loading will continue then\.$/
  expect(await screen.findByText(words)).toBeTruthy()
  script.rateLimit(({ url }) => url.includes('max_id'), 7200)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await rows()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('with loading by hand, a button loads the next page and keeps the focus', async () => {
  setSettings({ loadByHand: true })
  onTestFinished(() => setSettings({ loadByHand: false }))
  const stage = createStage()
  await bookmark(stage, 80)
  const { user } = show(stage)
  const before = (await rows()).length
  const more = await screen.findByRole('button', { name: 'Load more' })
  const asked = calls(stage)
  await user.click(more)
  await waitFor(async () => expect(document.activeElement).toBe((await rows())[before]))
  expect(calls(stage)).toBe(asked + 1)
})

test("a next page that is refused ends the list with the server's message", async () => {
  const stage = createStage()
  await bookmark(stage, 80)
  const { script } = stage.simulator
  script.rewrite(
    BOOKMARKS,
    (body) => {
      // Refuse the requests after this page.
      script.refuse(BOOKMARKS, 422, { error: 'Invalid cursor' }, { times: 9 })
      return body
    },
    { times: 1 },
  )
  show(stage)
  await screen.findByText('Couldn’t load more: Invalid cursor')
  expect((await rows()).length).toBeGreaterThan(10)
})

test('an item that cannot be parsed is left out, and the rest of the page is shown', async () => {
  const stage = createStage()
  await bookmark(stage, 3)
  stage.simulator.script.rewrite(BOOKMARKS, (body) => [{ id: 7 }, ...(body as unknown[])], {
    times: 1,
  })
  show(stage)
  expect((await rows()).length).toBeGreaterThanOrEqual(3)
})

test('a list at its top in a column of the deck is read again from time to time, a page is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = createStage()
  await bookmark(stage, 2)
  const memory = new WindowMemory()
  const column = (isActive: boolean) => (
    <ColumnProvider column={{ ...stage.column, isActive }}>
      <Bookmarks memory={memory} />
    </ColumnProvider>
  )
  const { rerender } = renderWith(column(true), { stage })
  expect(await rows()).toHaveLength(2)
  const before = calls(stage)
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
  expect(calls(stage)).toBe(before)
  await bookmark(stage, 3)
  rerender(column(false))
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
})
