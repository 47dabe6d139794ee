import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part'
import { ErrorBoundary, type Failure } from './error-boundary'
import styles from './row.module.css'
import type { RowSubject } from './row-subject'

const Failed = lazyPart(
  () => import('./row-failed'),
  // As high as the line that replaces it.
  () => <div className={styles.line} />,
)

interface Props {
  /** Name of the row in its list. */
  name: string
  /** Entity that the row shows; null when it shows none. A row that failed is drawn again when it changes. */
  subject: RowSubject | null
  /** A change of it draws a row that failed again. */
  resetKey?: unknown
  children: ReactNode
}

/** Keeps the crash of one row to itself: a line in its place says so, its neighbours stay. */
export function RowBoundary({ name, subject, resetKey, children }: Props) {
  const fallback = (failure: Failure) => <Failed {...failure} subject={subject} />
  return (
    <ErrorBoundary name={name} fallback={fallback} resetKey={resetKey}>
      {children}
    </ErrorBoundary>
  )
}
