import type { Continued } from '@/features/session'

/** Does the action of a visitor. Its code loads while the page of the account opens. */
export const continueInteraction = (continued: Continued): void =>
  void import('./finish-interaction').then(
    ({ finishInteraction }) => finishInteraction(continued),
    () => {},
  )
