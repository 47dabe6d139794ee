import { useIntl } from '@/lib/i18n'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { UserIcon } from '@/lib/ui/icons'
import { messages } from '../states/state-messages'

/** Shown when an account has no posts. */
export default function EmptyAccount() {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<UserIcon />}
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyAccountText)}
    />
  )
}
