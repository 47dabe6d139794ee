import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { currentDraft, published, showComposer } from '../composer/composer.testing'

const choice = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Option ${number}` })
const publish = () => screen.getByRole('button', { name: 'Post' })
const posts = ({ simulator }: ReturnType<typeof createStage>) =>
  simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses').length

async function begin(stage = createStage()) {
  const shown = await showComposer({ parts: [{ text: 'Which bird?' }] }, stage)
  await shown.user.click(screen.getByRole('button', { name: 'Add a poll' }))
  await choice(1)
  return shown
}

test('text typed right after pressing the button goes into the first option', async () => {
  const { user, id } = await showComposer({ parts: [{ text: 'What to drink?' }] })
  await user.click(screen.getByRole('button', { name: 'Add a poll' }))
  await user.keyboard('Tea time')
  const first = await choice(1)
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard('!')
  expect(first.value).toBe('Tea time!')
  expect(currentDraft(id).parts[0].poll?.options[0]).toBe('Tea time!')
})

test('focus moved while the fields load stays where it is', async () => {
  const { user } = await showComposer({ parts: [{ text: 'What' }] })
  await user.click(screen.getByRole('button', { name: 'Add a poll' }))
  const text = screen.getByRole('textbox', { name: 'Text' })
  text.focus()
  await choice(1)
  expect(document.activeElement).toBe(text)
})

test('a poll with one option shows the reason, and the button focuses the empty one', async () => {
  const { user, stage } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.click(publish())
  expect(screen.getByText('A poll needs at least two options')).toBeTruthy()
  expect(document.activeElement).toBe(await choice(2))
  expect(posts(stage)).toBe(0)
  await user.type(await choice(2), 'Tern')
  await waitFor(() => expect(publish().getAttribute('aria-disabled')).not.toBe('true'))
})

test('a key that an input method takes moves to no other option', async () => {
  const { user } = await begin()
  const first = await choice(1)
  await user.type(first, 'にほ')
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(first, { key: 'Enter', ...init })
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await choice(2))
})

test('the later of two equal options shows an error', async () => {
  const { user, stage } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Heron ')
  expect(screen.getByText('The same as option 1')).toBeTruthy()
  await user.click(publish())
  expect(screen.getByText('Two poll options are the same')).toBeTruthy()
  expect(document.activeElement).toBe(await choice(2))
  expect(posts(stage)).toBe(0)
})

test('number and length of options follow the limits of the server', async () => {
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
  expect(screen.queryByRole('textbox', { name: 'Option 4' })).toBeNull()
  expect(screen.getByText('1 character too many')).toBeTruthy()
  await user.click(publish())
  expect(screen.getByText('A poll option is too long')).toBeTruthy()
  await user.click(await screen.findByRole('combobox', { name: 'Poll duration' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '1 hour',
    '6 hours',
    '12 hours',
    '1 day',
  ])
})

test('multiple choice and hidden results are sent', async () => {
  const { user, stage, id } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Tern')
  await user.click(await screen.findByRole('combobox', { name: 'Style' }))
  await user.click(await screen.findByRole('option', { name: 'Multiple choice' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hide results until the poll ends' }))
  expect(currentDraft(id).parts[0].poll).toMatchObject({ multiple: true, hideTotals: true })
  await user.click(publish())
  await published()
  expect([...stage.simulator.server.world.polls.values()].at(-1)).toMatchObject({
    multiple: true,
    hideTotals: true,
    options: [{ title: 'Heron' }, { title: 'Tern' }],
  })
})

test('hiding results is not offered on servers that ignore it', async () => {
  await begin(createStage({ software: 'pleroma' }))
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Hide results until the poll ends' })).toBeNull(),
  )
})

test('undo restores a removed poll', async () => {
  const { user, id } = await begin()
  await user.type(await choice(1), 'Heron')
  await user.click(screen.getByRole('button', { name: 'Remove poll' }))
  expect(currentDraft(id).parts[0].poll).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await choice(1)).value).toBe('Heron')
})

test('a poll the server left out is saved as a draft, and polls are no longer offered', async () => {
  const { user, stage } = await begin(createStage({ software: 'snac' }))
  await user.type(await choice(1), 'Heron')
  await user.type(await choice(2), 'Tern')
  await user.click(publish())
  expect(
    await screen.findByText('Your post was published without its poll. The poll is saved as a draft.', {
      selector: '[role=alert] *, li *',
    }),
  ).toBeTruthy()
  expect([...stage.simulator.server.world.statuses.values()].at(-1)).toMatchObject({
    text: 'Which bird?',
    pollId: null,
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a poll' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open draft' }))
  expect((await choice(2)).value).toBe('Tern')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('Which bird?')
})
