import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Combobox } from '../combobox'
import { Select } from '.'

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch', hint: 'German' },
]

it('shows its value and chooses another', async () => {
  const onChange = vi.fn()
  render(<Select label="Language" options={options} value="en" onChange={onChange} />)
  const field = await screen.findByRole('combobox', { name: 'Language' })
  expect(field.textContent).toBe('English')
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: /Deutsch/ }))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('de'))
})

it('finds a value by part of its label or hint', async () => {
  const onChange = vi.fn()
  render(<Combobox label="Language" options={options} value="en" onChange={onChange} />)
  const field = await screen.findByRole('combobox', { name: 'Language' })
  await userEvent.clear(field)
  await userEvent.type(field, 'germ')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['de']])
})
