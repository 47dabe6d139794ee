/** The subject of the cards in the sidebar: home, with its missed posts, or a profile, with its media. */
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
