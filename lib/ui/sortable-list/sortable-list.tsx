import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { SortableHandle } from './sortable-handle'
import type { SortableItem, SortableListProps } from './types'
import { useSorting } from './use-sorting'
import { withMoved } from './with-moved'
import styles from './sortable-list.module.css'

interface RowProps {
  item: SortableItem
  /** Position in the list, from 0. */
  at: number
  ids: readonly string[]
  onMove: (id: string, to: string) => void
}

function SortableRow({ item: { id, name, content }, at, ids, onMove }: RowProps) {
  const { setNodeRef, transform, transition, isDragging, ...handle } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-lifted={isDragging || undefined}
      // Rows only move up and down.
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <SortableHandle {...handle} name={name} at={at} ids={ids} onMove={onMove} className={styles.handle} />
      {content ?? <bdi className={styles.name}>{name}</bdi>}
    </li>
  )
}

/** A list whose rows have a handle: it is dragged, moved by keys, or pressed for a menu that moves the row. */
export default function SortableList({ label, items, onOrder }: SortableListProps) {
  const ids = items.map(({ id }) => id)
  const move = (id: string, to: string) => onOrder(withMoved(ids, id, to))
  const sorting = useSorting({
    ids,
    nameOf: (id) => items.find((item) => item.id === id)?.name ?? '',
    onMove: move,
  })
  return (
    <DndContext {...sorting}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item, at) => (
            <SortableRow key={item.id} item={item} at={at} ids={ids} onMove={move} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
