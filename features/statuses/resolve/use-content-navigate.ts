import { useCallback, type MouseEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import type { ContentLink } from '@/lib/html/links'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ownPath } from './own-path'

/**
 * Returns the `onNavigate` of Html: mentions, tags and known posts open in the app, and so do remote posts
 * and profiles that the server can resolve. Servers resolve nothing for visitors, so only
 * what the server already has opens in the app for them.
 */
export function useContentNavigate() {
  const runtime = useRuntime()
  const intl = useIntl()
  const navigation = useNavigation()
  return useCallback(
    (link: ContentLink, event: MouseEvent<HTMLElement>): boolean => {
      if (link.kind !== 'remote') {
        navigation.go(link.path)
        return true
      }
      if (runtime.me === null) {
        const own = ownPath(link.url, runtime)
        if (own !== null) navigation.go(own)
        return own !== null
      }
      const anchor = event.target instanceof Element ? event.target.closest('a') : null
      if (!anchor) return false
      // Rarely needed, so it loads on first use.
      import('./open-remote').then(
        ({ openRemote }) => openRemote({ url: link.url, anchor, runtime, intl, navigation }),
        () => window.open(link.url, '_blank', 'noopener,noreferrer'),
      )
      return true
    },
    [runtime, intl, navigation],
  )
}
