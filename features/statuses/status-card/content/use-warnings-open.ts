import { useSetting } from '@/features/settings'
import { useReveal } from '../../reveal-context'

/** Whether warnings are open here unless one was closed by hand; `expand`: whatever the setting says. */
export function useWarningsOpen(expand: boolean): boolean {
  const revealed = useReveal()
  return useSetting('expandWarnings') || revealed || expand
}
