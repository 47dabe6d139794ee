import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { keepInstallOffer } from './early-offer'
import { InstallSection } from './install-section'

/** Makes the browser offer to install the app; the user answers its question so. */
function offer(outcome: 'accepted' | 'dismissed' | Error) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve({ outcome }))),
  })
  dispatchEvent(event)
  return event
}

keepInstallOffer()

test('an offer of the browser becomes a button, which asks once', async () => {
  renderWith(<InstallSection />)
  expect(screen.getByRole('status').textContent).toContain('menu of your browser')
  const first = offer('dismissed')
  expect(first.defaultPrevented).toBe(true)
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  expect(first.prompt).toHaveBeenCalledOnce()
  expect((await screen.findByRole('status')).textContent).toContain('menu of your browser')

  // It was installed by the menu of the browser.
  offer(new DOMException('Used', 'InvalidStateError'))
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  expect((await screen.findByRole('status')).textContent).toContain('menu of your browser')

  offer('accepted')
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }))
  expect((await screen.findByRole('status')).textContent).toBe('Skein is installed on this device.')
})
