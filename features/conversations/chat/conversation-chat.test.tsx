import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { emitFact } from '@/lib/bus'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { ConversationId } from '@/schemas/primitives'
import ConversationChat from './conversation-chat'
import { MissingConversation } from './missing-conversation'
import { useFoundConversation } from './use-found-conversation'

beforeEach(() => {
  // The DOM of the tests has no layout.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver
})

function Page({ id }: { id: ConversationId }) {
  const found = useFoundConversation(id)
  if (found.state === 'found') return <ConversationChat conversation={found.conversation} />
  if (found.state === 'hidden') return <MissingConversation hidden />
  return found.state === 'missing' ? <MissingConversation /> : <p>{found.state}</p>
}

/** A conversation of ben and ann that ben began; returns its id and its last post. */
function talk() {
  const stage = createStage({ streaming: true })
  const { script, server } = stage.simulator
  const first = script.as('ben').publish({ text: '@ann one', visibility: 'direct' })
  script.advance(60_000)
  const second = script.as('ann').publish({ text: '@ben two', visibility: 'direct', inReplyToId: first.id })
  script.advance(60_000)
  const third = script.as('ben').publish({ text: '@ann three', visibility: 'direct', inReplyToId: second.id })
  const own = server.world.conversations.by('account', script.account('ann').id)
  const { id = '' } = own.find(({ lastStatusId }) => lastStatusId === third.id) ?? {}
  return { stage, id: id as ConversationId, first, third }
}

const show = (stage: Stage, id: ConversationId) => renderWith(<Page id={id} />, { stage })
const bubbles = () => screen.getAllByRole('article').map((each) => each.textContent)
const reads = (stage: Stage) =>
  stage.simulator.recorded.filter(({ method, path }) => method === 'POST' && path.endsWith('/read'))

test('a conversation shows its posts by time without the mentions, and is marked as read', async () => {
  const { stage, id } = talk()
  show(stage, id)
  await screen.findAllByRole('article')
  expect(bubbles()).toEqual([
    expect.stringContaining('one'),
    expect.stringContaining('two'),
    expect.stringContaining('three'),
  ])
  expect(bubbles()[0]).not.toContain('@ann')
  expect(await screen.findByRole('article', { name: /^Ben Barlow, one,/ })).toBeTruthy()
  await waitFor(() => expect(reads(stage)).toHaveLength(1))
})

test('new posts are added, including those missed in between', async () => {
  const { stage, id, third } = talk()
  show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(3))
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  const { script } = stage.simulator
  const held = script.holdStream()
  const fourth = script.as('ben').publish({ text: '@ann four', visibility: 'direct', inReplyToId: third.id })
  script.advance(1000)
  script.as('ben').publish({ text: '@ann five', visibility: 'direct', inReplyToId: fourth.id })
  // The newest event comes first.
  held.release((count) => Array.from({ length: count }, (_, at) => count - 1 - at))
  await waitFor(() => expect(bubbles()).toHaveLength(5))
  expect(bubbles()[4]).toContain('five')
})

test('a deleted post is left out', async () => {
  const { stage, id, first } = talk()
  show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(3))
  stage.runtime.cache.bury(first.id as never)
  await waitFor(() => expect(bubbles()).toHaveLength(2))
})

test('the composer replies to the last post, to its people, as a private mention', async () => {
  const { stage, id, third } = talk()
  const { user } = show(stage, id)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  expect(field.value).toBe('@ben ')
  expect(screen.getByText(/Only @ben can see this post/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Who can see/ })).toBe(null)
  await type(user, field, 'four')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  const { world } = stage.simulator.server
  await waitFor(() => expect(world.statuses.by('reply', third.id)).toHaveLength(1))
  const [reply] = world.statuses.by('reply', third.id)
  expect(reply?.visibility).toBe('direct')
  expect(reply?.mentionIds).toEqual([stage.accountId('ben')])
  await waitFor(() => expect(bubbles().at(-1)).toContain('four'))
})

test('an unknown conversation is reported', async () => {
  const { stage } = talk()
  show(stage, '999' as ConversationId)
  await screen.findByText('Conversation not found')
})

async function type(user: UserEvent, field: HTMLTextAreaElement, text: string) {
  await user.click(field)
  field.setSelectionRange(field.value.length, field.value.length)
  await user.paste(text)
}
const fieldText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value

test('a reply is shown while it is being sent, and the next one can be written', async () => {
  const { stage, id } = talk()
  const { user } = show(stage, id)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const held = stage.simulator.script.hold('POST /api/v1/statuses')
  await type(user, field, 'four')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  const sent = await screen.findByRole('article', { name: 'Sending…, four' })
  await waitFor(() => expect(field.value).toBe('@ben '))
  expect(field.isConnected).toBe(true)
  held.release()
  await waitFor(() => expect(sent.isConnected).toBe(false))
  expect(bubbles()).toHaveLength(4)
  expect(bubbles()[3]).toContain('four')
})

