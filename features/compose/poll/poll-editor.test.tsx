import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { currentDraft, published, showComposer } from '../editor/composer.testing'

const choice = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Choice ${number}` })
const publish = () => screen.getByRole('button', { name: 'Publish' })
const posts = ({ simulator }: ReturnType<typeof createStage>) =>
  simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses').length

async function begin(stage = createStage()) {
  const shown = await showComposer({ parts: [{ text: 'Which bird?' }] }, stage)
  await shown.user.click(screen.getByRole('button', { name: 'Add a poll' }))
  await choice(1)
  return shown
}

test('letters typed right after the button go into the first choice', async () => {
  const { user, id } = await showComposer({ parts: [{ text: 'What to drink?' }] })
  await user.click(screen.getByRole('button', { name: 'Add a poll' }))
  await user.keyboard('Tea time')
  const first = await choice(1)
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('!')
  expect(first.value).toBe('Tea time!')
  expect(currentDraft(id).parts[0].poll?.options[0]).toBe('Tea time!')
})

test('a focus that went elsewhere meanwhile stays there', async () => {
  const { user } = await showComposer({ parts: [{ text: 'What' }] })
  await user.click(screen.getByRole('button', { name: 'Add a poll' }))
  const text = screen.getByRole('textbox', { name: 'Text' })
  text.focus()
  await choice(1)
  expect(document.activeElement).toBe(text)
})

test('one choice is too few: it is said, and pressing leads to the empty one', async () => {
  const { user, stage } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.click(publish())
  expect(screen.getByText('A poll needs two choices')).toBeTruthy()
  expect(document.activeElement).toBe(await choice(2))
  expect(posts(stage)).toBe(0)
  await user.type(await choice(2), 'Tern')
  await waitFor(() => expect(publish().getAttribute('aria-disabled')).not.toBe('true'))
})

test('two choices of the same words: the later one says so', async () => {
  const { user, stage } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Heron ')
  expect(screen.getByText('The same as choice 1')).toBeTruthy()
  await user.click(publish())
  expect(screen.getByText('Two choices of the poll are the same')).toBeTruthy()
  expect(document.activeElement).toBe(await choice(2))
  expect(posts(stage)).toBe(0)
})

test('as many choices, and as long, as the server says', async () => {
  const stage = createStage()
  stage.simulator.script.rewrite('GET /api/v2/instance', (body: { configuration: object }) => ({
    ...body,
    configuration: {
      ...body.configuration,
      polls: { max_options: 3, max_characters_per_option: 5, min_expiration: 3600, max_expiration: 86_400 },
    },
  }))
  const { user } = await begin(stage)
  for (const [at, words] of ['Gull', 'Tern', 'Avocet'].entries()) await user.type(await choice(at + 1), words)
  expect(screen.queryByRole('textbox', { name: 'Choice 4' })).toBeNull()
  expect(screen.getByText('1 character too many')).toBeTruthy()
  await user.click(publish())
  expect(screen.getByText('A choice of the poll is too long')).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Open for' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '1 hour',
    '6 hours',
    '12 hours',
    '1 day',
  ])
})

test('several choices and hidden results are sent', async () => {
  const { user, stage, id } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Tern')
  await user.click(await screen.findByRole('combobox', { name: 'Kind of vote' }))
  await user.click(await screen.findByRole('option', { name: 'Several choices' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hide results until it ends' }))
  expect(currentDraft(id).parts[0].poll).toMatchObject({ multiple: true, hideTotals: true })
  await user.click(publish())
  await published()
  expect([...stage.simulator.server.world.polls.values()].at(-1)).toMatchObject({
    multiple: true,
    hideTotals: true,
    options: [{ title: 'Heron' }, { title: 'Tern' }],
  })
})

test('where results are shown anyway hiding them is not offered', async () => {
  await begin(createStage({ software: 'pleroma' }))
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Hide results until it ends' })).toBeNull(),
  )
})

test('a poll that is taken out comes back by undo', async () => {
  const { user, id } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.click(screen.getByRole('button', { name: 'Remove the poll' }))
  expect(currentDraft(id).parts[0].poll).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await choice(1)).value).toBe('Heron')
})

test('a server that publishes the post without its poll: it is said, the poll is kept, and no other is offered', async () => {
  const { user, stage } = await begin(createStage({ software: 'snac' }))
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Tern')
  await user.click(publish())
  expect(
    await screen.findByText('This server published the post without its poll. The poll is kept.', {
      selector: '[role=alert] *, li *',
    }),
  ).toBeTruthy()
  expect([...stage.simulator.server.world.statuses.values()].at(-1)).toMatchObject({
    text: 'Which bird?',
    pollId: null,
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a poll' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open it' }))
  expect((await choice(2)).value).toBe('Tern')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Which bird?')
})
