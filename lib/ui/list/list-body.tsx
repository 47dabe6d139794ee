import { useRef } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { useOffline } from '@/lib/alerts'
import { useNextRowFocus } from '@/lib/focus/use-next-row-focus'
import { WindowedList, type WindowedListProps } from '../windowed-list'
import { useMediaQuery } from '@/lib/hooks/use-media-query'
import { PULL_QUERY, PullToRefresh } from './pull/lazy-pull-to-refresh'
import { StaleNote } from './lazy-stale-note'
import { useRefresher, type Refresh } from './refreshers'
import { ListTail, type ListTailProps } from './list-tail'

export interface ListBodyProps extends Omit<WindowedListProps, 'nearEnd'> {
  /** Name of the list for screen readers. */
  label: string
  /** Its role; default 'feed', whose rows are articles. */
  as?: 'feed' | 'list' | 'region'
  /** True while any part of the list is loading. */
  busy: boolean
  /** Default none. */
  tail?: ListTailProps | undefined
  /**
   * The key of a live list, or the time of the last answer in ms: rows that an earlier visit stored say from when they are
   * while there is no connection.
   */
  from?: QueryKey | number | undefined
  /** Refreshes the list, from the menu of its column or by pulling it down in an installed app. Default: neither can. */
  onRefresh?: Refresh | undefined
}

/**
 * The rows of a list and its tail. Near the end it loads more, unless that failed or the user prefers a
 * button. After a press the first new row gets focus.
 */
export function ListBody({
  label,
  as = 'feed',
  busy,
  tail,
  from,
  onNearEnd,
  onRefresh,
  ...rows
}: ListBodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const over = tail?.state === 'end' && !tail.busy
  const focusNext = useNextRowFocus({ list: box, keys: rows.keys, over })
  const canPull = useMediaQuery(PULL_QUERY)
  useRefresher(rows.scroller, onRefresh)
  const isOffline = useOffline()
  const automatic = !tail?.byHand && tail?.state !== 'failed'
  return (
    <div>
      {onRefresh && canPull && <PullToRefresh list={box} scroller={rows.scroller} onRefresh={onRefresh} />}
      {isOffline && from !== undefined && <StaleNote from={from} />}
      <div role={as} aria-label={label} aria-busy={busy} ref={box}>
        <WindowedList {...rows} {...(automatic && onNearEnd && { onNearEnd })} />
      </div>
      {tail && (
        <ListTail
          {...tail}
          onMore={() => {
            focusNext()
            tail.onMore?.()
          }}
        />
      )}
    </div>
  )
}
