import { useMemo } from 'react'
import { useFilter, type FilterEffect } from '@/features/filters'
import { isClosed } from '@/features/polls'
import { useSetting } from '@/features/settings'
import { useClock, useIntl } from '@/lib/i18n'
import { keyWithin, useCachedEntity, useRuntime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import { contentOf, useContentSetting } from '../content'
import { quoteView } from '../quotes/quote-view'
import { warningOpen } from '../rules'
import { useMediaShown } from '../status-card/content/use-media-shown'
import { useWarningsOpen } from '../status-card/content/use-warnings-open'
import { useLoadedStatusName } from './lazy-status-name'
import type { NameContext } from './status-name'
import { translationKey, withTranslation, type CachedTranslation } from '../translation/use-translated-status'
import { useOpened } from '../view-store'

/** How a post is shown, for its accessible name. */
interface Shown {
  /** Text about its boosters. */
  boost?: string | undefined
  /** Why it is in a list; replaces its author. */
  lead?: string | undefined
  /** The line about its parent is shown. Default true. */
  parentShown?: boolean
  /** The effect of filters. */
  filter: FilterEffect | null
  /** A filter's bar replaces it. */
  isFiltered: boolean
  expandWarnings?: boolean
}

/** Returns the entities related to a post from the cache, without requests. */
function useRelatedEntities(status: Status | undefined): NameContext {
  const clock = useClock()
  const poll = useCachedEntity('poll', status?.poll ?? null)
  const view = status?.quote ? quoteView(status.quote) : null
  const quoted = useCachedEntity('status', view?.kind === 'post' ? view.id : null)
  const author = useCachedEntity('account', quoted?.account ?? null)
  const parent = useCachedEntity('account', status?.in_reply_to_account_id ?? null)
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

/**
 * Returns the accessible name of a post, computed again only when it changes; undefined until the post is cached and
 * the code is loaded.
 */
export function useStatusName(
  status: Status | undefined,
  account: Account | undefined,
  { boost, lead, parentShown = true, filter, isFiltered, expandWarnings = false }: Shown,
): string | undefined {
  const intl = useIntl()
  const statusName = useLoadedStatusName()
  const { client, identity } = useRuntime()
  const setting = useContentSetting()
  const hideCounts = useSetting('hideCounts')
  const related = useRelatedEntities(status)
  const key = keyWithin(identity, status?.id ?? '')
  const { warning, translated = false } = useOpened(key)
  const expand = useWarningsOpen(expandWarnings)
  const mediaShown = useMediaShown(status, key, (filter?.blurs.length ?? 0) > 0)
  return useMemo(() => {
    if (!status || !account || !statusName) return undefined
    const translation = translated
      ? client.getQueryData<CachedTranslation>(translationKey(status.id, intl.locale))
      : undefined
    const shown = translation ? withTranslation(status, translation, intl.locale) : status
    return statusName(
      {
        ...related,
        status: shown,
        account,
        boost,
        lead,
        parentShown,
        content: contentOf(shown, setting),
        hideCounts,
        mediaShown,
        open: warningOpen(status.spoiler_text, expand, warning),
        filtered: isFiltered ? filter?.titles : undefined,
      },
      intl,
    )
  }, [
    statusName,
    status,
    account,
    boost,
    lead,
    parentShown,
    related,
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
