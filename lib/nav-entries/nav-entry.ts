import type { ComponentType } from 'react'
import type { Feature } from '@/lib/http'
import type { Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { Path } from '@/lib/navigation'

/** Something about an identity that may change while its page is open. */
export interface Condition {
  read: (runtime: Runtime) => boolean
  /** Calls `listener` when the value may have changed; returns the unsubscriber. */
  subscribe: (runtime: Runtime, listener: () => void) => () => void
}

/** Loads the newest items of a screen. Returns false when there is no need: a stream delivers them. */
type ScreenRefresh = (runtime: Runtime) => boolean

/** An entry of the navigation, which a feature contributes. */
export interface NavEntry {
  /** Unique. Badges name it, and the shortcut that opens its page: `goTo` and the id. */
  id: string
  /** Lower ones come first. In steps of ten, so that others fit between. */
  order: number
  /** Path of its page; for pages of the user a function of their handle. */
  path: Path | ((acct: string) => Path)
  label: Message
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>
  /** Shows the entry to visitors too. */
  visitors?: boolean
  /** Hides the entry when the server is known to lack all of these features. */
  needs?: readonly Feature[]
  /** Hides the entry while this is false. */
  condition?: Condition
  /** Shows the entry in the bottom bar on phones, to all or to visitors only. Default: to none. */
  bar?: 'all' | 'visitors'
  /** Id of the entry whose place in the bottom bar it takes where that one is not shown. */
  barWithout?: string
  /** The sidebar of wide windows has it instead. */
  inSidebar?: boolean
  /** Its page has tabs or sections with longer paths, which belong to the entry too. */
  tabs?: boolean
  /** Loads the function that refreshes its screen when the entry is pressed there. Default: it only scrolls to the top. */
  loadRefresh?: () => Promise<ScreenRefresh>
}

/** An entry as an identity sees it. */
export interface ShownEntry extends Pick<
  NavEntry,
  'id' | 'label' | 'icon' | 'inSidebar' | 'tabs' | 'loadRefresh'
> {
  /** Path of its page. */
  readonly to: Path
  /** True when the bottom bar on phones has it. */
  readonly bar: boolean
}

/** Returns the handle of the signed-in account as its own server writes it; null for a visitor. */
export const ownHandle = ({ identity: { key }, me }: Pick<Runtime, 'identity' | 'me'>): string | null =>
  me === null ? null : key.slice(0, key.lastIndexOf('@'))

/** Returns the entries that an identity sees, in their order. */
export function entriesFor(entries: readonly NavEntry[], runtime: Runtime): ShownEntry[] {
  const acct = ownHandle(runtime)
  const { capabilities } = runtime.http
  const shown = entries.filter(
    ({ visitors = false, needs, condition }) =>
      (visitors || acct !== null) &&
      (needs?.some((feature) => capabilities.tries(feature)) ?? true) &&
      (condition?.read(runtime) ?? true),
  )
  return shown
    .toSorted((one, other) => one.order - other.order)
    .map(({ path, bar, barWithout, id, label, icon, inSidebar, tabs, loadRefresh }) => ({
      id,
      label,
      icon,
      to: typeof path === 'string' ? path : path(acct ?? ''),
      bar: barWithout
        ? shown.every((other) => other.id !== barWithout)
        : bar === 'all' || (bar === 'visitors' && acct === null),
      ...(inSidebar && { inSidebar }),
      ...(tabs && { tabs }),
      ...(loadRefresh && { loadRefresh }),
    }))
}

/** True when the screen at the path `current` belongs to an entry. */
export const isEntryOf = ({ to, tabs }: Pick<ShownEntry, 'to' | 'tabs'>, current: string): boolean =>
  current === to || (tabs === true && current.startsWith(`${to}/`))

/** Returns the id of the shortcut that opens the page of an entry; not all entries have one. */
export const goToShortcut = (id: string): string => `goTo${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
