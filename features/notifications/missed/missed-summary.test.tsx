import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useListState } from '@/lib/ui/live-list/use-live-view'
import { useColumn } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { NotificationId } from '@/schemas/primitives'
import { notificationEngineOf } from '../engine/engines'
import { readFilter } from '../list/filter-store'
import { useGroupRows } from '../list/use-group-rows'
import { useReadLine } from '../list/use-read-line'
import { notificationMarkerOf } from '../read-state/read-marker'
import { MissedSection } from './missed-section'
import { MissedSummary } from './missed-summary'
import { missedStoreOf } from './missed-store'
import { useTrackAbsence } from './use-track-absence'

const HOUR = 3_600_000
const EVE = 'eve@remote.example'
const FINN = 'finn@remote.example'

beforeEach(() => localStorage.clear())

/** The part of the page that finds what was missed. */
function Finder() {
  const { runtime } = useColumn()
  const engine = notificationEngineOf(runtime, 'all')
  const marker = notificationMarkerOf(runtime)
  const { rows } = useGroupRows(engine, useListState<NotificationId>(engine))
  useTrackAbsence(engine, marker, useReadLine(marker), rows)
  return <MissedSummary />
}

/** Ann read everything `hours` ago, and `mentions` mentions and some reactions arrived since. */
async function comeBack({
  hours = 48,
  mentions = 9,
}: { hours?: number; mentions?: number } = {}): Promise<Stage> {
  const stage = createStage()
  missedStoreOf(stage.runtime.identity.key).reset()
  const { script } = stage.simulator
  script.as(EVE).publish('@ann before')
  script.advance(HOUR)
  const post = script.as('ann').publish('A quiet pond')
  script.as(EVE).favourite(post.id)
  script.as(FINN).favourite(post.id)
  script.as(FINN).boost(post.id)
  for (let at = 0; at < mentions; at += 1) script.as(EVE).publish(`@ann number ${at}`)
  script.advance(hours * HOUR)
  script.lastReadNotifications('ann', (hours + 1) * HOUR)
  notificationEngineOf(stage.runtime, 'all').mount()
  await notificationMarkerOf(stage.runtime).read()
  return stage
}

const panel = () => screen.findByRole('region', { name: 'While you were away' })

test('the summary counts what was missed by kind, and names the posts with the most reactions', async () => {
  const stage = await comeBack()
  renderWith(<Finder />, { stage })
  const summary = within(await panel())
  expect(summary.getByRole('button', { name: /^While you were away 12 notifications since / })).toBeTruthy()
  const texts = summary.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toEqual(['9 mentions', '2 favourites', '1 boost', expect.stringContaining('A quiet pond')])
  expect(texts.at(-1)).toContain('2 favourites and 1 boost')
})

test.each([
  ['after less than a day', { hours: 20 }],
  ['of a few groups', { mentions: 3 }],
])('there is no summary %s', async (_name, given) => {
  const stage = await comeBack(given)
  renderWith(<Finder />, { stage })
  const engine = notificationEngineOf(stage.runtime, 'all')
  await waitFor(() => expect(engine.state.loaded).toBe(true))
  expect(missedStoreOf(stage.runtime.identity.key).get().range).toBeNull()
})

test('a line shows its category and folds the summary, which keeps the focus', async () => {
  const stage = await comeBack()
  const { user } = renderWith(<Finder />, { stage })
  await panel()
  await user.click(screen.getByRole('button', { name: '2 favourites' }))
  expect(readFilter(stage.runtime.identity.key)).toBe('favourites')
  const fold = screen.getByRole('button', { name: /While you were away/ })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(fold)
  expect(screen.queryByRole('button', { name: '9 mentions' })).toBeNull()
  await user.click(fold)
  expect(screen.getByRole('button', { name: '9 mentions' })).toBeTruthy()
})

test('a dismissed summary does not return for the same notifications', async () => {
  const stage = await comeBack()
  const { user, unmount } = renderWith(<Finder />, { stage })
  await panel()
  await user.click(screen.getByRole('button', { name: 'Dismiss summary' }))
  expect(screen.queryByRole('region', { name: 'While you were away' })).toBeNull()
  unmount()
  expect(missedStoreOf(stage.runtime.identity.key).get().range?.view).toBe('dismissed')
})

test('a summary that is not fully loaded says so, and counts the rest on request', async () => {
  const stage = await comeBack({ mentions: 55 })
  const { user } = renderWith(<Finder />, { stage })
  await panel()
  expect(screen.getByText(/^At least 40 notifications since/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'At least 40 mentions' })).toBeTruthy()
  stage.simulator.script.refuse(({ url }) => url.includes('max_id='), 403)
  await user.click(screen.getByRole('button', { name: 'Count all' }))
  expect(
    await screen.findByText('Couldn’t load older notifications. Check your connection and try again.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^58 notifications since/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Count all' })).toBeNull()
})

test('the setting turns the summary off', async () => {
  const stage = await comeBack()
  const { user } = renderWith(
    <>
      <MissedSection />
      <Finder />
    </>,
    { stage },
  )
  await panel()
  await user.click(screen.getByRole('switch', { name: 'Summarise what you missed' }))
  expect(screen.queryByRole('region', { name: 'While you were away' })).toBeNull()
})
