import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { useHandleLabel } from '@/lib/ui/sortable-list/use-sorting'
import { columnKindOf } from './column-kind'
import { useTitleOf } from '../columns-on-screen'
import type { SortableColumn } from './use-sortable-column'
import styles from '../deck.module.css'

interface Props {
  /** Id of the column. */
  id: string
  /** Path of its page, which decides the icon. */
  path: string
  /** Props that make the button a drag handle. */
  handle: SortableColumn['handle']
}

/** The icon in the header of a column. It is also the handle that moves the column, by pointer or by keys. */
export function ColumnHandle({ id, path, handle }: Props) {
  const label = useHandleLabel(useTitleOf(id) ?? '')
  const { icon: Icon } = columnKindOf(path)
  return (
    <IconButton
      {...handle}
      icon={<Icon size={18} aria-hidden />}
      label={label}
      size="small"
      className={styles.handle}
    />
  )
}
