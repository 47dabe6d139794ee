import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { entryKey, isGap, isId } from '@/lib/live-list'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { useWindowHandle, WindowMemory } from '@/lib/ui/windowed-list'
import { notificationEngineOf } from '../engine/engines'
import type { NotificationEngine } from '../engine/notification-engine'
import NotificationGap from './notification-gap'

const memory = new WindowMemory()

/** The row of a gap, in a list without other rows. */
function Gap({ engine, name }: { engine: NotificationEngine; name: string }) {
  return <NotificationGap name={name} engine={engine} list={useWindowHandle(memory)} position={1} size={-1} />
}

test.each([
  ['newest', /max_id=/],
  ['oldest', /min_id=/],
] as const)('a gap after a long absence is filled with the %s first', async (end, cursor) => {
  const stage = createStage()
  const engine = notificationEngineOf(stage.runtime, 'all')
  onTestFinished(engine.mount())
  await waitFor(() => expect(engine.state.loaded).toBe(true))
  const eve = stage.simulator.script.as('eve@remote.example')
  const before = engine.state.entries.filter(isId)
  for (let at = 1; at <= 60; at += 1) eve.publish(`@ann number ${at}`)
  engine.refresh()
  await waitFor(() => expect(engine.state.entries.filter(isGap)).toHaveLength(1))
  const at = engine.state.entries.findIndex(isGap)
  const gap = engine.state.entries[at]
  expect(at).toBe(40)
  const { user } = renderWith(<Gap engine={engine} name={isGap(gap) ? entryKey(gap) : ''} />, { stage })
  expect(await screen.findByRole('article', { name: 'Notifications are missing here' })).toBeDefined()
  const asked = stage.simulator.recorded.length
  await user.click(screen.getByRole('button', { name: `Load ${end} first` }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  const [first] = stage.simulator.recorded.slice(asked)
  expect(first?.path).toMatch(cursor)
  const { world } = stage.simulator.server
  const all = world.notifications.by('account', stage.runtime.me ?? '').map(({ id }) => id)
  expect(engine.state.entries.slice(0, 60)).toEqual(all.toReversed().slice(0, 60))
  expect(engine.state.entries.slice(60)).toEqual(before)
})
