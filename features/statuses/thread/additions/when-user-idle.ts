import { whenClosed } from '@/lib/ui/floating/dropdown-store'
import { firstOnScreen } from '@/lib/util/on-screen'

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

/** Something in the open post would begin anew if it were drawn anew. */
function plays(): boolean {
  const post = firstOnScreen('article[aria-current]')
  if (!post) return false
  return (
    post.querySelector('iframe') !== null ||
    [...post.querySelectorAll<HTMLMediaElement>('video, audio')].some(isPlaying)
  )
}

/** Fulfilled once the open post can be drawn anew: no menu is open, nothing plays in it, and nothing was pressed just now. */
export async function whenUndisturbed(): Promise<void> {
  await whenClosed()
  while (performance.now() - pressed < REST || plays()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    await whenClosed()
  }
}
