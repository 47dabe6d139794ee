import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { ConversationId, StatusId } from '@/schemas/primitives'
import type { Conversation } from '../model/conversation'
import { useMarkAsRead } from './use-mark-as-read'

// The server does not know it, which counts as read.
const UNREAD: Conversation = {
  id: '5' as ConversationId,
  accounts: [],
  last: '9' as StatusId,
  unread: true,
}
const ROUTE = 'POST /api/v1/conversations/:id/read'

function Open() {
  useMarkAsRead(UNREAD)
  return null
}

/** Opens the conversation on a server that answers the first try with `status`. */
async function open(status: number) {
  const stage = createStage()
  stage.simulator.script.refuse(ROUTE, status, { error: 'Not now' }, { times: 1 })
  renderWith(<Open />, { stage })
  const tries = () => stage.simulator.recorded.map((call) => call.status)
  await waitFor(() => expect(tries()).toEqual([status]))
  return { tries, stage }
}

test.each([503, 403])(
  'an open conversation is marked again when the server is reachable: %i',
  async (status) => {
    const { tries, stage } = await open(status)
    const { key } = stage.runtime.identity
    await waitFor(() => {
      act(() => emitFact('reachable', { identity: key }))
      expect(tries()).toEqual([status, 404])
    })
    act(() => emitFact('reachable', { identity: key }))
    expect(tries()).toEqual([status, 404])
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([])
  },
)

test.each([
  ['lost', 503, [503, 404]],
  ['refused', 403, [403]],
])('after a try that was %s: %i, then %j within a minute', async (_, status, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { tries } = await open(status)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(tries()).toEqual(expected)
})
