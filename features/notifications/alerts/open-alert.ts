import { command } from '@/lib/bus'
import type { Path } from '@/lib/navigation'

/** Opens the page of an alert that was clicked, as its account. */
export function openAlert(identity: string, path: Path): void {
  window.focus()
  command('goTo', { identity, path })
}
