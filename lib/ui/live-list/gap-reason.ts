import { errorText, waitingText } from '@/lib/alerts'
import { ApiError, isApiError, type ApiErrorKind } from '@/lib/http'
import { defineMessages, type IntlShape } from '@/lib/i18n'

const messages = defineMessages({
  offline: {
    id: 'gap.offline',
    defaultMessage: 'No connection. Loading continues when you’re back online.',
    description: 'Reason in a list why missing items could not be loaded',
  },
  stuck: {
    id: 'gap.stuck',
    defaultMessage: 'The server sent the same items again. Try again later.',
    description: 'Reason in a list why missing items could not be loaded',
  },
  both: {
    id: 'gap.reason',
    defaultMessage: '{title}. {text}',
    description:
      'Reason in a list why missing items could not be loaded; {title}: short, such as “The server reported an error (503)”; {text}: a sentence that explains it',
  },
})

/** Joins what happened and its explanation. */
export const withReason = (title: string, text: string, intl: IntlShape): string =>
  intl.formatMessage(messages.both, { title, text })

/**
 * Says why a gap could not be filled. `failed` is the reason in its state. `error` is the latest one of the list,
 * which may be about another page.
 */
export function gapReason(failed: string, error: unknown, isOffline: boolean, intl: IntlShape): string {
  if (failed === 'stuck') return intl.formatMessage(messages.stuck)
  if (failed === 'network' && isOffline) return intl.formatMessage(messages.offline)
  const isOwn = isApiError(error) && error.kind === failed
  const own = isOwn ? error : new ApiError({ kind: failed as ApiErrorKind, path: '' })
  const words = errorText(own, intl)
  return waitingText(own, intl) ?? (words ? withReason(words.title, words.text, intl) : '')
}
