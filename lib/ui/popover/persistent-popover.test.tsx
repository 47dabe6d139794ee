import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { closeDropdown } from '../floating/dropdown-store'
import type { TriggerProps } from './'
import { PersistentPopover } from './persistent-popover'
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
      <PersistentPopover label="Things" trigger={trigger}>
        {children}
      </PersistentPopover>
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

it('takes focus and returns it, and is inert while closed', async () => {
  render(<Page />)
  await open()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  closed()
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('mounts its content again after closing, not when opening', async () => {
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

it('mounts its content on opening if it is not mounted yet', async () => {
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

it('closes on a press outside and when focus moves elsewhere, without moving it back', async () => {
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