test('a reply that could not be sent returns to the field', async () => {
  const { stage, id } = talk()
  const { user } = show(stage, id)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  stage.simulator.script.refuse('POST /api/v1/statuses', 422, { error: 'No room' })
  await type(user, field, 'four')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await screen.findByText('No room')
  expect(fieldText()).toBe('@ben four')
  expect(bubbles()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(bubbles()).toHaveLength(4))
})

test('a reply that could not be sent waits while the next one is written', async () => {
  const { stage, id } = talk()
  const { user } = show(stage, id)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  let refuse = () => {}
  const refusal = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ error: 'No room' }, { status: 422 }))
  })
  stage.simulator.server.faults.add('POST /api/v1/statuses', { before: () => refusal }, 1)
  await type(user, field, 'four')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(field.value).toBe('@ben '))
  await type(user, field, 'five')
  refuse()
  const failed = await screen.findByRole('article', { name: 'Not sent, four' })
  expect(fieldText()).toBe('@ben five')
  await user.click(within(failed).getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(fieldText()).toBe('@ben four'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(fieldText()).toBe('@ben five'))
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(bubbles()).toHaveLength(5))
})

test('after its last post is deleted, the conversation stays open', async () => {
  const { stage, id, third } = talk()
  show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(3))
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  const log = screen.getByRole('log')
  stage.simulator.script.as('ben').remove(third.id)
  stage.runtime.cache.bury(third.id as never)
  emitFact('statusDeleted', { identity: stage.runtime.identity.key, statusId: third.id as never })
  await waitFor(() => expect(bubbles()).toHaveLength(2))
  await waitFor(() => expect(fieldText()).toBe('@ben '))
  expect(log.isConnected).toBe(true)
})

test('new posts of others are announced', async () => {
  const { stage, id, third } = talk()
  show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(3))
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  stage.simulator.script.as('ben').publish({
    text: '@ann four',
    visibility: 'direct',
    inReplyToId: third.id,
  })
  await screen.findByText('Ben Barlow: four')
})

test('Escape outside the field returns to the list', async () => {
  const { stage, id } = talk()
  const { user } = show(stage, id)
  await user.click(await screen.findByRole('textbox', { name: 'Text' }))
  await user.keyboard('{Escape}')
  expect(stage.navigation.went).toEqual([])
  await user.keyboard('{Escape}')
  expect(stage.navigation.went).toEqual(['back to /conversations'])
})

test('Escape that leaves a composition does not return to the list', async () => {
  const { stage, id } = talk()
  const { user } = show(stage, id)
  const field = await screen.findByRole('textbox', { name: 'Text' })
  await user.click(field)
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Escape', ...init })
  expect(stage.navigation.went).toEqual([])
  expect(document.activeElement).toBe(field)
})

test('a conversation with a blocked account is hidden', async () => {
  const { stage, id } = talk()
  show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(3))
  stage.runtime.cache.setHidden(stage.accountId('ben'), true)
  await screen.findByText('Conversation hidden')
})

test('without conversations on the server, all private mentions with the same people are shown', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.refuse('GET /api/v1/conversations', 404, {}, { times: 99 })
  script.as('ben').publish({ text: '@ann first', visibility: 'direct' })
  script.advance(1000)
  script.as('ben').publish({ text: '@ann another thread', visibility: 'direct' })
  show(stage, `with-${stage.accountId('ben')}` as ConversationId)
  await waitFor(() => expect(bubbles()).toHaveLength(2))
  expect(bubbles()[0]).toContain('first')
})

test('fifty posts are shown at first, older ones by a button, and new ones are added to them', async () => {
  const { stage, id, third } = talk()
  const { script } = stage.simulator
  let last = third.id
  for (let number = 4; number <= 60; number++) {
    script.advance(1000)
    last = script.as('ben').publish({ text: `@ann ${number}`, visibility: 'direct', inReplyToId: last }).id
  }
  const { user } = show(stage, id)
  await waitFor(() => expect(bubbles()).toHaveLength(50))
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  script.advance(1000)
  script.as('ben').publish({ text: '@ann 61', visibility: 'direct', inReplyToId: last })
  await waitFor(() => expect(bubbles()).toHaveLength(51))
  await user.click(screen.getByRole('button', { name: 'Show older posts' }))
  await waitFor(() => expect(bubbles()).toHaveLength(61))
  expect(screen.queryByRole('button', { name: 'Show older posts' })).toBe(null)
})

test('a conversation made of private mentions shows older posts of the next page', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.refuse('GET /api/v1/conversations', 404, {}, { times: 99 })
  for (let number = 1; number <= 45; number++) {
    script.advance(1000)
    script.as('ben').publish({ text: `@ann ${number}`, visibility: 'direct' })
  }
  const { user } = show(stage, `with-${stage.accountId('ben')}` as ConversationId)
  const older = await screen.findByRole('button', { name: 'Show older posts' })
  const before = bubbles().length
  expect(before).toBeLessThan(45)
  await user.click(older)
  await waitFor(() => expect(bubbles().length).toBeGreaterThan(before))
})
