import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { session } from '../../identity/session'

/** Names the page in the window and in the history: what is new, the screen, the product. */
export function useTitle(title: string, unread = 0): void {
  const intl = useIntl()
  useEffect(() => {
    const count = unread > 0 ? `(${intl.formatNumber(unread)}) ` : ''
    document.title = `${count}${title} – ${session.config.productName}`
  }, [title, unread, intl])
}
