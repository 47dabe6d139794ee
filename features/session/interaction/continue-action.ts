import { focusWhenMounted } from '@/lib/focus/focus-when-mounted'
import { seenAs, type SeenAs } from '../accounts/open-as'
import type { Session, VisitorAction } from '../accounts/store/stored'
import type { Fetch } from '../servers/visitor-http'

/** An action of a visitor that continues as a signed-in account. */
export interface Continued extends SeenAs {
  /** Key of the signed-in account, and its handle. */
  identity: string
  handle: string
  action: string
  /** For a vote the titles of the chosen options. */
  choices: readonly string[]
}

/**
 * Finds the post or account of a visitor's action as `session` sees it. Null when its server cannot find it. Throws
 * ApiError.
 */
export async function findContinued(
  session: Session,
  { uri, action, choices }: Omit<VisitorAction, 'choices'> & Pick<Continued, 'choices'>,
  fetch: Fetch,
): Promise<Continued | null> {
  const { identityKey, handle } = session
  const seen = await seenAs(session, uri, fetch)
  return seen && { ...seen, identity: identityKey, handle: handle || identityKey, action, choices }
}

/**
 * Selector of the control for an action on the page of a post or account. A filter or a content warning may cover a
 * poll, whose vote must not wait for the button that shows it.
 */
const controlOf = (action: string) =>
  action === 'vote'
    ? 'main article[aria-current] :is([type=radio], [type=checkbox], [role=radio], [role=checkbox], [data-action=warning][aria-expanded=false])'
    : action === 'follow'
      ? 'main [data-action=follow]'
      : `main article[aria-current] [data-action="${action === 'quote' ? 'boost' : action}"]`

/**
 * Focuses the control of the action on the page that opens, and then calls `onContinue`, which does the action. The focus
 * says what was done, and one press undoes it.
 */
export const continueWhenMounted = (
  continued: Continued,
  onContinue: ((continued: Continued) => void) | undefined,
): void => focusWhenMounted(controlOf(continued.action), undefined, () => onContinue?.(continued))
