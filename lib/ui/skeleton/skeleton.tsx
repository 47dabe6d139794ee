import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { messages } from './messages'
import styles from './skeleton.module.css'

/** Time in ms before a slow list is explained. */
const QUIET_MS = 3000

interface BarProps {
  /** Width as a share of the container, 0 to 1. Default 1. */
  width?: number
  /** Size of the text it replaces. Default 3. */
  line?: 1 | 3 | 4
}

/** Placeholder of one line of text. */
export function SkeletonBar({ width = 1, line = 3 }: BarProps) {
  return <span className={styles.bar} data-line={line} style={{ inlineSize: `${width * 100}%` }} />
}

const SHAPES: [number, number][] = [
  [0.96, 0.62],
  [0.88, 0.3],
  [0.98, 0.81],
]

/**
 * Placeholder of a status row with the same gutter, avatar, lines and action bar, so that nothing shifts when
 * it loads.
 */
export function StatusSkeleton({ index = 0 }: { index?: number }) {
  const [first, second] = SHAPES[index % SHAPES.length] ?? [1, 0.6]
  return (
    <div className={styles.row} aria-hidden>
      <span className={styles.avatar} />
      <div className={styles.body}>
        <SkeletonBar width={0.42} />
        <div className={styles.text}>
          <SkeletonBar width={first} line={4} />
          <SkeletonBar width={second} line={4} />
        </div>
        <span className={styles.actions} />
      </div>
    </div>
  )
}

/** Placeholder of an account or notification row. */
export function AccountSkeleton({ index = 0 }: { index?: number }) {
  return (
    <div className={styles.row} aria-hidden>
      <span className={styles.avatar} />
      <div className={styles.body}>
        <SkeletonBar width={index % 2 ? 0.35 : 0.48} />
        <SkeletonBar width={index % 2 ? 0.55 : 0.4} line={1} />
      </div>
    </div>
  )
}

interface ListProps {
  /** Default 6. */
  rows?: number
  kind?: 'status' | 'account'
  /** Rows to show in place of the placeholders. */
  children?: ReactNode
  /** Stops the search for the reader's position; shows a button for it while the list loads. */
  onGiveUp?: () => void
}

/** First load of a list: placeholder rows, announced once, explained after three seconds. */
export function SkeletonList({ rows = 6, kind = 'status', children, onGiveUp }: ListProps) {
  const intl = useIntl()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  const Row = kind === 'status' ? StatusSkeleton : AccountSkeleton
  return (
    <div className={styles.list}>
      <output className={slow ? styles.slow : 'visually-hidden'}>
        {intl.formatMessage(slow ? (onGiveUp ? messages.seeking : messages.slow) : messages.loading)}
        {slow && onGiveUp && (
          <Button size="small" variant="quiet" onClick={onGiveUp}>
            {intl.formatMessage(messages.giveUp)}
          </Button>
        )}
      </output>
      {children ?? Array.from({ length: rows }, (_, index) => <Row key={index} index={index} />)}
    </div>
  )
}
