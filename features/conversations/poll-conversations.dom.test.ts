import { expect, onTestFinished, test } from 'vitest'
import type { PollTask } from '@/lib/streaming'
import { createStage } from '@/lib/testing/stage'
import { pollConversations } from './poll-conversations'

test('polls what the server turns out to list', () => {
  const { runtime, close } = createStage()
  onTestFinished(close)
  const { http } = runtime
  const polled = new Set<string>()
  const add = ({ path }: PollTask) => {
    polled.add(path)
    return () => void polled.delete(path)
  }
  const stop = pollConversations({ http, poller: { ...runtime.poller, add } }, () => {})
  expect([...polled]).toEqual(['/api/v1/conversations'])
  http.capabilities.ruleOut('conversations')
  expect([...polled]).toEqual(['/api/v1/timelines/direct'])
  http.capabilities.ruleOut('directTimeline')
  expect([...polled]).toEqual([])
  http.capabilities.learn('/api/v1/timelines/direct', 200)
  expect([...polled]).toEqual(['/api/v1/timelines/direct'])
  stop()
  expect([...polled]).toEqual([])
})
