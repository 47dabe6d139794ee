import { useEffect, type ReactNode } from 'react'
import { noteScreenShown } from '@/lib/util/first-screen'
import styles from './empty-state.module.css'

interface Props {
  /** Names the kind of content, on the drawing or, where there is none, instead of it. */
  icon?: ReactNode
  /** Drawn above the title unless compact: nothing yet (the default), not found, failed, no connection, or none. */
  drawing?: 'empty' | 'missing' | 'error' | 'offline' | null
  /** Names the missing content, in a few words. */
  title: string
  /** Why it is empty or how it fills. */
  text?: ReactNode
  /** The next step: a Button or a link with `buttonProps`. */
  action?: ReactNode
  /** Smaller, for panes and popups. */
  compact?: boolean
  /** It is the only content of the page, so its title is the page's heading. */
  page?: boolean
}

/** A place without content yet. */
export function EmptyState({
  icon,
  drawing = 'empty',
  title,
  text,
  action,
  compact = false,
  page = false,
}: Props) {
  const Title = page ? 'h1' : 'p'
  // A screen without content counts as shown, too.
  useEffect(noteScreenShown, [])
  return (
    <div className={styles.state} data-compact={compact || undefined}>
      <span className={styles.figure} data-drawing={drawing} aria-hidden>
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
