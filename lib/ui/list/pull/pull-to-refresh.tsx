import type { CSSProperties, RefObject } from 'react'
import type { Scroller } from '@/lib/column'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { useIntl } from '@/lib/i18n'
import { RefreshIcon } from '../../icons'
import { Spinner } from '../../spinner/spinner'
import { refreshList } from '../refresh-list'
import type { Refresh } from '../refreshers'
import { REFRESH_DISTANCE, usePull } from './use-pull'
import styles from './pull-to-refresh.module.css'

interface Props {
  list: RefObject<HTMLElement | null>
  scroller: Scroller
  onRefresh: Refresh
}

/** A disc that follows the finger from below the header. The list itself does not move. */
export default function PullToRefresh({ list, scroller, onRefresh }: Props) {
  const intl = useIntl()
  const still = useReducedMotion()
  const { pull, refreshing } = usePull({
    list,
    scroller,
    onRefresh: () => refreshList(onRefresh, intl),
  })
  if (pull === 0 && !refreshing) return null
  const share = Math.min(1, pull / REFRESH_DISTANCE)
  return (
    <span
      className={styles.disc}
      aria-hidden
      data-still={still || undefined}
      data-refreshing={refreshing || undefined}
      data-far={share === 1 || undefined}
      style={
        {
          '--pull': `${refreshing ? REFRESH_DISTANCE : pull}px`,
          '--share': refreshing ? 1 : share,
        } as CSSProperties
      }
    >
      {refreshing ? <Spinner size="small" /> : <RefreshIcon />}
    </span>
  )
}
