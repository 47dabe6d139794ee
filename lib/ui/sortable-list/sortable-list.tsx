import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { IconButton } from '../icon-button/icon-button'
import { DragIcon } from '../icons'
import type { SortableItem, SortableListProps } from './types'
import { useHandleLabel, useSorting } from './use-sorting'
import { withMoved } from './with-moved'
import styles from './sortable-list.module.css'

function SortableRow({ item: { id, name, content } }: { item: SortableItem }) {
  const label = useHandleLabel(name)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-lifted={isDragging || undefined}
      // Rows only move up and down.
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        icon={<DragIcon size={18} />}
        label={label}
        size="small"
        className={styles.handle}
        aria-describedby={attributes['aria-describedby']}
        aria-roledescription={attributes['aria-roledescription']}
        {...listeners}
      />
      {content ?? <bdi className={styles.name}>{name}</bdi>}
    </li>
  )
}

/** A list whose rows have a handle to move them by pointer or keys. */
export default function SortableList({ label, items, onOrder }: SortableListProps) {
  const ids = items.map(({ id }) => id)
  const sorting = useSorting({
    ids,
    nameOf: (id) => items.find((item) => item.id === id)?.name ?? '',
    onMove: (id, to) => onOrder(withMoved(ids, id, to)),
  })
  return (
    <DndContext {...sorting}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <SortableRow key={item.id} item={item} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
