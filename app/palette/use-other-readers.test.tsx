import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SessionProvider } from '@/features/session'
import { handleCommand } from '@/lib/bus'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'
import { sessionAt } from '../session-at.testing'
import { useOtherReaders } from './use-other-readers'

const NAMES = ['ann', 'ben', 'cleo']

/** Names the accounts that can have a column of home. */
function Readers() {
  const readers = useOtherReaders()
  const ofHome = readers.filter(({ entries }) => entries.some(({ id }) => id === 'home'))
  return <output>{ofHome.map(({ identityKey }) => identityKey).join(' ')}</output>
}

/** Shows the accounts other than that of ann; the session of cleo is expired. */
async function show({ isDeck = true } = {}) {
  const stage = createStage()
  const { simulator } = stage
  vi.stubGlobal('fetch', (request: Request) => simulator.fetch(request))
  const sessions = NAMES.map((name, at) => ({
    ...sessionAt(simulator, name, at),
    expired: name === 'cleo',
  }))
  for (const each of sessions) await session.sessions.add(each)
  onTestFinished(async () => {
    for (const { identityKey } of sessions) {
      runtimes.drop(identityKey)
      await session.sessions.remove(identityKey)
    }
  })
  if (isDeck) onTestFinished(handleCommand('addColumn', () => {}))
  const [, ben = '', cleo = ''] = sessions.map(({ identityKey }) => identityKey)
  renderWith(
    <SessionProvider service={session}>
      <Readers />
    </SessionProvider>,
    { stage },
  )
  return { ben, cleo }
}

const shownKeys = () => screen.getByRole('status').textContent

test('the other accounts have columns, except those whose session ended', async () => {
  const { ben, cleo } = await show()
  await waitFor(() => expect(shownKeys()).toBe(ben))
  expect(runtimes.peek(cleo)).toBeUndefined()
})

test('nothing of other accounts is loaded outside of the deck', async () => {
  const { ben } = await show({ isDeck: false })
  expect(shownKeys()).toBe('')
  expect(runtimes.peek(ben)).toBeUndefined()
})
