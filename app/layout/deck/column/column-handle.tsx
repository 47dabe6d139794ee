import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { useHandleLabel } from '@/lib/ui/sortable-list/use-sorting'
import { columnKindOf } from './column-kind'
import { useTitleOf } from '../columns-on-screen'
import type { SortableColumn } from './use-sortable-column'
import styles from '../deck.module.css'

interface Props {
  id: string
  path: string
  /** Props that start the move. */
  handle: SortableColumn['handle']
}

/** The button with the icon of a column, which moves it by pointer or keys. */
export function ColumnHandle({ id, path, handle }: Props) {
  const name = useTitleOf(id) ?? ''
  const label = useHandleLabel(name)
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
