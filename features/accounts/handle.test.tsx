import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Handle } from './handle'

test.each([
  ['@mira@far.example', '@mira<wbr>@far.example'],
  ['@mira', '@mira'],
  ['mira@far.example', 'mira<wbr>@far.example'],
])('%s wraps before its host', (text, markup) => {
  const { container } = render(<Handle text={text} />)
  expect(container.querySelector('bdi')?.innerHTML).toBe(markup)
})
