import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { TextArea } from './text-area'

it('has its label and exposes its element', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<TextArea label="Note" value="x" onChange={() => {}} ref={ref} />)
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(ref.current)
})
