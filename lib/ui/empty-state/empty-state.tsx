import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface Props {
  icon?: ReactNode
  /** What would be here, in a few words. */
  title: string
  /** Why it is empty or how it fills. */
  text?: ReactNode
  /** The one thing to do: a Button or a link with buttonLook(). */
  action?: ReactNode
  /** Less room, for panes and popups. */
  compact?: boolean
}

/** A place with nothing in it yet. */
export function EmptyState({ icon, title, text, action, compact = false }: Props) {
  return (
    <div className={styles.state} data-compact={compact || undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
