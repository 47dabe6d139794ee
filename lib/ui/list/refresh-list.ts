import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { announce } from '../announce/announce'
import type { Refresh } from './refreshers'

const messages = defineMessages({
  refreshed: {
    id: 'list.refreshed',
    defaultMessage: 'List updated',
    description: 'For screen readers: a list has been refreshed',
  },
  notRefreshed: {
    id: 'list.notRefreshed',
    defaultMessage: 'Couldn’t refresh the list. Check your connection and try again.',
    description: 'Notice after a list could not be refreshed',
  },
})

/** Refreshes a list and reports the result, which may change nothing on screen. */
export async function refreshList(refresh: Refresh, intl: IntlShape): Promise<void> {
  if (await refresh()) announce(intl.formatMessage(messages.refreshed))
  else pushToast({ kind: 'error', key: 'refresh', text: () => intl.formatMessage(messages.notRefreshed) })
}
