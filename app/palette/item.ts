import type { ReactNode } from 'react'
import type { CustomEmoji } from '@/schemas/server/emoji'
import type { Path } from '@/lib/navigation'

/** The groups of the palette, in their order without a query. */
export type PaletteGroup =
  | 'recent'
  | 'post'
  | 'actions'
  | 'screens'
  | 'lists'
  | 'tags'
  | 'accounts'
  | 'columns'
  | 'settings'
  | 'search'
  | 'people'
  | 'posts'

/** The effect of choosing an item. */
type PaletteChoice =
  /** Opens a page as the identity of the palette. */
  | { readonly kind: 'open'; readonly path: Path }
  /** Opens home as another signed-in account. */
  | { readonly kind: 'switch'; readonly identityKey: string }
  /** Runs once the palette is closed and the focus is back where it was. */
  | { readonly kind: 'run'; readonly run: () => void }

export interface PaletteItem {
  /** The same in every session, since recent items are stored by it. */
  readonly id: string
  readonly group: PaletteGroup
  readonly label: string
  /** The custom emoji in `label`. */
  readonly emojis?: readonly CustomEmoji[]
  /** More words that find it, e.g. a handle. */
  readonly words?: string
  /** A second, quieter line. */
  readonly hint?: string
  readonly icon: ReactNode
  /** The keys that do the same, as shown to the user. */
  readonly keys?: string
  readonly choice: PaletteChoice
}
