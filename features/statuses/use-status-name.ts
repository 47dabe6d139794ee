import { useMemo } from 'react'
import { useFilter, type FilterEffect } from '@/features/filters'
import { isClosed } from '@/features/polls'
import { useSetting } from '@/features/settings'
import { useClock, useIntl } from '@/lib/i18n'
import { useHeld, useRuntime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import { contentOf, useContentSetting } from './content'
import { quoteView } from './quotes/quote-view'
import { warningOpen } from './rules'
import { useMediaShown } from './status-card/content/use-media-shown'
import { useWarningsOpen } from './status-card/content/use-warnings-open'
import { statusName, type NameContext } from './status-name'
import { translationKey, withTranslation, type KeptTranslation } from './translation/use-translated-status'
import { useOpened } from './view-store'

/** How a post is shown, for its accessible name. */
interface Shown {
  /** Text about its boosters. */
  boost?: string | undefined
  /** The effect of filters. */
  filter: FilterEffect | null
  /** A filter's bar replaces it. */
  isFiltered: boolean
  expandWarnings?: boolean
}

/** Returns data around a post from the cache, without requests. */
function useAround(status: Status | undefined): NameContext {
  const clock = useClock()
  const poll = useHeld('poll', status?.poll ?? null)
  const view = status?.quote ? quoteView(status.quote) : null
  const quoted = useHeld('status', view?.kind === 'post' ? view.id : null)
  const author = useHeld('account', quoted?.account ?? null)
  const parent = useHeld('account', status?.in_reply_to_account_id ?? null)
  const filter = useFilter(quoted)
  const closed = poll ? isClosed(poll, clock.read()) : false
  return useMemo(
    () => ({
      poll,
      closed,
      parent,
      quoted:
        quoted && author && !quoted.gone && !author.hidden && !author.limited
          ? { status: quoted, account: author }
          : undefined,
      quoteFiltered: filter && filter.action !== 'blur' ? filter.titles : undefined,
    }),
    [poll, closed, parent, quoted, author, filter],
  )
}

/** Returns the accessible name of a post, computed again only when it changes; '' until it is cached. */
export function useStatusName(
  status: Status | undefined,
  account: Account | undefined,
  { boost, filter, isFiltered, expandWarnings = false }: Shown,
): string {
  const intl = useIntl()
  const { client, identity } = useRuntime()
  const setting = useContentSetting()
  const hideCounts = useSetting('hideCounts')
  const around = useAround(status)
  const key = `${identity.who}/${status?.id ?? ''}`
  const { warning, translated = false } = useOpened(key)
  const expand = useWarningsOpen(expandWarnings)
  const mediaShown = useMediaShown(status, key, (filter?.blurs.length ?? 0) > 0)
  return useMemo(() => {
    if (!status || !account) return ''
    const kept = translated
      ? client.getQueryData<KeptTranslation>(translationKey(status.id, intl.locale))
      : undefined
    const shown = kept ? withTranslation(status, kept, intl.locale) : status
    return statusName(
      {
        ...around,
        status: shown,
        account,
        boost,
        content: contentOf(shown, setting),
        hideCounts,
        mediaShown,
        open: warningOpen(status.spoiler_text, expand, warning),
        filtered: isFiltered ? filter?.titles : undefined,
      },
      intl,
    )
  }, [
    status,
    account,
    boost,
    around,
    filter,
    isFiltered,
    setting,
    hideCounts,
    mediaShown,
    expand,
    warning,
    translated,
    client,
    intl,
  ])
}
