import type { ReactNode } from 'react'
import { AppLink, type Path } from '@/lib/navigation'
import styles from './link-row.module.css'

interface Props {
  to: Path
  icon: ReactNode
  /** The name and what follows it, as elements that wrap. */
  children: ReactNode
  /** Shown after the link, such as a menu. */
  action?: ReactNode
  /** Position in a windowed list, from 1, and its length (-1 when unknown), for screen readers. Default: an <li>. */
  place?: { position: number; size: number }
}

/** A row of a list whose entries are links: an icon, words and an action. */
export function LinkRow({ to, icon, children, action, place }: Props) {
  const content = (
    <>
      <AppLink to={to} className={styles.entry}>
        {icon}
        <span className={styles.content}>{children}</span>
      </AppLink>
      {action}
    </>
  )
  if (!place)
    return (
      <li className={styles.row} data-row>
        {content}
      </li>
    )
  const where = { 'aria-posinset': place.position, 'aria-setsize': place.size }
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.row} {...where} data-row>
      {content}
    </div>
  )
}
