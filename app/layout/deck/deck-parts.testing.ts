import { beforeAll, vi } from 'vitest'
import { MainComposer } from '@/features/compose'

/**
 * Loads the parts of a new deck in advance, and `more`, as the screens would load them during the tests. Nothing scrolls
 * the window.
 */
export function prepareDeck(more: () => Promise<unknown> = async () => {}) {
  beforeAll(async () => {
    await import('../../boot/signed-in-code')
    await import('./deck')
    await import('../../routes/home')
    await import('../../routes/notifications/notifications')
    await MainComposer.load()
    await more()
  })
  vi.spyOn(window, 'scrollTo').mockReturnValue()
}
