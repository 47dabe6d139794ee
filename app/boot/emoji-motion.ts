import { getSettings, onSettings } from '@/features/settings'
import { onReducedMotion, prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { startEmojiMotion } from '@/lib/html/apply/play-emoji'

/**
 * Custom emoji animate on hover and focus, or always where the reader chose that; never with reduced motion.
 */
export const connectEmojiMotion = (): (() => void) =>
  startEmojiMotion({
    policy: () => (prefersReducedMotion() ? 'still' : getSettings().autoplay ? 'always' : 'hover'),
    subscribe: (listener) => {
      const unsubscribers = [onSettings(listener), onReducedMotion(listener)]
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
    },
  })
