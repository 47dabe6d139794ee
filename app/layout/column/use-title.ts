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

/** Marks the icon of the window while there are new posts. An icon of the embedding server stays as it is. */
function useIcon(unread: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const href = link?.getAttribute('href')
    const wanted = href?.replace(/icon(-unread)?\.svg$/, unread ? 'icon-unread.svg' : 'icon.svg')
    if (link && wanted && wanted !== href) link.setAttribute('href', wanted)
  }, [unread])
}

/** Gives the document the title of its column, and its icon a mark for new posts. */
export function DocumentTitle({ unread }: { unread: number }) {
  useTitle(
    useColumnTitle(({ title }) => title),
    unread,
  )
  useIcon(unread > 0)
  return null
}
