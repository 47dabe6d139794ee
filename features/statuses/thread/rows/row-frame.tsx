import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { ThreadRow } from './rows'
import styles from './row-frame.module.css'

export type Step = 'parent' | 'child' | 'next' | 'previous'

interface Props {
  row: ThreadRow
  folded: boolean
  /** The post appeared while the thread was open. */
  fresh: boolean
  /** Moves from this row by a key; true when that did something. */
  onStep: (row: ThreadRow, step: Step) => boolean
  children: ReactNode
}

/** Arrow keys as in a tree: sideways to the parent and to replies, with Alt past whole branches. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, rtl: boolean): Step | null {
  if (ctrlKey || metaKey || shiftKey) return null
  if (altKey) return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return 'parent'
  return key === (rtl ? 'ArrowLeft' : 'ArrowRight') ? 'child' : null
}

/**
 * The frame of a row in a thread: its column, the lines that pass by, and whether its branch is folded.
 */
export function RowFrame({ row, folded, fresh, onStep, children }: Props) {
  const { level, elbow, rails, role } = row
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Only on the row itself: inside it, arrow keys mean other things.
    if (!(event.target instanceof HTMLElement) || event.target.tagName !== 'ARTICLE') return
    const step = stepOf(event, getComputedStyle(event.currentTarget).direction === 'rtl')
    // With Alt, arrow keys have no other meaning here, even when there is no row to move to.
    if (step && (onStep(row, step) || event.altKey)) event.preventDefault()
  }
  return (
    // Handles keys of the article inside; the frame itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.frame}
      style={{ '--level': level } as CSSProperties}
      data-level={level || undefined}
      data-role={role}
      data-fresh={fresh || undefined}
      data-folded={folded || undefined}
      onKeyDown={onKeyDown}
    >
      {rails.map((at) => (
        <span key={at} className={styles.rail} style={{ '--at': at } as CSSProperties} aria-hidden />
      ))}
      {elbow !== undefined && (
        <span className={styles.elbow} style={{ '--at': elbow } as CSSProperties} aria-hidden />
      )}
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
