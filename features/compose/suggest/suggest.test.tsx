import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { Suggest } from '.'
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
      <Suggest />
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

test('people: asks the server once, shows a list that the field points to, Tab takes one', async () => {
  const { user, stage } = show()
  await user.type(area(), 'Hi @be')
  const list = await screen.findByRole('listbox', { name: 'Suggested people' })
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

test('whoever types on is asked for once, when a moment has passed', async () => {
  const { stage } = show()
  area().focus()
  // Letter by letter, in no time.
  for (const text of ['@be', '@ben', '@benj', '@ben']) {
    fireEvent.input(area(), { target: { value: text } })
    area().setSelectionRange(text.length, text.length)
  }
  await screen.findByRole('listbox', { name: 'Suggested people' })
  expect(asked(stage, 'GET /api/v1/accounts/search').map(({ params }) => params['q'])).toEqual(['ben'])
})

test('Enter takes the highlighted one and makes no line; arrows go round', async () => {
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

test('Escape closes the box alone, and it stays closed for this word', async () => {
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

test('a press takes one and leaves the focus in the field; leaving the word closes', async () => {
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

test('hashtags: none is highlighted unasked, so Enter makes a line; the own spelling is offered', async () => {
  const stage = createStage()
  rememberTags(stage.runtime.identity.who, 'Of #GeeseOfTheMarsh')
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

test('hashtags are asked for without unreviewed ones', async () => {
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

test('emoji: five at most, in the warning as well, where nobody is named', async () => {
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

/** Holds the answer to the next search for people back until it is called. */
function holdBack({ simulator }: Stage) {
  const begun = vi.fn()
  let answer: (response: Response | null) => void = () => {}
  const before = () => {
    begun()
    return new Promise<Response | null>((resolve) => {
      answer = resolve
    })
  }
  simulator.server.faults.add('GET /api/v1/accounts/search', { before }, 1)
  return {
    begun: () => waitFor(() => expect(begun).toHaveBeenCalled()),
    answer: (with_: Response | null) => answer(with_),
  }
}

test('a late answer for what is no longer written is not shown', async () => {
  const stage = createStage()
  const { begun, answer } = holdBack(stage)
  const { user } = show(stage)
  await user.type(area(), '@be')
  await begun()
  await user.keyboard(' done')
  answer(null)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(area().value).toBe('@be done\n')
})

test('while an input method is at work there is nothing to take, and its keys are its own', async () => {
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

test('silent where the server refuses; the next letter asks anew', async () => {
  const stage = createStage()
  const { begun, answer } = holdBack(stage)
  const { user } = show(stage)
  await user.type(area(), '@be')
  await begun()
  answer(new Response('{}', { status: 500 }))
  await user.keyboard('n')
  await screen.findByRole('listbox')
  expect(screen.queryByRole('alert')).toBeNull()
})
