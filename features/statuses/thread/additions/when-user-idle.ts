import { whenClosed } from '@/lib/ui/floating/dropdown-store'
import { allOnScreen } from '@/lib/util/on-screen'
import { pause } from '@/lib/util/pause'
import type { StatusId } from '@/schemas/primitives'

/** Time in ms after a press in which it may take effect. */
const REST = 1000
const LOOK = 200

let pressed = -REST

/** Records the reader's presses; returns the unsubscriber. */
export function notePresses(): () => void {
  const note = () => {
    pressed = performance.now()
  }
  document.addEventListener('pointerdown', note, true)
  document.addEventListener('keydown', note, true)
  return () => {
    document.removeEventListener('pointerdown', note, true)
    document.removeEventListener('keydown', note, true)
  }
}

const isPlaying = (medium: HTMLMediaElement) => !medium.paused && !medium.muted

/** True when mounting an open post again would stop its media. */
const plays = (id: StatusId): boolean =>
  allOnScreen(`article[aria-current][data-status="${CSS.escape(id)}"]`).some(
    (post) =>
      post.querySelector('iframe') !== null ||
      [...post.querySelectorAll<HTMLMediaElement>('video, audio')].some(isPlaying),
  )

/**
 * Resolves once an open post may be mounted again: no menu is open, no media play in it, and nothing was just
 * pressed.
 */
export async function whenUndisturbed(id: StatusId): Promise<void> {
  await whenClosed()
  while (performance.now() - pressed < REST || plays(id)) {
    await pause(LOOK)
    await whenClosed()
  }
}
