import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { GrowingArea, TextArea } from './text-area'

it('has its label and exposes its element', () => {
  const ref = createRef<HTMLTextAreaElement>()
  render(<TextArea label="Note" value="x" onChange={() => {}} ref={ref} />)
  expect(screen.getByRole('textbox', { name: 'Note' })).toBe(ref.current)
})

it.each([
  ['@ann שלום', 'rtl'],
  ['@ann@far.example @bob أهلًا بكما', 'rtl'],
  ['@ann hello, שלום', 'auto'],
  ['@ann', 'auto'],
  ['', 'auto'],
])('the people mentioned at the start of %j do not decide its direction, which is %s', (value, dir) => {
  render(<GrowingArea value={value} onChange={() => {}} aria-label="Text" />)
  expect(screen.getByRole('textbox').dir).toBe(dir)
})
