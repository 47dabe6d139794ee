import { isApiError } from '@/lib/http/errors'
import { defineMessages, type IntlShape } from '@/lib/i18n'

const messages = defineMessages({
  limited: {
    id: 'error.limited.until',
    defaultMessage: '{server} asks you to wait until {time}.',
    description: 'Alert after too many requests; {server}: domain of the server; {time}: time of day',
  },
  limitedUnnamed: {
    id: 'error.limited.until_unnamed',
    defaultMessage: 'The server asks you to wait until {time}.',
    description: 'Alert after too many requests; {time}: time of day',
  },
  continues: {
    id: 'error.limited.continues',
    defaultMessage: 'Loading will continue then.',
    description: 'Added to the sentence that the server asks you to wait until a time of day',
  },
})

const MINUTE = 60_000

/** Formats the end of a wait, never too early: with seconds below a minute, else rounded up to the minute. */
function timeOf(until: number, intl: IntlShape): string {
  if (until - Date.now() < MINUTE)
    return intl.formatTime(Math.ceil(until / 1000) * 1000, { timeStyle: 'medium' })
  return intl.formatTime(Math.ceil(until / MINUTE) * MINUTE, { timeStyle: 'short' })
}

/** Says when a rate limit ends; null for any other error. */
export function limitedText(error: unknown, intl: IntlShape): string | null {
  if (!isApiError(error, 'rateLimited')) return null
  const time = timeOf(error.retryAt ?? Date.now() + MINUTE, intl)
  return error.host === undefined
    ? intl.formatMessage(messages.limitedUnnamed, { time })
    : intl.formatMessage(messages.limited, { server: error.host, time })
}

/** The same for a list that then continues automatically. */
export function waitingText(error: unknown, intl: IntlShape): string | null {
  const text = limitedText(error, intl)
  return text && `${text} ${intl.formatMessage(messages.continues)}`
}
