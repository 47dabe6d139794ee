import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { useHandleLabel } from '@/lib/ui/sortable-list/use-sorting'
import { columnKindOf } from './column-kind'
import { useOnScreen } from '../columns-on-screen'
import type { SortableColumn } from './use-sortable-column'
import styles from '../deck.module.css'

interface Props {
  id: string
  path: string
  handle: SortableColumn['handle']
}

/** The icon of a column, by which it is moved. */
export function ColumnHandle({ id, path, handle }: Props) {
  const name = useOnScreen(({ titles }) => titles[id]) ?? ''
  const { icon: Icon } = columnKindOf(path)
  return (
    <IconButton
      {...handle}
      icon={<Icon size={18} aria-hidden />}
      label={useHandleLabel(name)}
      size="small"
      className={styles.handle}
    />
  )
}
