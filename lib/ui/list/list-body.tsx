import { useRef } from 'react'
import { useNextRowFocus } from '@/lib/focus/use-next-row-focus'
import { WindowedList, type WindowedListProps } from '../windowed-list'
import { ListTail, type ListTailProps } from './list-tail'
import styles from './list.module.css'

export interface ListBodyProps extends Omit<WindowedListProps, 'nearEnd'> {
  /** Name of the list for screen readers. */
  label: string
  /** Its role; default 'feed', whose rows are articles. */
  as?: 'feed' | 'list' | 'region'
  /** True while any part of the list is loading. */
  busy: boolean
  /** Default none. */
  tail?: ListTailProps | undefined
}

/**
 * The rows of a list and its tail. Near the end it loads more, unless that failed or the user prefers a
 * button. After a press the first new row gets focus.
 */
export function ListBody({ label, as = 'feed', busy, tail, onNearEnd, ...rows }: ListBodyProps) {
  const box = useRef<HTMLDivElement>(null)
  const over = tail?.state === 'end' && !tail.busy
  const focusNext = useNextRowFocus({ list: box, keys: rows.keys, over })
  const automatic = !tail?.byHand && tail?.state !== 'failed'
  return (
    <div className={styles.list}>
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
