import { useMemo, useState } from 'react'
import { useCapability } from '@/features/instance'
import { useLists } from '@/features/lists'
import { useAccounts, useSessionService } from '@/features/session'
import { useSettings } from '@/features/settings'
import { useFollowedTags } from '@/features/tags'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { useNavigationState } from '../layout/navigation/use-navigation-state'
import type { PaletteItem } from './item'
import { rankItems, type RankedGroup } from './rank'
import { recentItems } from './recents'
import { collectItems } from './sources'
import { useOtherReaders } from './use-other-readers'

interface PaletteItems {
  readonly groups: readonly RankedGroup[]
  /** A read that failed; its items are missing. */
  readonly failed: { readonly error: Error; readonly retry: () => void; readonly busy: boolean } | null
}

/**
 * Returns the items that match `query`, those that the palette knows without asking the server. The same array until one
 * of the values they are made of changes.
 */
export function usePaletteItems(query: string, shortcuts: readonly PaletteItem[]): PaletteItems {
  const intl = useIntl()
  const { identity, me, http } = useRuntime()
  const { embedded } = useSessionService()
  const accounts = useAccounts()
  const settings = useSettings()
  const { entries, acct } = useNavigationState()
  const hasLists = entries.some(({ id }) => id === 'lists')
  const lists = useLists(hasLists)
  const canFollow = useCapability('followTags')
  const tags = useFollowedTags(canFollow && me !== null)
  // Choosing an item closes the palette, so they do not change while it is open.
  const [recents] = useState(() => recentItems(identity.key))
  const hasCollections = useCapability('collections')
  const otherReaders = useOtherReaders()
  const groups = useMemo(() => {
    const known = collectItems({
      intl,
      identityKey: identity.key,
      acct,
      query,
      recents,
      entries,
      hasCollections,
      lists: lists.data ?? [],
      tags: tags.data ?? [],
      accounts,
      otherReaders,
      canAddAccount: !embedded,
      settings,
      capabilities: http.capabilities,
    })
    const isOfPost = ({ group }: PaletteItem) => group === 'post'
    const items = [...shortcuts.filter(isOfPost), ...known, ...shortcuts.filter((item) => !isOfPost(item))]
    return rankItems(
      items,
      query,
      recents.map(({ id }) => id),
    )
  }, [
    intl,
    identity.key,
    acct,
    query,
    recents,
    entries,
    hasCollections,
    lists.data,
    tags.data,
    accounts,
    otherReaders,
    embedded,
    settings,
    http,
    shortcuts,
  ])
  const failed = [lists, tags].find(({ data, error }) => data === undefined && error !== null)
  return {
    groups,
    failed: failed?.error
      ? { error: failed.error, retry: () => void failed.refetch(), busy: failed.isFetching }
      : null,
  }
}
