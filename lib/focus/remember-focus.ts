import { columnAround, firstOnScreen } from '../util/on-screen'
import { isFocusLost } from './focusable'

/** Everything that may have the focus, including elements that only a script or the browser focuses. */
const HOLDERS = 'a[href], button, input, select, textarea, summary, audio, video, [tabindex]'

const holdersIn = (post: Element) => [post, ...post.querySelectorAll<HTMLElement>(HOLDERS)]

/**
 * Remembers an element; the returned function finds it later: itself, else the element at the same position
 * in the same post, which may have been mounted again, else that post. Null when none of them is left.
 */
export function rememberElement(element: Element | null): () => HTMLElement | null {
  const post = element?.closest<HTMLElement>('article[data-status]')
  const column = columnAround(post ?? null)
  const at = element && post ? holdersIn(post).indexOf(element) : -1
  return () => {
    if (element?.isConnected) return element instanceof HTMLElement ? element : null
    const id = post?.dataset['status']
    if (id === undefined) return null
    const again = firstOnScreen(`article[data-status="${CSS.escape(id)}"]`, column)
    const same = again && holdersIn(again)[at]
    return same instanceof HTMLElement ? same : again
  }
}

/**
 * Remembers the focused element; the returned function restores the focus, unless something else has it by
 * then.
 */
export function rememberFocus(): (options?: FocusOptions) => void {
  const find = rememberElement(document.activeElement)
  return (options) => {
    if (isFocusLost()) find()?.focus(options)
  }
}
