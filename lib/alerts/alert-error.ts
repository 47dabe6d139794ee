import { isApiError } from '@/lib/http/errors'
import type { IntlShape } from '@/lib/i18n'
import { errorText } from './error-text'
import { pushToast, type ToastAction } from './toasts'

interface Options {
  /** Describes the failed action; replaces the general title: "The boost was taken back". */
  title?: string
  /** Usually: try again. */
  action?: ToastAction
  identity?: string
}

/**
 * Shows an error as a toast; aborted requests show nothing. All lost connections share one toast, and so do
 * all rate limits, so that an outage shows one notice.
 */
export function alertError(error: unknown, intl: IntlShape, options: Options = {}): void {
  const words = errorText(error, intl)
  if (!words) return
  const { title, action, identity } = options
  const general = !title && !action && isApiError(error, 'lost', 'limited')
  pushToast({
    kind: 'error',
    title: title ?? words.title,
    text: words.text,
    ...(action && { action }),
    ...(identity !== undefined && { identity }),
    ...(general && { key: `${error.kind}:${identity ?? ''}` }),
  })
}
