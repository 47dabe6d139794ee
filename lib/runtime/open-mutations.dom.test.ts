import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { entityMutation, normaliseStatus } from '@/lib/cache'
import { createStage } from '@/lib/testing/stage'
import { id, type StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import { defineMutation } from './define-mutation'
import { openMutations } from './open-mutations'

const bookmark = defineMutation({
  name: 'bookmark',
  args: z.object({ id: id<'status'>(), on: z.boolean() }),
  create: ({ id: status, on }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'bookmark',
      patch: (before) => (before.bookmarked === on ? before : { ...before, bookmarked: on }),
      request: (http) =>
        http.request(`/api/v1/statuses/${status}/${on ? 'bookmark' : 'unbookmark'}`, {
          method: 'POST',
          schema: statusDto,
        }),
      rows: (answer) => normaliseStatus(answer).rows,
    }),
})

async function setUp() {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime, simulator } = stage
  const status = simulator.script.as('ben').publish('Hello').id as StatusId
  await stage.load()
  const isBookmarked = () => runtime.cache.read('status', status)?.bookmarked
  const writes = () =>
    simulator.recorded.flatMap(({ route }) => (route?.startsWith('POST') ? [route.split('/').at(-1)] : []))
  const open = () => openMutations(runtime).map(({ name, args }) => ({ name, args }))
  return { runtime, script: simulator.script, status, isBookmarked, writes, open }
}

test('open changes are listed by name and arguments until they are answered', async () => {
  const { runtime, status, open } = await setUp()
  const onDone = vi.fn()
  const done = runtime.run(bookmark, { id: status, on: true }, { onDone })
  expect(open()).toEqual([{ name: 'bookmark', args: { id: status, on: true } }])
  expect(await done).toBe(true)
  expect(open()).toEqual([])
  expect(onDone).toHaveBeenCalledOnce()
})

test('a change that waits is undone and never sent when it is cancelled; one that is sent is not', async () => {
  const { runtime, script, status, isBookmarked, writes, open } = await setUp()
  const answer = script.hold('POST /api/v1/statuses/:id/bookmark')
  const first = runtime.run(bookmark, { id: status, on: true })
  await expect.poll(writes).toEqual(['bookmark'])
  const onFailed = vi.fn()
  const second = runtime.run(bookmark, { id: status, on: false }, { onFailed, skipAlert: true })
  expect(isBookmarked()).toBe(false)
  const [sent, waiting] = openMutations(runtime)
  await Promise.resolve()
  expect(sent?.cancel()).toBe(false)
  expect(waiting?.cancel()).toBe(true)
  expect(isBookmarked()).toBe(true)
  answer.release()
  expect([await first, await second]).toEqual([true, false])
  expect(onFailed).toHaveBeenCalledOnce()
  expect(isBookmarked()).toBe(true)
  expect([writes(), open()]).toEqual([['bookmark'], []])
})
