import { useCallback, type MouseEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import type { ContentLink } from '@/lib/html/links'
import { useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ownPath } from './own-path'

/**
 * What a press on a link in content does, for `onNavigate` of Html: mentions, tags and known posts open inside, and so
 * do posts and profiles elsewhere where the own server knows them. For visitors no server looks: only what is on the
 * server they visit opens inside.
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
      // Asked for by few presses: its code comes with the first.
      import('./open-remote').then(
        ({ openRemote }) => openRemote({ url: link.url, anchor, runtime, intl, navigation }),
        () => window.open(link.url, '_blank', 'noopener,noreferrer'),
      )
      return true
    },
    [runtime, intl, navigation],
  )
}
