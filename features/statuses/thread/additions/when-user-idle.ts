import { whenClosed } from '@/lib/ui/floating/dropdown-store'
import { allOnScreen } from '@/lib/util/on-screen'
import { pause } from '@/lib/util/pause'
import type { StatusId } from '@/schemas/primitives'

/** A press is followed by what it leads to within this, in ms. */
const REST = 1000
const LOOK = 200

let pressed = -REST

/** Notes the presses of the reader until the answer is called. */
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

/** Whether media of an open post would stop if the post were mounted again. */
const plays = (id: StatusId): boolean =>
  allOnScreen(`article[aria-current][data-status="${CSS.escape(id)}"]`).some(
    (post) =>
      post.querySelector('iframe') !== null ||
      [...post.querySelectorAll<HTMLMediaElement>('video, audio')].some(isPlaying),
  )

/** Resolves once an open post may be mounted again: no menu is open, nothing plays in it, and nothing was pressed just now. */
export async function whenUndisturbed(id: StatusId): Promise<void> {
  await whenClosed()
  while (performance.now() - pressed < REST || plays(id)) {
    await pause(LOOK)
    await whenClosed()
  }
}
