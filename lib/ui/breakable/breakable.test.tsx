import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breakable } from './breakable'

test('a handle may be broken before its server and the parts of the domain, other text as usual', () => {
  const { container } = render(
    <Breakable text="Add @ann_b@very.long-name.example to lists. Rated 1.5 by a@b…" />,
  )
  expect(container.innerHTML).toBe(
    'Add @ann_b<wbr>@very<wbr>.long-name<wbr>.example to lists. Rated 1.5 by a<wbr>@b…',
  )
})
