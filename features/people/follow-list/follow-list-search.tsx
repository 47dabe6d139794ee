import { useEffect, useMemo, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { PagedAccounts } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { fetchNext, idsOf } from '@/lib/query'
import { Button } from '@/lib/ui/button/button'
import { SearchInput } from '@/lib/ui/search-input/search-input'
import type { AccountId } from '@/schemas/primitives'
import type { FollowListSide } from './follow-list-query'
import { messages } from './messages'
import styles from './follow-list.module.css'

/** Pages that a search loads before it asks whether to continue. */
const PAGES_AT_ONCE = 5

interface Props {
  list: PagedAccounts
  side: FollowListSide
  text: string
  onText: (text: string) => void
  /** True for accounts that the text finds; null without text. */
  matches: ((id: AccountId) => boolean) | null
}

/**
 * Searches the loaded people of an own list: says how many were searched, and loads further pages, some
 * automatically, more on request. Servers have no search among followers.
 */
export function FollowListSearch({ list, side, text, onText, matches }: Props) {
  const intl = useIntl()
  const query = useInfiniteQuery({ ...list, enabled: false })
  const { data, hasNextPage, isFetching, isFetchNextPageError } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const found = useMemo(() => (matches ? ids.filter(matches).length : 0), [ids, matches])
  const pages = data?.pages.length ?? 0
  const [upTo, setUpTo] = useState(PAGES_AT_ONCE)
  const loadsMore = matches !== null && hasNextPage && !isFetching && !isFetchNextPageError && pages < upTo
  useEffect(() => {
    if (loadsMore) fetchNext(query)
  }, [loadsMore, query])

  if (ids.length === 0) return null
  const count = ids.length
  return (
    <div className={styles.search}>
      <SearchInput
        label={intl.formatMessage(side === 'followers' ? messages.searchFollowers : messages.searchFollowing)}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {matches && (
        <div className={styles.searched}>
          <output>
            {intl.formatMessage(hasNextPage ? messages.searchedSome : messages.searchedAll, { found, count })}
          </output>
          {hasNextPage && (
            <Button size="small" busy={isFetching} onClick={() => setUpTo(pages + PAGES_AT_ONCE)}>
              {intl.formatMessage(messages.searchMore)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
