import { afterEach, beforeEach, expect, test } from 'vitest'
import { notifyManager } from '@tanstack/react-query'
import { changeAtOnce, scheduleNotification } from './notify'

beforeEach(() => notifyManager.setScheduler(scheduleNotification))
afterEach(() => notifyManager.setScheduler((run) => void setTimeout(run)))

test("the user's own changes notify within the task, in one batch; other changes after it", async () => {
  const notified: string[] = []
  notifyManager.batch(() => notifyManager.schedule(() => notified.push('other change')))
  changeAtOnce(() => {
    notifyManager.schedule(() => notified.push('own change'))
    notifyManager.schedule(() => notified.push('its count'))
  })
  expect(notified).toEqual([])
  await Promise.resolve()
  expect(notified).toEqual(['own change', 'its count'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(notified).toEqual(['own change', 'its count', 'other change'])
})

test('a failed change does not speed up later notifications', async () => {
  expect(() =>
    changeAtOnce(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  const notified: string[] = []
  notifyManager.batch(() => notifyManager.schedule(() => notified.push('other change')))
  await Promise.resolve()
  expect(notified).toEqual([])
})
