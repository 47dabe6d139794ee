import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { registerShortcuts, resetKeys, setOwnKeys } from '@/lib/shortcuts'
import { renderWith } from '@/lib/testing/render'
import { layoutShortcuts } from '../layout/deck/layouts/shortcuts'
import HelpSheet from './help-sheet'

const saves = 'Save as layout'
const props = { payload: {}, id: 'm1', identity: 'ann@home.example', close: () => {} } as const

test('a shortcut without keys is left out until it is given some', async () => {
  onTestFinished(registerShortcuts(layoutShortcuts))
  onTestFinished(resetKeys)
  renderWith(<HelpSheet {...props} />)
  expect(screen.queryByText(saves)).toBeNull()
  act(() => setOwnKeys('saveLayout', ['g z']))
  expect(await screen.findByText(saves)).toBeTruthy()
})

test('the keys of players are listed and found', async () => {
  const { user } = renderWith(<HelpSheet {...props} />)
  expect(screen.getByRole('heading', { name: 'Video and audio' })).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Find a shortcut' }), 'frame')
  await waitFor(() => expect(screen.queryByText('Volume up')).toBeNull())
  expect(screen.getByText('Next frame').parentElement?.textContent).toContain('.')
})
