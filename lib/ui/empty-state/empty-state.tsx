import { useEffect, type ReactNode } from 'react'
import { noteShown } from '@/lib/util/first-screen'
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
  /** It is all there is on the page: its title is the page's heading. */
  page?: boolean
}

/** A place with nothing in it yet. */
export function EmptyState({ icon, title, text, action, compact = false, page = false }: Props) {
  const Title = page ? 'h1' : 'p'
  // A screen without content is there as well.
  useEffect(noteShown, [])
  return (
    <div className={styles.state} data-compact={compact || undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
