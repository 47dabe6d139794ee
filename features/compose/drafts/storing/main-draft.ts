import type { CopyStorage } from './draft-storage'

const MAIN_KEY = 'skein:drafts:main'

/** Returns the draft that the main composer of this tab showed, by identity; {} when unknown. */
export function readMain(session: () => CopyStorage | null): Record<string, string> {
  try {
    const read: unknown = JSON.parse(session()?.getItem(MAIN_KEY) ?? '{}')
    const entries = Object.entries(read && typeof read === 'object' ? read : {})
    return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'))
  } catch {
    return {}
  }
}

/** Stores it for a reload of this tab. */
export function storeMainDraft(
  session: () => CopyStorage | null,
  main: Readonly<Record<string, string>>,
): void {
  try {
    session()?.setItem(MAIN_KEY, JSON.stringify(main))
  } catch {
    // Only a reload needs it.
  }
}
