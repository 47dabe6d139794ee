import { afterEach, beforeEach, expect, test } from 'vitest'
import { notifyManager } from '@tanstack/react-query'
import { changeAtOnce, tellWhenDue } from './tell'

beforeEach(() => notifyManager.setScheduler(tellWhenDue))
afterEach(() => notifyManager.setScheduler((run) => void setTimeout(run)))

test('what somebody did is told within the task, and in one go; what came is told after it', async () => {
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

test('a change that fails leaves nothing hurried', async () => {
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
