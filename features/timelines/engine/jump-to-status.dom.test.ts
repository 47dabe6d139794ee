import { expect, onTestFinished, test, vi } from 'vitest'
import { entryKey } from '@/lib/live-list'
import { createStage } from '@/lib/testing/stage'
import { GapRow } from '../timeline/lazy/lazy-gap-row'
import { engineOf, prepareTimelines } from './engines'
import { jumpToStatus } from './jump-to-status'
import { homeSource } from './source'

test('a post below the end of the list is inserted under a gap, which can be shown at once', async () => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  prepareTimelines(stage.runtime)
  const all = await stage.load('/api/v1/timelines/home?limit=40')
  const engine = engineOf(stage.runtime, homeSource())
  onTestFinished(engine.mount())
  await vi.waitFor(() => expect(engine.state.loaded).toBe(true))
  const target = all[30]
  if (target === undefined) throw new Error('home is too short')
  expect(await jumpToStatus(engine, target)).toBe(target)
  expect(engine.state.entries.slice(-2).map(entryKey)).toEqual([`gap:${all[19]}`, target])
  expect(GapRow.isLoaded()).toBe(true)
})
