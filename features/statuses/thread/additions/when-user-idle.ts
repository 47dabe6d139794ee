import { whenClosed } from '@/lib/ui/floating/dropdown-store'
import { allOnScreen } from '@/lib/util/on-screen'
import { pause } from '@/lib/util/timing/pause'
import type { StatusId } from '@/schemas/primitives'
import { isPressing } from './note-presses'

/** Pause between two checks, in ms. */
const CHECK_INTERVAL = 200

const isPlaying = (medium: HTMLMediaElement) => !medium.paused && !medium.muted

/** True when mounting an open post again would stop its media. */
const plays = (id: StatusId): boolean =>
  allOnScreen(`article[aria-current][data-status="${CSS.escape(id)}"]`).some(
    (post) =>
      // Set as soon as the player is asked for, while its code may still be loading.
      post.querySelector('[data-playing]') !== null ||
      [...post.querySelectorAll<HTMLMediaElement>('video, audio')].some(isPlaying),
  )

/**
 * Resolves once an open post may be mounted again: no menu is open, no media play in it, and nothing was just
 * pressed.
 */
export async function whenUndisturbed(id: StatusId): Promise<void> {
  // The caller may have been called by a press that is not recorded yet.
  await pause(0)
  await whenClosed()
  while (isPressing() || plays(id)) {
    await pause(CHECK_INTERVAL)
    await whenClosed()
  }
}
