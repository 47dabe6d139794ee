import { getSettings, onSettings } from '@/features/settings'
import { onReducedMotion, prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { startEmojiMotion } from '@/lib/html/apply/play-emoji'

/** Custom emoji move where one points or is, or by themselves where the reader wants it; with reduced motion never. */
export const connectEmojiMotion = (): (() => void) =>
  startEmojiMotion({
    policy: () => (prefersReducedMotion() ? 'still' : getSettings().autoplay ? 'always' : 'hover'),
    subscribe: (listener) => {
      const ends = [onSettings(listener), onReducedMotion(listener)]
      return () => ends.forEach((end) => end())
    },
  })
