import { useEffect } from 'react'
import { create } from 'zustand'
import { useIntl } from '@/lib/i18n'
import { session } from '../../identity/session'

const useColumnTitle = create<{ title: string }>(() => ({ title: '' }))

/** Takes the title of the column that is connected to the document. */
export const setColumnTitle = (title: string): void => useColumnTitle.setState({ title })

/** Names the page in the window and in the history: the number of new posts, the screen, the product. */
export function useTitle(title: string, unread = 0): void {
  const intl = useIntl()
  useEffect(() => {
    if (title === '') return
    const count = unread > 0 ? `(${intl.formatNumber(unread)}) ` : ''
    document.title = `${count}${title} – ${session.config.productName}`
  }, [title, unread, intl])
}

/** Gives the document the title of its column. */
export function DocumentTitle({ unread }: { unread: number }) {
  useTitle(
    useColumnTitle(({ title }) => title),
    unread,
  )
  return null
}
