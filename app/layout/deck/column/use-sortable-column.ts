import { useMemo, type CSSProperties } from 'react'
import { useSortable } from '@dnd-kit/sortable'

/** Returns the props of the element and of the handle of a column that is moved by dragging. */
export function useSortableColumn(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const describedBy = attributes['aria-describedby']
  const role = attributes['aria-roledescription']
  const handle = useMemo(
    () => ({
      ref: setActivatorNodeRef,
      'aria-describedby': describedBy,
      'aria-roledescription': role,
      ...listeners,
    }),
    [setActivatorNodeRef, describedBy, role, listeners],
  )
  const style: CSSProperties = {
    // Columns only move sideways.
    transform: transform ? `translateX(${transform.x}px)` : undefined,
    transition,
  }
  return { frame: { ref: setNodeRef, style, lifted: isDragging }, handle }
}

export type SortableColumn = ReturnType<typeof useSortableColumn>
