import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryHistory } from '@tanstack/react-router'
import { lazy, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { routerModalHistory } from './history'
import { ModalHost, type ModalProps } from './modal-host'
import { connectModals, popModal, pushModal, useModals } from './stack-store'

declare module './stack-store' {
  interface ModalPayloads {
    TEST_HOST: { title: string }
    TEST_BROKEN: Record<string, never>
  }
}

function Sample({ payload, close, identity }: ModalProps<'TEST_HOST'>) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <dialog open aria-label={payload.title}>
      {identity}
      <button ref={button} type="button" onClick={close}>
        Close {payload.title}
      </button>
    </dialog>
  )
}

const registry = {
  TEST_HOST: lazy(() => Promise.resolve({ default: Sample })),
  TEST_BROKEN: lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module'))),
}

const memory = () => createMemoryHistory({ initialEntries: ['/home?x=1'] })
let router = memory()
let disconnect = () => {}

beforeEach(() => {
  router = memory()
  disconnect = connectModals(routerModalHistory(router))
})
afterEach(() => {
  act(() => disconnect())
  clearToasts()
})

const open = async (title: string) => {
  await act(async () => void pushModal('TEST_HOST', { title }, 'me@host.example'))
  return screen.findByRole('dialog', { name: title })
}

it('shows what is pushed at the same address, and Back closes it', async () => {
  render(<ModalHost registry={registry} />)
  await open('Boost')
  expect(router.location.href).toBe('/home?x=1')
  expect(router.location.state).toMatchObject({ modal: useModals.getState().stack[0]?.id })
  act(() => router.back())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes only the top modal and goes back in the history', async () => {
  render(<ModalHost registry={registry} />)
  await open('one')
  await open('two')
  fireEvent.click(screen.getByRole('button', { name: 'Close one' }))
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close two' })))
  expect(screen.queryByRole('dialog', { name: 'two' })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close one' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(router.canGoBack()).toBe(false))
})

it('returns focus to the opener when the modal closes', async () => {
  render(
    <>
      <button type="button">Open</button>
      <ModalHost registry={registry} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  await open('Boost')
  expect(document.activeElement).not.toBe(button)
  act(() => popModal())
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('renders inside the providers of its identity', async () => {
  render(
    <ModalHost registry={registry} within={(identity, content) => <div title={identity}>{content}</div>} />,
  )
  const dialog = await open('Boost')
  expect(screen.getByTitle('me@host.example').contains(dialog)).toBe(true)
})

it('removes a modal that fails to load and reports it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(<ModalHost registry={registry} />)
  await act(async () => void pushModal('TEST_BROKEN', {}, 'me'))
  expect(useModals.getState().stack).toEqual([])
  expect(useToasts.getState().toasts[0]?.action?.label).toBe('Reload')
})
