import { useIntl } from '@/lib/i18n'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SparkleIcon } from '@/lib/ui/icons'
import { messages } from '../messages'

/** Leads to a report that someone shared: the API only has those of the user. `link`: its page. */
export function SharedReport({ link }: { link: string }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<SparkleIcon />}
      title={intl.formatMessage(messages.shared)}
      action={
        <a href={link} target="_blank" rel="noopener noreferrer" {...buttonProps()}>
          {intl.formatMessage(messages.original)}
        </a>
      }
    />
  )
}
