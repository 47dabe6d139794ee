import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { ConversationId } from '@/schemas/primitives'
import { MissingConversation } from './missing-conversation'
import { useFoundConversation } from './use-found-conversation'

/** More conversations than are searched at first. */
const COUNT = 430

function Page({ id }: { id: ConversationId }) {
  const found = useFoundConversation(id)
  return found.state === 'missing' ? <MissingConversation searched={found.searched} /> : <p>{found.state}</p>
}

/** A server where ben began many conversations with ann; returns the id of the first of them. */
function manyLetters() {
  const stage = createStage()
  const { script, server } = stage.simulator
  for (let number = 1; number <= COUNT; number += 1) {
    script.advance(1000)
    script.as('ben').publish({ text: `@ann ${number}`, visibility: 'direct' })
  }
  const own = server.world.conversations.by('account', script.account('ann').id)
  const [first] = own.filter(
    ({ lastStatusId }) => server.world.statuses.get(lastStatusId)?.accountId === script.account('ben').id,
  )
  return { stage, first: first?.id as ConversationId }
}

test('an old conversation is found by searching further', async () => {
  const { stage, first } = manyLetters()
  const { user } = renderWith(<Page id={first} />, { stage })
  const further = await screen.findByRole('button', { name: 'Search further' })
  expect(screen.getByText(/isn’t among your newest 4\d\d private mentions/)).toBeTruthy()
  expect(screen.queryByText('Conversation not found')).toBeNull()
  await user.click(further)
  await screen.findByText('found')
})

test('a conversation that is not in the whole list is missing', async () => {
  const { stage } = manyLetters()
  const { user } = renderWith(<Page id={'999999' as ConversationId} />, { stage })
  const further = await screen.findByRole('button', { name: 'Search further' })
  await user.click(further)
  await screen.findByText('Conversation not found')
  await waitFor(() => expect(further.isConnected).toBe(false))
})
