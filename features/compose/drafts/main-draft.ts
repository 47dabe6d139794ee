import type { CopyStorage } from './draft-shelf'

const MAIN_KEY = 'skein:drafts:main'

/** Which draft the main composer of this tab showed, by identity; {} where nobody remembers. */
export function readMain(session: () => CopyStorage | null): Record<string, string> {
  try {
    const read: unknown = JSON.parse(session()?.getItem(MAIN_KEY) ?? '{}')
    const entries = Object.entries(read && typeof read === 'object' ? read : {})
    return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'))
  } catch {
    return {}
  }
}

/** Remembers it for a reload of this tab. */
export function keepMain(session: () => CopyStorage | null, main: Readonly<Record<string, string>>): void {
  try {
    session()?.setItem(MAIN_KEY, JSON.stringify(main))
  } catch {
    // Only a reload would have used it.
  }
}
