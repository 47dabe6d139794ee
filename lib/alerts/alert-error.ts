import { isApiError, lacksScope } from '@/lib/http/errors'
import type { IntlShape } from '@/lib/i18n'
import { errorText } from './error-text'
import { isOffline } from './offline'
import { pushToast, type ToastAction } from './toasts'

interface Options {
  /** Describes the failed action; replaces the general title: "The boost was reverted". */
  title?: () => string
  /** Usually: try again. */
  action?: ToastAction
  identity?: string
}

/** True while the offline banner reports that the server of an identity cannot be reached. */
function isReported(identity: string): boolean {
  const host = identity.slice(identity.lastIndexOf('@') + 1)
  return isOffline(`https://${host}`) || isOffline(`http://${host}`)
}

/**
 * Shows an error as a toast; aborted requests show nothing. All lost connections share one toast, and so do
 * all rate limits and all missing scopes, so that one cause shows one notice. While the offline banner is that
 * notice, a lost connection shows no toast.
 */
export function alertError(error: unknown, intl: IntlShape, options: Options = {}): void {
  const words = errorText(error, intl)
  if (!words) return
  const { title, action, identity } = options
  const cause = lacksScope(error)
    ? 'scope'
    : !title && !action && isApiError(error, 'network', 'rateLimited') && error.kind
  if (cause === 'network' && isReported(identity ?? '')) return
  pushToast({
    kind: 'error',
    title: title ?? (() => errorText(error, intl)?.title ?? ''),
    text: () => errorText(error, intl)?.text ?? '',
    ...(action && { action }),
    ...(identity !== undefined && { identity }),
    ...(cause && { key: `${cause}:${identity ?? ''}` }),
  })
}
