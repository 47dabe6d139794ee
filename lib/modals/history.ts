/** How the stack of modals reaches the router's history; given by app. A mark is the id of a modal. */
export interface ModalHistory {
  /** Adds an entry at the same address with this mark. */
  readonly push: (id: string) => void
  /** Changes the mark of the present entry. */
  readonly replace: (id: string | null) => void
  /** Steps back, as the Back button does; a change is reported later. */
  readonly back: (steps: number) => void
  /** The mark of the present entry. */
  readonly current: () => string | null
  /** Tells the mark of the present entry after every step and every navigation that was not `push` or `replace`. */
  readonly listen: (listener: (id: string | null) => void) => () => void
}

interface State {
  modal?: unknown
  /** The entry of the page below, which is still the one in view: places and focus are kept by it. */
  page?: unknown
  __TSR_key?: unknown
}

/** The name of the page in view, the same under however many modals; survives a reload. */
export const pageOf = (state: object): string => {
  const { page, __TSR_key: key } = state as State
  return [page, key].find((name) => typeof name === 'string') ?? 'first'
}

const markOf = (state: unknown): string | null => {
  const mark = state !== null && typeof state === 'object' ? (state as State).modal : null
  return typeof mark === 'string' ? mark : null
}

/** What this needs of a router's history (TanStack's has exactly this). */
export interface RouterHistory {
  readonly location: { readonly href: string; readonly state: object }
  push: (href: string, state?: object, options?: { ignoreBlocker?: boolean }) => void
  replace: (href: string, state?: object, options?: { ignoreBlocker?: boolean }) => void
  go: (steps: number) => void
  subscribe: (listener: () => void) => () => void
}

/** The page stays, so nobody needs to be asked about leaving it. */
const STAYS = { ignoreBlocker: true }

/** The port over a router's history: the mark is `modal` in the state of the entry. */
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
