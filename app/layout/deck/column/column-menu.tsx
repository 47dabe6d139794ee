import { useCallback } from 'react'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import {
  BackIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  EllipsisIcon,
  ForwardIcon,
  RefreshIcon,
  UpIcon,
} from '@/lib/ui/icons'
import { refresherOf } from '@/lib/ui/list'
import { refreshList } from '@/lib/ui/list'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { Menu, type MenuEntry, type TriggerProps } from '@/lib/ui/menu'
import { toTop } from '../../column/to-top'
import { useTitleOf } from '../columns-on-screen'
import { COLUMN_WIDTHS, withColumnChanged } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'
import { messages, widthMessages } from '../messages'
import { duplicateColumn, isDuplicable, moveColumn, removeColumn, toggleCollapsed } from './column-actions'

/** The menu in the header of a stored column. */
export function ColumnMenu({ id }: { id: string }) {
  const intl = useIntl()
  const { scroller } = useColumn()
  const label = intl.formatMessage(messages.options, { name: useTitleOf(id) ?? '' })
  const trigger = useCallback(
    // A key presses the button.
    (props: TriggerProps) => (
      <IconButton
        icon={<EllipsisIcon size={18} aria-hidden />}
        label={label}
        data-action="columnMenu"
        {...props}
      />
    ),
    [label],
  )
  const entries = (): (MenuEntry | false)[] => {
    const columns = getColumns()
    const at = columns.findIndex((column) => column.id === id)
    const width = columns[at]?.width ?? 0
    const refresh = refresherOf(scroller)
    return [
      refresh !== undefined && {
        kind: 'item',
        label: intl.formatMessage(messages.refresh),
        icon: <RefreshIcon />,
        onSelect: () => void refreshList(refresh, intl),
      },
      {
        kind: 'item',
        shortcut: 'top',
        label: intl.formatMessage(messages.top),
        icon: <UpIcon />,
        onSelect: () => toTop(scroller, intl),
      },
      {
        kind: 'item',
        shortcut: 'moveColumnBack',
        label: intl.formatMessage(messages.moveBack),
        icon: <BackIcon />,
        disabled: at <= 0,
        onSelect: () => moveColumn(intl, id, -1),
      },
      {
        kind: 'item',
        shortcut: 'moveColumnForward',
        label: intl.formatMessage(messages.moveForward),
        icon: <ForwardIcon />,
        disabled: at === columns.length - 1,
        onSelect: () => moveColumn(intl, id, 1),
      },
      { kind: 'separator' },
      {
        kind: 'choice',
        label: intl.formatMessage(messages.width),
        value: String(width),
        options: COLUMN_WIDTHS.map((each) => ({
          value: String(each),
          label: intl.formatMessage(widthMessages[each]),
        })),
        onSelect: (value) => changeColumns((all) => withColumnChanged(all, id, { width: Number(value) })),
      },
      { kind: 'separator' },
      {
        kind: 'item',
        shortcut: 'collapseColumn',
        label: intl.formatMessage(messages.collapse),
        icon: <CollapseIcon />,
        onSelect: () => toggleCollapsed(id),
      },
      isDuplicable(id) && {
        kind: 'item',
        shortcut: 'duplicateColumn',
        label: intl.formatMessage(messages.duplicate),
        icon: <CopyIcon />,
        onSelect: () => duplicateColumn(id),
      },
      { kind: 'separator' },
      {
        kind: 'item',
        shortcut: 'removeColumn',
        label: intl.formatMessage(messages.remove),
        icon: <CloseIcon />,
        onSelect: () => removeColumn(intl, id),
      },
    ]
  }
  return <Menu label={label} trigger={trigger} entries={entries} />
}
