import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part'
import { ErrorBoundary, type Failure } from './error-boundary'
import styles from './row.module.css'
import type { RowSubject } from './row-subject'

const Failed = lazyPart(
  () => import('./row-failed'),
  // Same height as the line that replaces it.
  () => <div className={styles.line} />,
)

interface Props {
  /** Name of the row in its list. */
  name: string
  /** Entity of the row; null when it shows none. A failed row renders again when its entity changes. */
  subject: RowSubject | null
  /** A change of it renders a failed row again. */
  resetKey?: unknown
  children: ReactNode
}

/** Limits a crash to one row: a line in its place reports it. */
export function RowBoundary({ name, subject, resetKey, children }: Props) {
  const fallback = (failure: Failure) => <Failed {...failure} subject={subject} />
  return (
    <ErrorBoundary name={name} fallback={fallback} resetKey={resetKey}>
      {children}
    </ErrorBoundary>
  )
}
