import { firstOnScreen } from '@/lib/util/on-screen'

const POST = 'article[aria-current]'
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, audio, video, [tabindex]'

const focusableOf = (post: Element) => [post, ...post.querySelectorAll(FOCUSABLE)]

/**
 * Call while the open post goes and before it is drawn once more elsewhere: what had the focus in the one has it in the
 * other, unless something else took it.
 */
export function keepFocus(): void {
  const { activeElement } = document
  const post = firstOnScreen(POST)
  if (!activeElement || !post?.contains(activeElement)) return
  const at = focusableOf(post).indexOf(activeElement)
  queueMicrotask(() => {
    const again = firstOnScreen(POST)
    if (!again || document.activeElement !== document.body) return
    const same = focusableOf(again)[at]
    if (same instanceof HTMLElement) same.focus({ preventScroll: true })
  })
}
