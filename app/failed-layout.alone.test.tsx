import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showApp } from './show-app.testing'

vi.mock('./layout/auth-layout', () => {
  throw new Error('Failed to fetch dynamically imported module')
})
vi.mock('./layout/deck/deck', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

test.each(['/sign-in', '/deck/home'])(
  'where the code of the whole page of %s cannot be loaded, a reload is offered',
  async (path) => {
    vi.spyOn(console, 'error').mockReturnValue()
    await showApp(path)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button', { name: /^Reload/ })).toBeDefined()
  },
)
