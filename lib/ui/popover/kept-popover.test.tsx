import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { closeDropdown } from '../floating/dropdown-store'
import type { TriggerProps } from '.'
import { KeptPopover } from './kept-popover'
import { useOpening } from './opening'

afterEach(() => act(() => closeDropdown()))

const seen = { renders: 0 }

function Field() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useOpening(() => field.current?.focus())
  return (
    <input ref={field} aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
  )
}
const note = () => void (seen.renders += 1)
const inside = () => (
  <Profiler id="field" onRender={note}>
    <Field />
  </Profiler>
)
const failing = (failed: () => void) => (
  <button type="button" onClick={failed}>
    Fail
  </button>
)

const trigger = (props: TriggerProps) => <button {...props}>Open</button>

function Page({ children = inside }: { children?: typeof failing }) {
  return (
    <>
      <KeptPopover label="Things" trigger={trigger}>
        {children}
      </KeptPopover>
      <button type="button">Elsewhere</button>
      <p>Words</p>
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Open' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
async function open() {
  await userEvent.click(button())
  expect(await screen.findByRole('dialog', { name: 'Things' })).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field()))
}
const closed = () => expect(screen.queryByRole('dialog')).toBeNull()

it('takes focus and returns it; closed it is inert', async () => {
  render(<Page />)
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  closed()
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('keeps its content, which is mounted again after closing and not when opening', async () => {
  render(<Page />)
  await open()
  await userEvent.keyboard('cat')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe(''))
  const before = seen.renders
  await open()
  expect(seen.renders).toBe(before)
  expect(field().value).toBe('')
})

it('mounts its content when opened before that', async () => {
  render(<Page />)
  await open()
  await userEvent.keyboard('cat')
  act(() => closeDropdown())
  act(() => button().click())
  await waitFor(() => expect(field().value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.keyboard('dog')
  expect(field().value).toBe('dog')
})

it('closes by a press outside and when focus leaves, which is kept', async () => {
  render(<Page />)
  await open()
  await userEvent.click(screen.getByText('Words'))
  closed()
  await open()
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  closed()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
})

it('closes by its button', async () => {
  render(<Page />)
  await open()
  await userEvent.click(button())
  closed()
})

it('discards failed content and mounts it again the next time', async () => {
  render(<Page>{failing}</Page>)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Fail' }))
  closed()
  expect(screen.queryByText('Fail')).toBeNull()
  await userEvent.click(button())
  expect(await screen.findByRole('button', { name: 'Fail' })).toBeDefined()
})
