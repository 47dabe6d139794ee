import { useSetting } from '@/features/settings'
import { useReveal } from '../../reveal-context'

/** Returns whether warnings are open by default; `expand` overrides the setting. */
export function useWarningsOpen(expand: boolean): boolean {
  const revealed = useReveal()
  return useSetting('expandWarnings') || revealed || expand
}
