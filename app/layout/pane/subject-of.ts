/** What the sidebar adds to a page: to home what was missed, to a profile media of the account. */
export type PaneSubject = { kind: 'home' } | { kind: 'profile'; acct: string } | null

/** Returns what the sidebar adds to the page at `path`. */
export function paneSubjectOf(path: string): PaneSubject {
  if (path === '/home' || path === '/') return { kind: 'home' }
  const acct = /^\/@([^/]+)(?:\/with_replies)?$/.exec(path)?.[1]
  if (acct === undefined) return null
  try {
    return { kind: 'profile', acct: decodeURIComponent(acct) }
  } catch {
    return null
  }
}
