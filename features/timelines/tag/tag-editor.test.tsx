import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { TagEditor } from './tag-editor'
import { WHOLE_TAG } from './tag-mode'

test('Enter adds a hashtag, but not while an input method composes it', async () => {
  const { user } = renderWith(<TagEditor name="geese" mode={WHOLE_TAG} onChange={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: /hashtags/i }))
  const [field] = await screen.findAllByRole<HTMLInputElement>('textbox')
  if (!field) throw new Error('no field')
  fireEvent.change(field, { target: { value: 'にほ' } })
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field, { key: 'Enter', ...init })
  expect(field.value).toBe('にほ')
  fireEvent.change(field, { target: { value: '日本' } })
  await user.type(field, '{Enter}')
  expect(field.value).toBe('')
  expect(screen.getByRole('button', { name: /日本/ })).toBeTruthy()
})
