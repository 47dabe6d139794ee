import { firstOnScreen } from './on-screen'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, audio, video, [tabindex]'

const focusableOf = (post: Element) => [post, ...post.querySelectorAll<HTMLElement>(FOCUSABLE)]

/**
 * Notes where an element stands; the answer finds it again later: itself, else what stands at the same place in the
 * same post, which may have been drawn anew meanwhile, else that post. Null when there is nothing of it.
 */
export function placeOf(element: Element | null): () => HTMLElement | null {
  const post = element?.closest<HTMLElement>('article[data-status]')
  const at = element && post ? focusableOf(post).indexOf(element) : -1
  return () => {
    if (element?.isConnected) return element instanceof HTMLElement ? element : null
    const id = post?.dataset['status']
    if (id === undefined) return null
    const again = firstOnScreen(`article[data-status="${CSS.escape(id)}"]`)
    const same = again && focusableOf(again)[at]
    return same instanceof HTMLElement ? same : again
  }
}
