import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { closeDropdown } from '../floating/dropdown-store'
import { Popover } from '.'

afterEach(() => act(() => closeDropdown()))

it('shows any content, closes from inside and restores focus', async () => {
  render(
    <Popover label="Language" trigger={(props) => <button {...props}>en</button>}>
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  )
  const button = screen.getByRole('button', { name: 'en' })
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Language' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button))
})
