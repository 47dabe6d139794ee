import { useState, type ReactElement, type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'

interface Named {
  label: string
  /** Shown in place of `label`, e.g. with images of emoji. */
  content?: ReactNode
  /** Id of the shortcut that does the same; the menu shows its keys. */
  shortcut?: string
  icon?: ReactNode
  /** A second, quieter line. */
  hint?: string
  disabled?: boolean
}

/** A row of a menu as data, because the code that renders it loads with the first menu. */
export type MenuEntry =
  | ({ kind: 'item'; onSelect: () => void; danger?: boolean } & Named)
  /** `render` replaces the plain link, e.g. by the router's. */
  | ({ kind: 'link'; href: string; render?: ReactElement; external?: boolean } & Named)
  /** An item that is on or off; choosing it keeps the menu open. */
  | ({ kind: 'check'; checked: boolean; onChange: (checked: boolean) => void } & Named)
  /** One of several options. */
  | {
      kind: 'choice'
      label: string
      value: string
      options: readonly (Named & { value: string })[]
      onSelect: (value: string) => void
    }
  | { kind: 'separator' }
  | { kind: 'header'; label: ReactNode }

type Falsy = false | null | undefined

/** Drops empty entries and separators that separate nothing. */
export function tidyEntries(entries: readonly (MenuEntry | Falsy)[]): MenuEntry[] {
  const there = entries.filter((entry): entry is MenuEntry => Boolean(entry))
  return there.filter((entry, index) => {
    if (entry.kind !== 'separator') return true
    const next = there[index + 1]
    const somethingBefore = there.slice(0, index).some((one) => one.kind !== 'separator')
    return somethingBefore && next !== undefined && next.kind !== 'separator'
  })
}

/**
 * Returns the entries of an open menu. They are fixed while it is open, so that none moves under the pointer, and made
 * again only for another language.
 */
export function useFixedEntries(make: () => readonly (MenuEntry | Falsy)[]): readonly (MenuEntry | Falsy)[] {
  const intl = useIntl()
  const [fixed, setFixed] = useState(() => ({ intl, entries: make() }))
  if (fixed.intl === intl) return fixed.entries
  const entries = make()
  setFixed({ intl, entries })
  return entries
}
