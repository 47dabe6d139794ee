import { PointerSensor, useSensor, useSensors, type Announcements, type DndContextProps } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { EagerKeyboardSensor } from './eager-keyboard-sensor'
import { messages } from './messages'
import { collideInRow, stepInRow } from './row-sorting'

/** Distance in px from which a press of the pointer is a drag. */
const DRAG_DISTANCE = 4

interface Options {
  /** The ids of the items in order. */
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Moves an item to the position of another. */
  onMove: (id: string, to: string) => void
  /** True for items of different widths next to each other. Default false. */
  row?: boolean
}

/** Returns the props of a DndContext whose items are sorted by pointer and keys, announced to screen readers. */
export function useSorting({ ids, nameOf, onMove, row = false }: Options): DndContextProps {
  const intl = useIntl()
  const hasMoved = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(EagerKeyboardSensor, {
      coordinateGetter: row ? stepInRow : sortableKeyboardCoordinates,
    }),
  )
  const count = ids.length
  const positionOf = (id: unknown) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => {
      hasMoved.current = false
      return intl.formatMessage(messages.pickedUp, {
        name: nameOf(String(id)),
        position: positionOf(id),
        count,
      })
    },
    onDragOver({ active, over }) {
      // dnd-kit also reports the position of the item on pick-up. Announce it only when the item returns there.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return intl.formatMessage(messages.moved, { position: positionOf(over.id), count })
    },
    onDragEnd: ({ active, over }) =>
      intl.formatMessage(messages.dropped, {
        name: nameOf(String(active.id)),
        position: positionOf((over ?? active).id),
        count,
      }),
    onDragCancel: ({ active }) => intl.formatMessage(messages.cancelled, { name: nameOf(String(active.id)) }),
  }
  return {
    sensors,
    ...(row && { collisionDetection: collideInRow }),
    onDragEnd: ({ active, over }) => over && onMove(String(active.id), String(over.id)),
    accessibility: {
      announcements,
      screenReaderInstructions: { draggable: intl.formatMessage(messages.moveHelp) },
    },
  }
}

/** Returns the label of the handle of an item. */
export function useHandleLabel(name: string): string {
  return useIntl().formatMessage(messages.move, { name })
}
