import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Breakable } from './breakable'

test('a handle may be broken before its server and the parts of the domain, other text as usual', () => {
  const { container } = render(
    <Breakable text="Add @ann_b@very.long-name.example to lists. Rated 1.5 by a@b…" />,
  )
  const pieces = [...container.childNodes].map(({ textContent }) => textContent)
  expect(pieces).toEqual(['Add @ann_b', '@very', '.long-name', '.example to lists. Rated 1.5 by a', '@b…'])
})
