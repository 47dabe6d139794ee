import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { messages } from '../messages'
import { removeColumn } from './column-actions'

/** Removes a stored column whose page is gone. */
export function RemoveColumnButton({ id }: { id: string }) {
  const intl = useIntl()
  return <Button onClick={() => removeColumn(intl, id)}>{intl.formatMessage(messages.remove)}</Button>
}
