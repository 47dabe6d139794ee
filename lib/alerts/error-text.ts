import { isApiError, lacksScope, type ApiError } from '@/lib/http/errors'
import type { IntlShape } from '@/lib/i18n'
import { assertNever } from '@/lib/util/assert-never'
import { limitedText } from './limited'
import { messages } from './messages'

export interface ErrorText {
  readonly title: string
  readonly text: string
}

function textByStatus(error: ApiError) {
  switch (error.status) {
    case 403:
      return messages.forbidden
    case 404:
    case 410:
      return messages.missing
    case 413:
      return messages.tooLarge
    default:
      return messages.refused
  }
}

function apiText(error: ApiError, intl: IntlShape): ErrorText | null {
  const title = (status = error.status) =>
    status === undefined
      ? intl.formatMessage(messages.unexpectedTitle)
      : intl.formatMessage(messages.status, { status: String(status) })
  switch (error.kind) {
    case 'aborted':
      return null
    case 'rateLimited':
      return { title: intl.formatMessage(messages.limitedTitle), text: limitedText(error, intl) ?? '' }
    case 'network':
      if (error.status !== undefined && error.status >= 500)
        return {
          title:
            error.host === undefined
              ? title()
              : intl.formatMessage(messages.hostTitle, { host: error.host, status: String(error.status) }),
          text: error.message || intl.formatMessage(messages.server),
        }
      return {
        title: intl.formatMessage(messages.lostTitle),
        text: intl.formatMessage(error.late ? messages.late : messages.lost),
      }
    case 'invalid':
      if (error.redirectedBy !== undefined)
        return {
          title: intl.formatMessage(messages.redirectedTitle, { host: error.redirectedBy }),
          text: intl.formatMessage(messages.redirected),
        }
      return {
        title: intl.formatMessage(messages.invalidTitle),
        text: intl.formatMessage(error.html ? messages.html : messages.invalid),
      }
    case 'unauthorised':
      return { title: title(401), text: error.message || intl.formatMessage(messages.unauthorised) }
    case 'refused':
    case 'notFound':
      // Only requests without a token are refused with 401.
      if (error.status === 401)
        return {
          title: intl.formatMessage(messages.membersTitle),
          text: intl.formatMessage(messages.members),
        }
      // The server's own words name scopes, which say nothing to users.
      if (lacksScope(error))
        return { title: intl.formatMessage(messages.scopeTitle), text: intl.formatMessage(messages.scope) }
      return { title: title(), text: error.message || intl.formatMessage(textByStatus(error)) }
    default:
      return assertNever(error.kind)
  }
}

/**
 * Turns an error into a title with the HTTP status and the server's own message. The only place that does.
 * Null for aborted requests, which show nothing.
 */
export function errorText(error: unknown, intl: IntlShape): ErrorText | null {
  if (isApiError(error)) return apiText(error, intl)
  if (error instanceof DOMException && error.name === 'AbortError') return null
  return {
    title: intl.formatMessage(messages.unexpectedTitle),
    text: intl.formatMessage(messages.unexpected),
  }
}
