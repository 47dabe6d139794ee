import { afterEach, beforeEach, expect, test } from 'vitest'
import { notifyManager } from '@tanstack/react-query'
import { changeAtOnce, tellWhenDue } from './tell'

beforeEach(() => notifyManager.setScheduler(tellWhenDue))
afterEach(() => notifyManager.setScheduler((run) => void setTimeout(run)))

test("the user's own changes notify within the task, in one batch; other changes after it", async () => {
  const told: string[] = []
  notifyManager.batch(() => notifyManager.schedule(() => told.push('came')))
  changeAtOnce(() => {
    notifyManager.schedule(() => told.push('done'))
    notifyManager.schedule(() => told.push('and its count'))
  })
  expect(told).toEqual([])
  await Promise.resolve()
  expect(told).toEqual(['done', 'and its count'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(told).toEqual(['done', 'and its count', 'came'])
})

test('a failed change does not speed up later notifications', async () => {
  expect(() =>
    changeAtOnce(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  const told: string[] = []
  notifyManager.batch(() => notifyManager.schedule(() => told.push('came')))
  await Promise.resolve()
  expect(told).toEqual([])
})
