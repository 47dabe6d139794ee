import { pushToast } from '@/lib/alerts'
import { alertError } from '@/lib/alerts/alert-error'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { messages } from './messages'

/** Tells that the pushes of an account could not be changed: the reason of the server, or that the browser could not. */
export function alertPushFailure(error: unknown, intl: IntlShape, identity: string): void {
  if (isApiError(error)) alertError(error, intl, { identity })
  else pushToast({ kind: 'error', text: () => intl.formatMessage(messages.failed) })
}
