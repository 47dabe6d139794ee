import type { useSortable } from '@dnd-kit/sortable'
import { useCallback } from 'react'
import { useIntl } from '@/lib/i18n'
import { announce } from '../announce/announce'
import { IconButton } from '../icon-button/icon-button'
import { BackIcon, DownIcon, DragIcon, ForwardIcon, UpIcon } from '../icons'
import { Menu, type MenuEntry, type TriggerProps } from '../menu'
import { messages } from './messages'
import { useHandleLabel } from './use-sorting'

interface Props extends Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
> {
  /** Names the item in the label. */
  name: string
  /** Position of the item, from 0. */
  at: number
  /** The ids of all items in order. */
  ids: readonly string[]
  /** Moves an item to the position of another. */
  onMove: (id: string, to: string) => void
  /** True when the items are next to each other, and not below each other. Default false. */
  grid?: boolean
  className?: string | undefined
  disabled?: boolean
}

/**
 * The handle of an item that is sorted: it is dragged or moved by keys. A press opens a menu that moves the item by one
 * position, for people who cannot drag.
 */
export function SortableHandle({
  attributes,
  listeners,
  setActivatorNodeRef,
  name,
  at,
  ids,
  onMove,
  grid = false,
  className,
  disabled = false,
}: Props) {
  const intl = useIntl()
  const label = useHandleLabel(name)
  const { 'aria-describedby': describedBy, 'aria-roledescription': description } = attributes
  const step = (to: number) => {
    const id = ids[at]
    const other = ids[to]
    if (id === undefined || other === undefined) return
    onMove(id, other)
    announce(intl.formatMessage(messages.moved, { position: to + 1, count: ids.length }))
  }
  const entries = (): MenuEntry[] => [
    {
      kind: 'item',
      label: intl.formatMessage(grid ? messages.moveBack : messages.moveUp),
      icon: grid ? <BackIcon /> : <UpIcon />,
      disabled: at === 0,
      onSelect: () => step(at - 1),
    },
    {
      kind: 'item',
      label: intl.formatMessage(grid ? messages.moveForward : messages.moveDown),
      icon: grid ? <ForwardIcon /> : <DownIcon />,
      disabled: at === ids.length - 1,
      onSelect: () => step(at + 1),
    },
  ]
  const trigger = useCallback(
    ({ ref, onKeyDown: _opens, ...press }: TriggerProps) => (
      <IconButton
        {...press}
        // Keys pick the item up: they do not open the menu.
        {...listeners}
        ref={(button) => {
          ref.current = button
          setActivatorNodeRef(button)
        }}
        icon={<DragIcon size={18} />}
        label={label}
        size="small"
        overMedia={grid}
        className={className}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-roledescription={description}
      />
    ),
    [listeners, setActivatorNodeRef, label, grid, className, disabled, describedBy, description],
  )
  return <Menu label={label} align="start" entries={entries} trigger={trigger} />
}
