import { expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { connectStreaming, type StreamTable } from './streaming'

/** A table with features that record their events. */
function recording() {
  const heard: string[] = []
  const note = (name: string) => () => void heard.push(name)
  const table: StreamTable = {
    events: {
      update: [note('lists: update'), note('threads: update')],
      'status.update': [],
      delete: [],
      notification: [note('notifications: notification')],
      filters_changed: [note('filters: changed')],
      conversation: [],
      announcement: [],
      'announcement.reaction': [],
      'announcement.delete': [],
      notifications_merged: [],
    },
    onUp: [note('up')],
    onDown: [note('down')],
  }
  return { heard, table }
}

test('each event of the user stream is passed to the features of its row, in order', async () => {
  const stage = createStage({ streaming: true })
  onTestFinished(() => stage.close())
  const { heard, table } = recording()
  const end = connectStreaming(stage.runtime, table)
  await vi.waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  const { script } = stage.simulator
  script.as('ann').follow('ben')
  script.as('ben').publish('Hello')
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining(['lists: update', 'threads: update'])))
  expect(heard.indexOf('lists: update')).toBeLessThan(heard.indexOf('threads: update'))
  expect(heard).not.toContain('filters: changed')
  end()
  const before = heard.length
  script.as('ben').publish('Nobody listens')
  await stage.load()
  expect(heard).toHaveLength(before)
})

test('connection and its loss are passed on', () => {
  const { heard, table } = recording()
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { runtime } = stage
  const subscribe = vi.spyOn(runtime.streaming, 'subscribe').mockReturnValue(() => {})
  connectStreaming(runtime, table)
  const [channel, , link] = subscribe.mock.lastCall ?? []
  expect(channel).toEqual({ stream: 'user' })
  link?.('up')
  expect(heard).toEqual(['up'])
  link?.('down')
  expect(heard).toEqual(['up', 'down'])
})

test('visitors have no user stream', () => {
  const stage = createStage({ as: null })
  onTestFinished(() => stage.close())
  const subscribe = vi.spyOn(stage.runtime.streaming, 'subscribe')
  connectStreaming(stage.runtime, recording().table)()
  expect(subscribe).not.toHaveBeenCalled()
})
