import type { ReactNode } from 'react'

export interface SortableItem {
  readonly id: string
  /** Names the row in the label of its handle and in announcements. */
  readonly name: string
  /** Default: the name. */
  readonly content?: ReactNode
}

export interface SortableListProps {
  label: string
  items: readonly SortableItem[]
  /** Called with the ids in their new order. */
  onOrder: (ids: string[]) => void
}
