import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '.'

function Sample() {
  const [value, setValue] = useState('posts')
  const tabs = [
    { value: 'posts', label: 'Posts', panel: <p>posts here</p> },
    { value: 'people', label: 'People', panel: <p>people here</p> },
  ]
  return <Tabs label="Kinds" tabs={tabs} value={value} onChange={setValue} />
}

it('shows one panel and moves by arrow key', async () => {
  render(<Sample />)
  expect(screen.getByText('posts here')).toBeDefined()
  const first = await screen.findByRole('tab', { name: 'Posts', selected: true })
  first.focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(screen.getByRole('tab', { name: 'People', selected: true })).toBeDefined())
  expect(screen.getByRole('tabpanel', { name: 'People' }).textContent).toBe('people here')
})
