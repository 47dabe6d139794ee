import type { SignedInAccount } from '@/features/session'
import type { Settings } from '@/features/settings'
import type { Capabilities } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { ShownEntry } from '@/lib/nav-entries'
import type { List } from '@/schemas/list'
import type { ColumnReader } from './column-items'
import type { RecentItem } from './recents'

/** Everything the items of the palette are made of. */
export interface PaletteContext {
  readonly intl: IntlShape
  readonly identityKey: string
  /** Handle of the signed-in account; null for a visitor. */
  readonly acct: string | null
  readonly query: string
  readonly recents: readonly RecentItem[]
  /** The entries of the navigation. */
  readonly entries: readonly ShownEntry[]
  readonly hasCollections: boolean
  readonly lists: readonly List[]
  /** Names of the followed hashtags. */
  readonly tags: readonly string[]
  /** The signed-in accounts. */
  readonly accounts: readonly SignedInAccount[]
  /** The other accounts that can have columns. */
  readonly otherReaders: readonly ColumnReader[]
  /** True when the user may sign in to another account here. */
  readonly canAddAccount: boolean
  readonly settings: Settings
  /** The features of the server; absent = it may have all. */
  readonly capabilities?: Capabilities
}
