/** Access to the router's history, provided by app. A mark is the id of a modal. */
export interface ModalHistory {
  /** Pushes an entry with this mark at the same address. */
  readonly push: (id: string) => void
  /** Replaces the mark of the current entry. */
  readonly replace: (id: string | null) => void
  /** Steps back like the Back button; the change is reported asynchronously. */
  readonly back: (steps: number) => void
  /** The mark of the current entry. */
  readonly current: () => string | null
  /**
   * Calls `listener` with the mark of the current entry after every step and every navigation other than
   * `push` and `replace`.
   */
  readonly listen: (listener: (id: string | null) => void) => () => void
}

interface State {
  modal?: unknown
  /** The page below the modal, which stays visible: its key for scroll position and focus. */
  page?: unknown
  /** The key that the router gives every entry. */
  key?: unknown
}

/** Returns the key of the visible page, independent of open modals. It survives a reload. */
export const pageOf = (state: object): string => {
  const { page, key } = state as State
  return [page, key].find((name) => typeof name === 'string') ?? 'first'
}

const markOf = (state: unknown): string | null => {
  const mark = state !== null && typeof state === 'object' ? (state as State).modal : null
  return typeof mark === 'string' ? mark : null
}

/** The part of a router's history we use (TanStack's fits). */
export interface RouterHistory {
  readonly location: { readonly href: string; readonly state: object }
  push: (href: string, state?: object, options?: { ignoreBlocker?: boolean }) => void
  replace: (href: string, state?: object, options?: { ignoreBlocker?: boolean }) => void
  go: (steps: number) => void
  subscribe: (listener: () => void) => () => void
}

/** The page stays, so navigation blockers need not ask. */
const STAYS = { ignoreBlocker: true }

/** Implements ModalHistory over a router's history: the mark is `modal` in the state of the entry. */
export function routerModalHistory(router: RouterHistory): ModalHistory {
  let own = false
  const silently = (run: () => void) => {
    own = true
    try {
      run()
    } finally {
      own = false
    }
  }
  const marked = (id: string | null) => {
    const { state } = router.location
    return { ...state, page: pageOf(state), modal: id ?? undefined }
  }
  return {
    push: (id) => silently(() => router.push(router.location.href, marked(id), STAYS)),
    replace: (id) => silently(() => router.replace(router.location.href, marked(id), STAYS)),
    back: (steps) => router.go(-steps),
    current: () => markOf(router.location.state),
    listen: (listener) =>
      router.subscribe(() => {
        if (!own) listener(markOf(router.location.state))
      }),
  }
}
