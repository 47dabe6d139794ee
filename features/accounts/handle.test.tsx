import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Handle } from './handle'

test.each([
  ['@mira@far.example', '@mira<wbr>@far<wbr>.example'],
  ['@mira', '@mira'],
  ['mira@far.example', 'mira<wbr>@far<wbr>.example'],
])('%s wraps before the parts of its host', (text, markup) => {
  const { container } = render(<Handle text={text} />)
  expect(container.querySelector('bdi')?.innerHTML).toBe(markup)
})
