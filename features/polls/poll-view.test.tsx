import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { pollOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { pollDto } from '@/schemas/statuses/poll'
import type { PollId } from '@/schemas/primitives'
import { changeBallot } from './ballot-store'
import { PollView } from './poll-view'

// Every page of a member loads this code after its first screen.
beforeAll(() => import('./cast-vote'))

const show = (stage: Stage, id: PollId, own = false) => {
  const onVisitor = vi.fn()
  // Ballots outlive their components, and the polls of all stages have the same ids.
  changeBallot(`${stage.runtime.identity.key}/${id}`, { choices: [], peeking: false, failed: undefined })
  return {
    ...renderWith(<PollView id={id} lang="en" own={own} onVisitor={onVisitor} />, { stage }),
    onVisitor,
  }
}

/** Returns the open poll "Tea or coffee?" of the small world. */
async function question(stage: Stage): Promise<PollId> {
  const ids = await stage.load()
  const poll = ids.map((id) => stage.runtime.cache.read('status', id)?.poll).find(Boolean)
  if (!poll) throw new Error('no poll')
  return poll
}

/** Returns the rows of the results; toasts are a list too. */
const texts = () =>
  within(screen.getByRole('list', { name: 'Poll results' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const votes = (stage: Stage) => stage.simulator.recorded.filter((entry) => entry.path.endsWith('/votes'))

test('a vote needs a choice, shows results immediately and is sent once', async () => {
  const stage = createStage()
  const { user } = show(stage, await question(stage))
  const button = screen.getByRole('button', { name: 'Vote' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(votes(stage)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Coffee' }))
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  expect(texts().at(1)).toMatch(/^Coffee.*Your vote.*50%$/)
  await waitFor(() => expect(stage.runtime.cache.openChangeCount).toBe(0))
  expect(texts().at(1)).toMatch(/50%$/)
  expect(screen.getByText('6 people')).toBeTruthy()
  expect(votes(stage)).toHaveLength(1)
})

test('a second press before the first takes effect does not vote again', async () => {
  const stage = createStage()
  const { user } = show(stage, await question(stage))
  await user.click(screen.getByRole('radio', { name: 'Coffee' }))
  const button = screen.getByRole('button', { name: 'Vote' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(texts().at(1)).toMatch(/50%$/))
  await waitFor(() => expect(stage.runtime.cache.openChangeCount).toBe(0))
  expect(votes(stage)).toHaveLength(1)
})

test('results can be shown and left with the choice kept', async () => {
  const stage = createStage()
  const { user } = show(stage, await question(stage))
  await user.click(screen.getByRole('radio', { name: 'Tea' }))
  await user.click(screen.getByRole('button', { name: 'See results' }))
  expect(texts()).toEqual(['Tea60%', 'Coffee40%'])
  await user.click(screen.getByRole('button', { name: 'Back to voting' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tea' }).checked).toBe(true)
})

test('several options toggle, and all that are chosen are sent', async () => {
  const stage = createStage()
  const { id: statusId } = stage.simulator.script.as('eve@remote.example').publish({
    text: 'Which of these?',
    poll: { options: ['One', 'Two', 'Three'], multiple: true, hideTotals: false, expiresIn: 600 },
  })
  await stage.load()
  const poll = stage.simulator.server.world.polls.values().find((each) => each.statusId === statusId)
  const { user } = show(stage, (poll?.id ?? '') as PollId)
  expect(screen.getByText('Choose one or more')).toBeTruthy()
  for (const name of ['One', 'Two', 'Three', 'One']) await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([
    false,
    true,
    true,
  ])
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  await waitFor(() => expect(stage.runtime.cache.openChangeCount).toBe(0))
  expect(texts()).toEqual([
    expect.stringMatching(/^One0%$/),
    expect.stringMatching(/^Two.*100%$/),
    expect.stringMatching(/^Three.*100%$/),
  ])
})

test('a refused vote is reverted and reported, and the poll is loaded again', async () => {
  const stage = createStage()
  const id = await question(stage)
  const { user } = show(stage, id)
  // The user votes in another tab.
  await stage.runtime.httpWriter.request(`/api/v1/polls/${id}/votes`, {
    method: 'POST',
    json: { choices: [0] },
    schema: pollDto,
  })
  await user.click(screen.getByRole('radio', { name: 'Coffee' }))
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  await screen.findAllByText(/already voted/)
  await waitFor(() => expect(texts()[0]).toMatch(/Tea.*Your vote.*67%/))
})

const HTML = new Response('<h1>Internal error</h1>', {
  status: 500,
  headers: { 'content-type': 'text/html' },
})

test.each(['422', 'a 500 with a page'])(
  'a vote answered by %s because the poll has ended loads the poll again and shows its results',
  async (answer) => {
    const stage = createStage()
    const id = await question(stage)
    const { user } = show(stage, id)
    await user.click(screen.getByRole('radio', { name: 'Coffee' }))
    // The poll closes on the server only: our clock does not know yet.
    stage.simulator.server.world.polls.patch(id, { expiresAt: stage.simulator.server.clock.now() - 1 })
    if (answer !== '422')
      stage.simulator.server.faults.add(
        `POST /api/v1/polls/:id/votes`,
        { before: async () => HTML.clone() },
        1,
      )
    await user.click(screen.getByRole('button', { name: 'Vote' }))
    await screen.findByText('Closed')
    expect(texts()).toEqual(['Tea60%', 'Coffee40%'])
    expect(await screen.findByText(/Your vote wasn’t counted/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Back to voting' })).toBeNull()
    if (answer === '422') expect(await screen.findAllByText(/already ended/)).not.toEqual([])
  },
)

test('a vote whose answer was lost but that counted is shown as voted', async () => {
  const stage = createStage()
  const id = await question(stage)
  const { user } = show(stage, id)
  stage.simulator.script.loseAnswer('POST /api/v1/polls/:id/votes')
  const read = stage.simulator.script.hold('GET /api/v1/polls/:id')
  await user.click(screen.getByRole('radio', { name: 'Coffee' }))
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  await waitFor(() => expect(read.count).toBeGreaterThan(0))
  expect(screen.queryByText(/wasn’t counted/)).toBeNull()
  read.release()
  await waitFor(() => expect(texts().at(1)).toMatch(/^Coffee.*Your vote.*50%$/))
  expect(screen.queryByText(/wasn’t counted/)).toBeNull()
})

test('a failed vote can be sent again', async () => {
  const stage = createStage()
  const id = await question(stage)
  const { user } = show(stage, id)
  stage.simulator.server.faults.add(`POST /api/v1/polls/:id/votes`, { before: async () => HTML.clone() }, 1)
  await user.click(screen.getByRole('radio', { name: 'Coffee' }))
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  await screen.findByText(/wasn’t counted/)
  await waitFor(() => expect(stage.runtime.cache.openChangeCount).toBe(0))
  await user.click(await screen.findByRole('button', { name: 'Back to voting' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coffee' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  await waitFor(() => expect(texts().at(1)).toMatch(/^Coffee.*Your vote.*50%$/))
  expect(screen.queryByText(/wasn’t counted/)).toBeNull()
})

test('a poll the user voted in elsewhere offers no vote', async () => {
  const stage = createStage()
  const id = await question(stage)
  show(stage, id)
  stage.simulator.script.as('ann').vote(id, [0])
  void stage.runtime.loader.refresh({ kind: 'poll', id })
  await waitFor(() => expect(texts()[0]).toMatch(/^Tea.*Your vote.*67%$/))
  expect(screen.queryByRole('radio')).toBeNull()
})

test('voting by keyboard moves focus and announces the results', async () => {
  const stage = createStage()
  const { user } = show(stage, await question(stage))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tea' }))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Coffee' }).checked).toBe(true)
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Poll results' }))
  expect(screen.getByText('Results: Tea, 60%; Coffee, 40%')).toBeTruthy()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Coffee' }))
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByText('Results: Tea, 50%; Coffee, 50%, your vote')).toBeTruthy()
})

test('a poll that closes does not take the focus from the rest of the page', async () => {
  const stage = createStage()
  const id = await question(stage)
  show(stage, id)
  stage.simulator.server.world.polls.patch(id, { expiresAt: stage.simulator.server.clock.now() - 1 })
  void stage.runtime.loader.refresh({ kind: 'poll', id })
  expect(await screen.findByText('Closed')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('a poll closed by time shows results and loads the last votes', async () => {
  const stage = createStage()
  const id = await question(stage)
  stage.simulator.script.advance(2 * 86_400_000)
  show(stage, id)
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Vote|See results|Back to voting|Refresh)$/ })).toBeNull()
  await waitFor(() =>
    expect(stage.simulator.recorded.some((entry) => entry.path === `/api/v1/polls/${id}`)).toBe(true),
  )
})

test('a poll that ends in seconds ends in a minute, not just now', () => {
  const stage = createStage()
  const soon = new Date(stage.simulator.server.clock.now() + 20_000).toISOString()
  show(stage, put.poll(stage.runtime, { expires_at: soon }).id)
  expect(screen.getByText('Ends in 1 minute')).toBeTruthy()
})

test('a poll without expiry stays open', () => {
  const stage = createStage()
  show(stage, put.poll(stage.runtime, { expires_at: null }).id)
  expect(screen.getByRole('button', { name: 'Vote' })).toBeTruthy()
  expect(screen.queryByText(/Ends|Closed/)).toBeNull()
})

test('hidden counts show no percentages', () => {
  const stage = createStage()
  const hidden = put.poll(stage.runtime, {
    voted: true,
    own_votes: [0],
    options: [
      { title: 'Tea', votes_count: null },
      { title: 'Coffee', votes_count: null },
    ],
  })
  show(stage, hidden.id)
  expect(texts()).toEqual(['TeaYour vote', 'Coffee'])
})

test('the author of a poll sees its results', () => {
  const stage = createStage()
  show(stage, put.poll(stage.runtime, { voted: undefined }).id, true)
  expect(texts()).toEqual(['Tea100%', 'Coffee0%'])
})

test('voting as a visitor opens the sign-in prompt', async () => {
  const stage = createStage({ as: null })
  const { user, onVisitor } = show(stage, put.poll(stage.runtime).id)
  await user.click(screen.getByRole('radio', { name: 'Tea' }))
  await user.click(screen.getByRole('button', { name: 'Vote' }))
  expect(onVisitor.mock.calls).toEqual([[['Tea']]])
  expect(votes(stage)).toEqual([])
})

test('a failed refresh of the results is reported', async () => {
  const stage = createStage()
  const { user } = show(stage, await question(stage))
  await user.click(screen.getByRole('button', { name: 'See results' }))
  stage.simulator.script.refuse('GET /api/v1/polls/:id', 404, { error: 'No' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findAllByText('Couldn’t refresh the results. Try again.')).not.toEqual([])
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-busy')).not.toBe('true'),
  )
})

test('custom emoji of options are still images in ballot and results', async () => {
  const stage = createStage()
  const { poll } = put.status(stage.runtime, {
    id: '8801',
    poll: pollOf({
      id: '8802',
      options: [{ title: 'Mint :leaf:', votes_count: 1 }],
      emojis: [
        { shortcode: 'leaf', url: 'https://far.example/l.gif', static_url: 'https://far.example/l.png' },
      ],
    }),
  })
  if (!poll) throw new Error('no poll')
  const { user } = show(stage, poll)
  const leaf = () => screen.getByRole<HTMLImageElement>('img', { name: ':leaf:' }).src
  expect(screen.getByRole('radio', { name: 'Mint :leaf:' })).toBeTruthy()
  expect(leaf()).toBe('https://far.example/l.png')
  await user.click(screen.getByRole('button', { name: 'See results' }))
  expect(texts()[0]).toMatch(/^Mint/)
  expect(leaf()).toBe('https://far.example/l.png')
})
