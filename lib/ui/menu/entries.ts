import type { ReactElement, ReactNode } from 'react'

interface Named {
  label: string
  icon?: ReactNode
  /** A second, quieter line. */
  hint?: string
  disabled?: boolean
}

/** One row of a menu, as data: the code that draws it loads with the first menu. */
export type MenuEntry =
  | ({ kind: 'item'; onSelect: () => void; danger?: boolean } & Named)
  /** `render` gives another link than a plain one, e.g. the router's. */
  | ({ kind: 'link'; href: string; render?: ReactElement; external?: boolean } & Named)
  /** An item that is on or off and leaves the menu open. */
  | ({ kind: 'check'; checked: boolean; onChange: (checked: boolean) => void } & Named)
  /** One of several. */
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

/** The entries that are there, without separators that part nothing. */
export function tidyEntries(entries: readonly (MenuEntry | Falsy)[]): MenuEntry[] {
  const there = entries.filter((entry): entry is MenuEntry => Boolean(entry))
  return there.filter((entry, index) => {
    if (entry.kind !== 'separator') return true
    const next = there[index + 1]
    const somethingBefore = there.slice(0, index).some((one) => one.kind !== 'separator')
    return somethingBefore && next !== undefined && next.kind !== 'separator'
  })
}
