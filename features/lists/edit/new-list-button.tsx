import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AddIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import './payload'

/** Opens the dialog to create a list. */
export function NewListButton() {
  const intl = useIntl()
  const { identity } = useRuntime()
  return (
    <IconButton
      icon={<AddIcon size={20} />}
      label={intl.formatMessage(messages.newList)}
      onClick={() => void pushModal('LIST', { listId: null }, identity.key)}
    />
  )
}
