import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import { announce } from '../announce/announce'
import { messages } from './messages'
import type { Refresh } from './refreshers'

/** Refreshes a list and reports the result, which may change nothing on screen. */
export async function refreshList(refresh: Refresh, intl: IntlShape): Promise<void> {
  if (await refresh()) announce(intl.formatMessage(messages.refreshed))
  else pushToast({ kind: 'error', key: 'refresh', text: intl.formatMessage(messages.notRefreshed) })
}
