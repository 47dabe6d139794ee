import { notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { normaliseStatus } from '@/lib/cache'
import { accountOf, idOf, statusOf } from '@/lib/testing/factories'
import { createStage } from '@/lib/testing/stage'
import { noteTakenOut } from './note-taken-out'
import { isTakenOut } from './taken-out'
import { plainRowFilter, VisibleRows } from './visibility'

beforeEach(() => notifyManager.setScheduler((run) => run()))
afterEach(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))

const lee = idOf('account', '777')
const mention = { id: '777', acct: 'lee@b.example', username: 'lee', url: 'https://b.example/@lee' }
const byLee = { id: '11', account: accountOf({ id: '777', acct: 'lee@b.example', username: 'lee' }) }

test.each<[string, Record<string, unknown>]>([
  ['mentions', { mentions: [mention] }],
  ['quotes', { quote: { state: 'accepted', quoted_status: statusOf(byLee) } }],
  ['boosts a mention of', { reblog: statusOf({ id: '12', mentions: [mention] }) }],
])('a post that %s somebody leaves with them, and returns', (_what, more) => {
  const { runtime } = createStage()
  const { cache } = runtime
  cache.ingest(normaliseStatus(statusOf(byLee)).rows, cache.tick())
  const { id, rows } = normaliseStatus(statusOf({ id: '10', ...more }))
  cache.ingest(rows, cache.tick())
  const visible = new VisibleRows(runtime, plainRowFilter(runtime, 'home'))
  visible.follow([id])
  expect(noteTakenOut(cache, id)).toBe(false)
  cache.setHidden(lee, true)
  expect(visible.absenceOf(id)).toBeNull()
  expect(noteTakenOut(cache, id)).toBe(true)
  expect([isTakenOut(cache, id), visible.absenceOf(id)]).toEqual([true, 'hidden'])
  cache.setHidden(lee, false)
  expect([isTakenOut(cache, id), visible.absenceOf(id)]).toEqual([false, null])
})
