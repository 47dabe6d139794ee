import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { messages } from '../messages'
import { useRemoveColumn } from './use-remove-column'

/** Removes a stored column whose page is gone. `isCurrent`: it shows the page of the address. */
export function RemoveColumnButton({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  const intl = useIntl()
  return <Button onClick={useRemoveColumn(id, isCurrent)}>{intl.formatMessage(messages.remove)}</Button>
}
