import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { Autocomplete } from '.'
import { rememberTags } from './tag-history'

const submitted = vi.fn()
const escaped = vi.fn()

function Form({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start)
  const [warning, setWarning] = useState('')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      onSubmit={submitted}
      onKeyDown={(event) => {
        if (event.key === 'Escape') escaped()
      }}
    >
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="text"
        aria-label="Warning"
        value={warning}
        onChange={(event) => setWarning(event.target.value)}
      />
      <Autocomplete />
    </form>
  )
}

beforeEach(() => {
  submitted.mockReset()
  escaped.mockReset()
})
afterEach(() => vi.restoreAllMocks())

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Text')
const asked = ({ simulator }: Stage, route: string) =>
  simulator.recorded.filter((call) => call.route === route)
function show(stage = createStage(), start = '') {
  return renderWith(<Form start={start} />, { stage })
}
const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent

test('accounts are requested once and listed for the field, and Tab inserts one', async () => {
  const { user, stage } = show()
  await user.type(area(), 'Hi @be')
  const list = await screen.findByRole('listbox', { name: 'Suggested accounts' })
  expect(asked(stage, 'GET /api/v1/accounts/search').map(({ params }) => params)).toEqual([
    { q: 'be', resolve: 'false', limit: '4' },
  ])
  const field = screen.getByRole('combobox', { name: 'Text' })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-controls')).toBe(list.id)
  const option = screen.getByRole('option', { selected: true })
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(option.textContent).toContain('@ben')
  await user.keyboard('{Tab}')
  expect(area().value).toBe('Hi @ben ')
  expect(document.activeElement).toBe(area())
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Text' }).hasAttribute('aria-expanded')).toBe(false)
})

test('continuous typing sends one request after a pause', async () => {
  const { stage } = show()
  area().focus()
  // Type letter by letter, without pauses.
  for (const text of ['@be', '@ben', '@benj', '@ben']) {
    fireEvent.input(area(), { target: { value: text } })
    area().setSelectionRange(text.length, text.length)
  }
  await screen.findByRole('listbox', { name: 'Suggested accounts' })
  expect(asked(stage, 'GET /api/v1/accounts/search').map(({ params }) => params['q'])).toEqual(['ben'])
})

test('Enter inserts the highlighted suggestion without a line break, and arrow keys wrap', async () => {
  const { user } = show(undefined, '🎉 ')
  await user.type(area(), '@e', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  await user.keyboard('v')
  await screen.findByRole('listbox')
  const first = highlighted()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(highlighted()).toBe(first)
  await user.keyboard('{Enter}')
  expect(area().value).toMatch(/^🎉 @eve\S* $/)
})

test('Escape closes only the list, which stays closed for this word', async () => {
  const { user } = show()
  await user.type(area(), '@be')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(escaped).not.toHaveBeenCalled()
  await user.keyboard('n')
  await user.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledOnce()
  expect(area().value).toBe('@ben')
})

test('a click inserts a suggestion and keeps focus, and leaving the word closes the list', async () => {
  const { user } = show()
  await user.type(area(), '@be')
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  expect(area().value).toBe('@ben ')
  expect(document.activeElement).toBe(area())
  await user.keyboard('and @be')
  await screen.findByRole('listbox')
  area().setSelectionRange(0, 0)
  document.dispatchEvent(new Event('selectionchange'))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('no hashtag is highlighted by default, and the spelling used before is offered', async () => {
  const stage = createStage()
  rememberTags(stage.runtime.identity.key, 'Of #GeeseOfTheMarsh')
  const { user } = show(stage)
  await user.type(area(), '#gee')
  expect(await screen.findByRole('option', { name: '#GeeseOfTheMarsh' })).toBeTruthy()
  expect(highlighted()).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(area().value).toBe('#gee\n')
  await user.keyboard('#gee')
  await screen.findByRole('listbox', { name: 'Suggested hashtags' })
  await user.keyboard('{ArrowDown}{Tab}')
  expect(area().value).toBe('#gee\n#GeeseOfTheMarsh ')
})

test('unreviewed hashtags are not requested', async () => {
  const { user, stage } = show()
  await user.type(area(), '#zzz')
  await waitFor(() => expect(asked(stage, 'GET /api/v2/search')).toHaveLength(1))
  expect(asked(stage, 'GET /api/v2/search')[0]?.params).toMatchObject({
    q: 'zzz',
    type: 'hashtags',
    exclude_unreviewed: 'true',
    limit: '4',
  })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('at most five emoji are suggested, also in the content warning, without accounts', async () => {
  const { user } = show()
  const warning = screen.getByLabelText<HTMLInputElement>('Warning')
  await user.type(warning, '@ben :happy_kit')
  const options = await screen.findAllByRole('option')
  expect(options.length).toBeLessThanOrEqual(5)
  expect(highlighted()).toContain(':happy_kitten:')
  await user.keyboard('{Enter}')
  expect(warning.value).toBe('@ben :happy_kitten: ')
  expect(submitted).not.toHaveBeenCalled()
})

/** Holds back the answer to the next search for accounts until it is called. */
function holdSearch({ simulator }: Stage) {
  const requested = vi.fn()
  let answer: (response: Response | null) => void = () => {}
  const before = () => {
    requested()
    return new Promise<Response | null>((resolve) => {
      answer = resolve
    })
  }
  simulator.server.faults.add('GET /api/v1/accounts/search', { before }, 1)
  return {
    requested: () => waitFor(() => expect(requested).toHaveBeenCalled()),
    answer: (with_: Response | null) => answer(with_),
  }
}

test('a late answer for an earlier token is not shown', async () => {
  const stage = createStage()
  const { requested, answer } = holdSearch(stage)
  const { user } = show(stage)
  await user.type(area(), '@be')
  await requested()
  await user.keyboard(' done')
  answer(null)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(area().value).toBe('@be done\n')
})

test('suggestions do not handle keys while an input method composes', async () => {
  const { user } = show()
  await user.type(area(), '@be')
  await screen.findByRole('listbox')
  fireEvent.compositionStart(area())
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.compositionEnd(area())
  await screen.findByRole('listbox')
  fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(area(), { key: 'Enter', isComposing: true })
  expect(area().value).toBe('@be')
})

test('a refused request shows nothing, and the next key press sends another', async () => {
  const stage = createStage()
  const { requested, answer } = holdSearch(stage)
  const { user } = show(stage)
  await user.type(area(), '@be')
  await requested()
  answer(new Response('{}', { status: 500 }))
  await user.keyboard('n')
  await screen.findByRole('listbox')
  expect(screen.queryByRole('alert')).toBeNull()
})
