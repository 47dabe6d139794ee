import { useIntl } from '@/lib/i18n'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { UserIcon } from '@/lib/ui/icons'
import { messages as shared } from '../rows/messages'
import { messages } from '../states/state-messages'

/** Instead of the posts of an account that has none. */
export default function EmptyAccount() {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<UserIcon />}
      title={intl.formatMessage(shared.empty)}
      text={intl.formatMessage(messages.emptyAccountText)}
    />
  )
}
