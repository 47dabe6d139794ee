import type { RefObject } from 'react'
import { passFocus } from '@/lib/focus/pass-focus'
import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { AccountsIcon, EditIcon, TrashIcon } from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import type { List } from '@/schemas/list'
import { messages } from '../messages'
import { deleteList } from './delete-list'
import './payload'

interface Props {
  list: List
  /** True on the page of the list, which deleting leaves. */
  onPage?: boolean
  /** Takes the focus when the list is deleted and its menu removed. */
  focusAfterDelete?: RefObject<HTMLElement | null>
}

/** The menu of a list: edit, members, delete. */
export function ListMenu({ list, onPage = false, focusAfterDelete }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go, backTo } = useNavigation()
  const remove = () => {
    if (focusAfterDelete) passFocus(focusAfterDelete.current)
    deleteList(runtime, list, intl, onPage ? () => go(paths.list(list.id)) : undefined)
    if (onPage) backTo(paths.lists)
  }
  return (
    <Menu
      label={intl.formatMessage(messages.menu, { title: list.title })}
      entries={() => [
        {
          kind: 'item',
          label: intl.formatMessage(messages.members),
          icon: <AccountsIcon size={18} />,
          onSelect: () => go(paths.listMembers(list.id)),
        },
        {
          kind: 'item',
          label: intl.formatMessage(messages.edit),
          icon: <EditIcon size={18} />,
          onSelect: () => void pushModal('LIST', { listId: list.id }, runtime.identity.key),
        },
        { kind: 'separator' },
        {
          kind: 'item',
          label: intl.formatMessage(messages.delete),
          icon: <TrashIcon size={18} />,
          danger: true,
          onSelect: remove,
        },
      ]}
    />
  )
}
