import { plainName } from '@/features/session'
import { muteConversationAction, muteConversationIcons } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { DoneIcon, MoreIcon, TrashIcon, UserIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry } from '@/lib/ui/menu'
import { actionEntries } from '@/lib/ui/menu/action-entries'
import type { Account, Status } from '@/schemas/entities'
import { deleteConversationWithUndo, markAsRead } from '../actions'
import { messages } from '../messages'
import { isOfServer, type Conversation } from '../model/conversation'

interface Props {
  conversation: Conversation
  people: readonly Account[]
  status: Status | undefined
  unread: boolean
  /** Called after the conversation was deleted. */
  onDeleted?: () => void
}

/** Profiles to offer. */
const MAX_PROFILES = 3

/** The menu of a conversation. */
export function ConversationMenu({ conversation, people, status, unread, onDeleted }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const mute = status ? muteConversationAction(runtime, status, intl) : null
  const entries = (): (MenuEntry | false | undefined)[] => [
    unread && {
      kind: 'item',
      label: intl.formatMessage(messages.markRead),
      icon: <DoneIcon size={18} />,
      onSelect: () => markAsRead(runtime, conversation),
    },
    ...(mute ? actionEntries([mute], muteConversationIcons, intl, { hasKeys: true }) : []),
    ...people.slice(0, MAX_PROFILES).map((account): MenuEntry => ({
      kind: 'item',
      label: intl.formatMessage(messages.profile, { name: plainName(account) }),
      icon: <UserIcon size={18} />,
      onSelect: () => go(paths.profile(account.acct)),
    })),
    { kind: 'separator' },
    isOfServer(conversation) && {
      kind: 'item',
      label: intl.formatMessage(messages.delete),
      icon: <TrashIcon size={18} />,
      danger: true,
      onSelect: () => {
        deleteConversationWithUndo(runtime, conversation, intl)
        onDeleted?.()
      },
    },
  ]
  return (
    <Menu
      label={intl.formatMessage(messages.menu)}
      icon={<MoreIcon size={18} aria-hidden />}
      entries={entries}
    />
  )
}
