import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { ListId } from '@/schemas/primitives'
import { listsQuery } from './queries'
import { useList, useMissingTimeline } from './use-list'

function Shown({ id }: { id: ListId }) {
  const found = useList(id)
  if (found.state === 'failed')
    return (
      <button type="button" onClick={found.retry}>
        {found.error.message}
      </button>
    )
  return <p>{found.state === 'found' ? found.list.title : found.state}</p>
}

/** Returns the list of the small world and its title. */
function firstList(stage: Stage): [id: ListId, title: string] {
  const [list] = stage.simulator.server.world.lists.values()
  if (!list) throw new Error('The small world has no list')
  return [list.id as ListId, list.title]
}

test('finds a list of the account', async () => {
  const stage = createStage()
  const [id, title] = firstList(stage)
  renderWith(<Shown id={id} />, { stage })
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText(title)).toBeDefined()
})

test('reports a missing list, and denies visitors', async () => {
  const { unmount } = renderWith(<Shown id={'404' as ListId} />)
  expect(await screen.findByText('missing')).toBeDefined()
  unmount()
  renderWith(<Shown id={'404' as ListId} />, { as: null })
  expect(screen.getByText('denied')).toBeDefined()
})

test('a list that failed to load can be retried', async () => {
  const stage = createStage()
  const [id, title] = firstList(stage)
  stage.simulator.script.refuse('GET /api/v1/lists/:id', 403, { error: 'Not today' }, { times: 1 })
  const { user } = renderWith(<Shown id={id} />, { stage })
  await user.click(await screen.findByRole('button', { name: /Not today/ }))
  expect(await screen.findByText(title)).toBeDefined()
})

test('a list deleted elsewhere leaves the overview', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  const [id, title] = firstList(stage)
  await runtime.client.query(listsQuery(runtime))
  simulator.script.refuse('GET /api/v1/lists/:id', 404, { error: 'Record not found' })
  renderWith(<Shown id={id} />, { stage })
  // The overview provides the title until the server answers.
  expect(screen.getByText(title)).toBeDefined()
  expect(await screen.findByText('missing')).toBeDefined()
  expect(runtime.client.getQueryData(listsQuery(runtime).queryKey)?.map((list) => list.id)).not.toContain(id)
})

test('a list whose timeline is gone is removed everywhere, one whose timeline fails is not', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  const [id, title] = firstList(stage)
  await runtime.client.query(listsQuery(runtime))
  const key = ['timeline', id]
  const state = (failed: string | null) => ({ failed, tail: { failed: null } })
  const Page = () => {
    useMissingTimeline(id, key)
    return <Shown id={id} />
  }
  renderWith(<Page />, { stage })
  expect(await screen.findByText(title)).toBeDefined()
  await waitFor(() => expect(runtime.client.isFetching()).toBe(0))
  simulator.server.world.lists.remove(id)
  act(() => void runtime.client.setQueryData(key, state('network')))
  expect(screen.getByText(title)).toBeDefined()
  act(() => void runtime.client.setQueryData(key, state('notFound')))
  expect(await screen.findByText('missing')).toBeDefined()
  expect(runtime.client.getQueryData(listsQuery(runtime).queryKey)?.map((list) => list.id)).not.toContain(id)
})
