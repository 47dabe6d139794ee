import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import {
  BackIcon,
  CloseIcon,
  CollapseIcon,
  EllipsisIcon,
  ForwardIcon,
  RefreshIcon,
  UpIcon,
} from '@/lib/ui/icons'
import { refresherOf } from '@/lib/ui/list'
import { refreshList } from '@/lib/ui/list'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { toTop } from '../../column/to-top'
import { focusColumn, useTitleOf } from '../columns-on-screen'
import { COLUMN_WIDTHS, withColumnAt, withColumnChanged } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'
import { messages, widthMessages } from '../messages'
import { useRemoveColumn } from './use-remove-column'

interface Props {
  id: string
  /** True when the column shows the page of the address. */
  isCurrent: boolean
}

/** The menu in the header of a stored column. */
export function ColumnMenu({ id, isCurrent }: Props) {
  const intl = useIntl()
  const { scroller } = useColumn()
  const name = useTitleOf(id) ?? ''
  const remove = useRemoveColumn(id, isCurrent)

  const move = (at: number) => {
    changeColumns((columns) => withColumnAt(columns, id, at))
    requestAnimationFrame(() => focusColumn(id))
  }
  const collapse = () => {
    changeColumns((columns) => withColumnChanged(columns, id, { collapsed: true, title: name }))
    requestAnimationFrame(() => focusColumn(id))
  }
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
        label: intl.formatMessage(messages.moveBack),
        icon: <BackIcon />,
        disabled: at <= 0,
        onSelect: () => move(at - 1),
      },
      {
        kind: 'item',
        label: intl.formatMessage(messages.moveForward),
        icon: <ForwardIcon />,
        disabled: at === columns.length - 1,
        onSelect: () => move(at + 1),
      },
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
      {
        kind: 'item',
        label: intl.formatMessage(messages.collapse),
        icon: <CollapseIcon />,
        onSelect: collapse,
      },
      { kind: 'separator' },
      { kind: 'item', label: intl.formatMessage(messages.remove), icon: <CloseIcon />, onSelect: remove },
    ]
  }
  return (
    <Menu
      label={intl.formatMessage(messages.options, { name })}
      icon={<EllipsisIcon size={18} aria-hidden />}
      entries={entries}
    />
  )
}
