import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bars } from './bars'

test.each([
  ['a bar for each day with posts', [0, 3, 0, 1], 2],
  ['nothing for a week without posts', [0, 0, 0], 0],
])('shows %s', (_, values, bars) => {
  const { container } = render(<Bars values={values} />)
  expect(container.querySelectorAll('rect')).toHaveLength(bars)
  expect(container.querySelectorAll('svg')).toHaveLength(bars > 0 ? 1 : 0)
})
