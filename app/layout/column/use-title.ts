import { useEffect } from 'react'
import { create } from 'zustand'
import { useIntl } from '@/lib/i18n'
import { whenIdle } from '@/lib/util/timing/when-idle'
import { session } from '../../identity/session'

const useColumnTitle = create<{ title: string }>(() => ({ title: '' }))

/** Sets the title of the column that is connected to the document; empty until its screen has one. */
export const setColumnTitle = (title: string): void => useColumnTitle.setState({ title })

/** Sets the document title: the number of new posts, the screen, the product. Keeps it while `title` is empty. */
export function useTitle(title: string, unread = 0): void {
  const intl = useIntl()
  useEffect(() => {
    if (title === '') return
    const count = unread > 0 ? `(${intl.formatNumber(unread)}) ` : ''
    document.title = `${count}${title} – ${session.config.productName}`
  }, [title, unread, intl])
}

/** Adds a mark to the favicon while there are new posts, unless the icon is that of the embedding server. */
function useIcon(unread: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const href = link?.getAttribute('href')
    const wanted = href?.replace(/icon(-unread)?\.svg$/, unread ? 'icon-unread.svg' : 'icon.svg')
    if (link && wanted && wanted !== href) link.setAttribute('href', wanted)
  }, [unread])
}

/** Shows a number on the icon of the installed app, where there is one; 0 removes it. */
function useAppBadge(count: number): void {
  // Takes some ms: wait, so that it delays neither the first post nor a busy stream.
  useEffect(
    () =>
      whenIdle(() => {
        // A browser may refuse it, e.g. while the app is not installed.
        void navigator.setAppBadge?.(count).catch(() => {})
      }),
    [count],
  )
}

/** Sets the document title to that of the column, marks the favicon for `unread`, and shows `onApp` on the app icon. */
export function DocumentTitle({ unread, onApp }: { unread: number; onApp: number }) {
  useTitle(
    useColumnTitle(({ title }) => title),
    unread,
  )
  useIcon(unread > 0)
  useAppBadge(onApp)
  return null
}
