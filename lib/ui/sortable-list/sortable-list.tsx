import { DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useIntl } from '@/lib/i18n'
import { announce } from '../announce/announce'
import { IconButton } from '../icon-button/icon-button'
import { DownIcon, DragIcon, UpIcon } from '../icons'
import { Menu, type MenuEntry } from '../menu'
import { messages } from './messages'
import type { SortableItem, SortableListProps } from './types'
import { useHandleLabel, useSorting } from './use-sorting'
import { withMoved } from './with-moved'
import styles from './sortable-list.module.css'

interface RowProps {
  item: SortableItem
  /** Position in the list, from 0. */
  at: number
  count: number
  /** Moves the row up (-1) or down (1). */
  onStep: (by: 1 | -1) => void
}

function SortableRow({ item: { id, name, content }, at, count, onStep }: RowProps) {
  const intl = useIntl()
  const label = useHandleLabel(name)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const entries = (): MenuEntry[] => [
    {
      kind: 'item',
      label: intl.formatMessage(messages.moveUp),
      icon: <UpIcon />,
      disabled: at === 0,
      onSelect: () => onStep(-1),
    },
    {
      kind: 'item',
      label: intl.formatMessage(messages.moveDown),
      icon: <DownIcon />,
      disabled: at === count - 1,
      onSelect: () => onStep(1),
    },
  ]
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-lifted={isDragging || undefined}
      // Rows only move up and down.
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <Menu
        label={label}
        align="start"
        entries={entries}
        trigger={({ ref, onKeyDown: _opens, ...trigger }) => (
          <IconButton
            {...trigger}
            // Keys pick the row up: they do not open the menu.
            {...listeners}
            ref={(button) => {
              ref.current = button
              setActivatorNodeRef(button)
            }}
            icon={<DragIcon size={18} />}
            label={label}
            size="small"
            className={styles.handle}
            aria-describedby={attributes['aria-describedby']}
            aria-roledescription={attributes['aria-roledescription']}
          />
        )}
      />
      {content ?? <bdi className={styles.name}>{name}</bdi>}
    </li>
  )
}

/** A list whose rows have a handle: it is dragged, moved by keys, or pressed for a menu that moves the row. */
export default function SortableList({ label, items, onOrder }: SortableListProps) {
  const intl = useIntl()
  const ids = items.map(({ id }) => id)
  const sorting = useSorting({
    ids,
    nameOf: (id) => items.find((item) => item.id === id)?.name ?? '',
    onMove: (id, to) => onOrder(withMoved(ids, id, to)),
  })
  const step = (id: string, to: number) => {
    onOrder(withMoved(ids, id, ids[to] ?? id))
    announce(intl.formatMessage(messages.moved, { position: to + 1, count: ids.length }))
  }
  return (
    <DndContext {...sorting}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list} aria-label={label}>
          {items.map((item, at) => (
            <SortableRow
              key={item.id}
              item={item}
              at={at}
              count={items.length}
              onStep={(by) => step(item.id, at + by)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
